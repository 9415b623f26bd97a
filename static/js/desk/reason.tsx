/** Why the referee puts something right: one of the usual reasons, or in words. */
import type { Translator } from "../core/translator.ts";

const USUAL = ["forgotten", "slip", "counted", "dispute"] as const;
const LONGEST = 200;

interface ReasonProps {
  words: Translator;
  why: string;
  onSay: (why: string) => void;
}

export function Reason({ words, why, onSay }: ReasonProps) {
  return (
    <div class="put-right-why">
      <label>
        <span>{words.text("desk-right-why")}</span>
        <input
          type="text"
          class="text"
          name="why"
          maxlength={LONGEST}
          autocomplete="off"
          value={why}
          onInput={(event) => onSay(event.currentTarget.value)}
        />
      </label>
      <div class="pick" role="group" aria-label={words.text("desk-right-why")}>
        {USUAL.map((each) => {
          const text = words.text(`desk-right-why-${each}`);
          return (
            <button
              type="button"
              key={each}
              class="pick-one"
              data-why={each}
              aria-pressed={why === text ? "true" : "false"}
              onClick={() => onSay(text)}
            >
              {text}
            </button>
          );
        })}
      </div>
    </div>
  );
}
