/** The duel on a phone: the fighters above, below them whatever is to be done now. */
import type { ComponentChildren } from "preact";
import { useTable } from "../../core/table.ts";
import { useDock } from "../../parts/dock.ts";
import { Offers } from "../../parts/offers.tsx";
import { RefusalLine, Status } from "../../parts/status.tsx";
import { Story } from "../../parts/story.tsx";
import { Answer } from "./answer.tsx";
import { Arena } from "./arena.tsx";
import type { Duel } from "./duel.ts";
import { duelOf } from "./duel.ts";
import { Fall } from "./fall.tsx";
import { Give } from "./give.tsx";
import { Ready } from "./ready.tsx";
import { Beforehand } from "./spending.tsx";
import { Split } from "./split.tsx";
import { BodyTable } from "./tables.tsx";
import { Take } from "./take.tsx";

/** What these screens have a place for; whatever else is offered gets a plain button. */
const PLACED = new Set([
  "take",
  "typed",
  "roll",
  "give",
  "split",
  "again",
  "boost",
  "buy",
  "stand",
  "foe-again",
]);

export function Board({ children }: { children?: ComponentChildren }) {
  const { sight } = useTable();
  const duel = duelOf(sight);
  const [dock, isTall] = useDock();
  const others = Object.values(duel.now).filter((offer) => !PLACED.has(offer.key));
  return (
    <div
      class={`board asked-${duel.asked}${isTall ? " flowing" : ""}`}
      data-version={sight.version}
    >
      <Arena duel={duel} />
      <div class="thumb" ref={dock}>
        <Status />
        <RefusalLine />
        <Desk duel={duel} />
        <Offers offers={others} />
        <div class="board-foot">
          <LastLine />
          {children}
        </div>
      </div>
    </div>
  );
}

function Desk({ duel }: { duel: Duel }) {
  const { now, asked, own } = duel;
  if (now.take) return <Take offer={now.take} buy={now.buy} />;
  if (now.give) return <Give duel={duel} />;
  if (now.split) return <Split duel={duel} />;
  if (now.stand) return <Answer duel={duel} />;
  if (!now.typed && !now.roll) return null;
  const isFoe = asked === "foe";
  return (
    <>
      {now.boost ? <Ready duel={duel} /> : <Beforehand buy={now.buy} />}
      {asked === "wound" && <BodyTable own={own} />}
      <Fall typed={now.typed} roll={now.roll} count={duel.count} isFoe={isFoe} />
    </>
  );
}

/** What has happened last, for whoever looked away. */
function LastLine() {
  return (
    <div class="last-line">
      <Story last={2} />
    </div>
  );
}
