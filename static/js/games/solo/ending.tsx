/** The end of a duel: who still stands, how it went, and the sheet as it was written. */
import type { ComponentChildren } from "preact";
import { useOutcome, useTable } from "../../core/table.ts";
import { RefusalLine } from "../../parts/status.tsx";
import { Story } from "../../parts/story.tsx";
import { foeBody, ownBody } from "./body.tsx";
import { duelOf } from "./duel.ts";
import { LifeChart } from "./life-chart.tsx";
import { sign, stars } from "./signs.tsx";
import { Rounds } from "./tables.tsx";

export function Ending({ children }: { children?: ComponentChildren }) {
  const { sight, translator } = useTable();
  const duel = duelOf(sight);
  const outcome = useOutcome();
  const { own, life, foe, ki } = duel;
  const kind = own.verdict;
  return (
    <div class={`duel-end ${kind}`}>
      <div class="end-scene" aria-hidden="true">
        <span class={life.value > 0 ? "end-me" : "end-me down"}>{ownBody(own)}</span>
        <span class="end-foe">{foeBody(foe)}</span>
      </div>
      <header class="end-words">
        <h1>{translator.text(`board-end-${kind}`)}</h1>
        <p role="status">{translator.name("outcome-reason", outcome.reason)}</p>
        <p class="hint">{translator.name("outcome-cause", outcome.cause)}</p>
      </header>
      <ul class="end-facts">
        <li>
          {own.sheet.name} <span class="stars">{stars(own.sheet.stars)}</span>
        </li>
        <li>
          {sign("life")} {translator.text("board-end-life", { life: life.value, foe: foe.value })}
        </li>
        <li>
          {sign("ki")} {translator.text("board-end-ki", { count: ki.value })}
        </li>
      </ul>
      <RefusalLine />
      {children}
      <LifeChart />
      <h2>{translator.text("board-sheet")}</h2>
      <Rounds own={own} round={0} />
      <details class="fold">
        <summary>{translator.text("story-label")}</summary>
        <Story last={200} />
      </details>
    </div>
  );
}
