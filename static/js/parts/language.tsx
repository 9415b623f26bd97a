/** Picking a language; each is called by its own name. */
import { like } from "../core/liking.ts";
import { LANGUAGES } from "../core/page.ts";
import { useLiking } from "../core/table.ts";

const NAMES: Record<string, string> = { en: "English", it: "Italiano" };

export function LanguagePick({ words }: { words: { text: (id: string) => string } }) {
  const { language } = useLiking();
  return (
    <div class="pick" role="group" aria-label={words.text("language")}>
      {LANGUAGES.map((each) => (
        <button
          type="button"
          key={each}
          lang={each}
          class="pick-one"
          aria-pressed={each === language ? "true" : "false"}
          onClick={() => like({ language: each })}
        >
          {NAMES[each] ?? each}
        </button>
      ))}
    </div>
  );
}

export function DressPick({ words }: { words: { text: (id: string) => string } }) {
  const { dress } = useLiking();
  const all = ["dark", "light", "auto"] as const;
  return (
    <div class="pick" role="group" aria-label={words.text("dress")}>
      {all.map((each) => (
        <button
          type="button"
          key={each}
          class="pick-one"
          aria-pressed={each === dress ? "true" : "false"}
          onClick={() => like({ dress: each })}
        >
          {words.text(`dress-${each}`)}
        </button>
      ))}
    </div>
  );
}
