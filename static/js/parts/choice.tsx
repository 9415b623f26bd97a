/** One choice of a field, as a button that shows what it is, and why it is closed. */
import type { Choice, Sight } from "../../wire/protocol.d.ts";
import type { Face } from "../core/face.ts";
import { lettersOf } from "../core/longest-word.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { Card } from "./chips.tsx";
import { SeatBadge } from "./icon.tsx";

interface ChoiceButtonProps {
  of: string;
  choice: Choice;
  isOut?: boolean;
  pressed?: boolean;
  isAimed?: boolean;
  onTake: () => void;
}

/** One choice; a closed one says why. How far a seat is counts only where one `isAimed` at. */
export function ChoiceButton({
  of,
  choice,
  isOut = false,
  pressed = undefined,
  isAimed = true,
  onTake,
}: ChoiceButtonProps) {
  const { translator, link } = useTable();
  const isClosed = choice.closed !== null || isOut;
  const why = choice.closed ? translator.reason(choice.closed) : "";
  return (
    <button
      type="button"
      class={`choice of-${of}${isClosed ? " closed" : ""}`}
      aria-disabled={isClosed ? "true" : undefined}
      aria-pressed={pressed}
      disabled={link.sending > 0}
      data-value={choice.value}
      onClick={() => !isClosed && onTake()}
    >
      <ChoiceFace of={of} choice={choice} isAimed={isAimed} />
      {why && <span class="why">{why}</span>}
    </button>
  );
}

/** What is to be known of a choice before it is taken. */
export function noteOf(translator: Translator, choice: Choice) {
  return Object.entries(choice.about)
    .map(([name, value]) =>
      translator.words.translated(`about-${name}`, "", {
        ...translator.filled({ [name]: value }),
        value: String(value),
      }),
    )
    .filter((text) => text)
    .join(" · ");
}

/** How hard a seat is to hit from one's own, or what else a game's face makes of it. */
function farOf(sight: Sight, face: Face, translator: Translator, of: string, choice: Choice) {
  const place = sight.view?.places.find((each) => of === "seat" && each.seat === choice.value);
  const reach = (place && sight.view?.reach[place.place]) ?? 0;
  // What is closed says itself how far it is.
  if (!place || reach === 0 || choice.closed) return "";
  const own = face.reach?.(sight, place, translator);
  return own?.spoken ?? translator.text("reach-difficulty", { reach });
}

function ChoiceFace({ of, choice, isAimed }: { of: string; choice: Choice; isAimed: boolean }) {
  const { sight, translator, face } = useTable();
  const far = isAimed ? farOf(sight, face, translator, of, choice) : "";
  const note = noteOf(translator, choice) || far;
  if (of === "seat" && typeof choice.value === "number") {
    const name = translator.seat(choice.value);
    return (
      <>
        <span class="choice-seat" style={{ "--letters": String(lettersOf(name)) }}>
          <SeatBadge seat={choice.value} />
          <span>{name}</span>
        </span>
        {note && <span class="note">{note}</span>}
      </>
    );
  }
  if (
    of === "card" &&
    typeof choice.value === "string" &&
    translator.words.has(`card-${choice.value}`)
  ) {
    return <Card code={choice.value} note={note} />;
  }
  const figure = of === "character" ? face.figure(String(choice.value)) : null;
  return (
    <>
      {figure && (
        <span class="choice-figure" aria-hidden="true">
          {figure}
        </span>
      )}
      <span class="choice-name">{translator.choice(of, choice.value)}</span>
      {note && <span class="note">{note}</span>}
    </>
  );
}
