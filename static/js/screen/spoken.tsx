/** The screen's voice: it says chosen lines of its own story, if it is asked to. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Sight } from "../../wire/protocol.d.ts";
import { currentPreferences, setPreferences } from "../core/preferences.ts";
import { usePreferences, useTable } from "../core/table.ts";
import { browserVoice, hasVoice, watchVoices } from "./browser-voice.ts";
import { Speaker } from "./speaker.ts";
import type { SpokenLine } from "./spoken-lines.ts";
import { KINDS, spokenLine, spokenText } from "./spoken-lines.ts";

/** A name is said a second after the table began to call it. */
const NAMED_AFTER = 1000;

const rank = (kind: SpokenLine["kind"]) => KINDS.indexOf(kind);

export function Spoken() {
  const { sight, translator } = useTable();
  const { spoken } = usePreferences();
  const [speaker] = useState(() => new Speaker(browserVoice(() => currentPreferences().language)));
  const before = useRef<Sight | null>(null);
  useEffect(() => {
    const line = spokenLine(spoken, before.current, sight);
    before.current = sight;
    if (line) speaker.say(spokenText(line, translator), rank(line.kind));
  }, [sight]);
  const called = (sight.called ?? []).join();
  useEffect(() => {
    if (spoken === "off" || called === "") return undefined;
    const name = () => {
      const seats = translator.seats(sight.called ?? []);
      speaker.say(translator.text("status-awaited", { seats }), rank("called"));
    };
    const timer = setTimeout(name, NAMED_AFTER);
    return () => clearTimeout(timer);
  }, [spoken, called]);
  useEffect(() => () => speaker.stop(), [spoken]);
  return null;
}

/** How much is said; where the browser has no voice of this language, that it has none. */
export function SpokenPick({ words }: { words: { text: (id: string) => string } }) {
  const { spoken, language } = usePreferences();
  const [, look] = useState(0);
  useEffect(() => watchVoices(() => look((times) => times + 1)), []);
  const all = ["off", "few", "more"] as const;
  return (
    <>
      <div class="pick" role="group" aria-label={words.text("screen-spoken")}>
        {all.map((each) => (
          <button
            type="button"
            key={each}
            class="pick-one"
            data-spoken={each}
            aria-pressed={each === spoken}
            onClick={() => setPreferences({ spoken: each })}
          >
            {words.text(`screen-spoken-${each}`)}
          </button>
        ))}
      </div>
      {spoken !== "off" && !hasVoice(language) && (
        <p class="hint">{words.text("screen-spoken-mute")}</p>
      )}
    </>
  );
}
