/** Picking a language; each is called by its own name. */

import { LANGUAGES } from "../core/page.ts";
import { setPreferences } from "../core/preferences.ts";
import { usePreferences } from "../core/table.ts";
import { Icon } from "./icon.tsx";

const NAMES: Record<string, string> = { en: "English", it: "Italiano" };

export function LanguagePick({ words }: { words: { text: (id: string) => string } }) {
  const { language } = usePreferences();
  return (
    <div class="pick" role="group" aria-label={words.text("language")}>
      {LANGUAGES.map((each) => (
        <button
          type="button"
          key={each}
          lang={each}
          class="pick-one"
          aria-pressed={each === language ? "true" : "false"}
          onClick={() => setPreferences({ language: each })}
        >
          {NAMES[each] ?? each}
        </button>
      ))}
    </div>
  );
}

/** One tap for whoever cannot read this page: the next language, called by its own name. */
export function LanguageButton() {
  const { language } = usePreferences();
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
  return (
    <button
      type="button"
      class="language-button"
      lang={next}
      onClick={() => setPreferences({ language: next })}
    >
      <Icon name="tongue" /> {NAMES[next] ?? next}
    </button>
  );
}

export function ThemePick({ words }: { words: { text: (id: string) => string } }) {
  const { theme } = usePreferences();
  const all = ["dark", "light", "auto"] as const;
  return (
    <div class="pick" role="group" aria-label={words.text("dress")}>
      {all.map((each) => (
        <button
          type="button"
          key={each}
          class="pick-one"
          aria-pressed={each === theme ? "true" : "false"}
          onClick={() => setPreferences({ theme: each })}
        >
          {words.text(`dress-${each}`)}
        </button>
      ))}
    </div>
  );
}
