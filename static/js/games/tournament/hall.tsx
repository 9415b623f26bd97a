/** The hall's screen: who comes, who sits where, the clock, and results once they are public. */
import type { ComponentChildren, ComponentType } from "preact";
import type { Hall as HallOwn } from "../../../wire/own/tournament.d.ts";
import { useTable } from "../../core/table.ts";
import { ClockFace, useClock } from "./clock.tsx";
import { Ceremony } from "./hall-ceremony.tsx";
import { Arriving } from "./hall-entry.tsx";
import { HallFinals } from "./hall-finals.tsx";
import { Seating } from "./hall-seating.tsx";
import type { Phase } from "./own.ts";
import { ownOf } from "./own.ts";

const SCENES: Readonly<Record<Phase, ComponentType<{ own: HallOwn }>>> = {
  entry: Arriving,
  round: Seating,
  between: Seating,
  finals: HallFinals,
  over: Ceremony,
};

export default function Hall({ children }: { children?: ComponentChildren }) {
  const { sight } = useTable();
  const own = ownOf(sight) as HallOwn;
  const { phase } = own.frame;
  const Scene = SCENES[phase];
  return (
    <div class={`t-hall is-${phase}`}>
      <Head own={own}>{children}</Head>
      <Scene own={own} />
    </div>
  );
}

function Head({ own, children }: { own: HallOwn; children?: ComponentChildren }) {
  const { sight, translator, link } = useTable();
  const { frame } = own;
  const seen = useClock({ of: sight.table, key: link.key, frame });
  const isRound = frame.phase === "round" || frame.phase === "between";
  const name = translator.name("game", "tournament");
  // What is open stands in the middle of the glass, large, until names do.
  const isEmpty = frame.phase === "entry" && !own.people.some((person) => person.is_present);
  return (
    <header class="t-hall-head">
      <span class="enso" aria-hidden="true" />
      <div>
        {!isEmpty && <p class="t-hall-kind">{name}</p>}
        <h1>
          {isEmpty
            ? name
            : isRound
              ? translator.text("t-round-of", { round: frame.round, rounds: frame.rounds })
              : frame.phase === "over"
                ? translator.text("t-hall-over")
                : translator.name("phase", frame.phase)}
        </h1>
      </div>
      {frame.phase === "round" && (
        <ClockFace seen={seen} minutes={frame.minutes} translator={translator} />
      )}
      {children}
    </header>
  );
}
