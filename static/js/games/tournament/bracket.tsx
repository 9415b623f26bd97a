/** The finals: who meets whom, and who went on. */

import type { ComponentChildren } from "preact";
import type { DuelSeen as Duel } from "../../../wire/own/tournament.d.ts";
import type { Translator } from "../../core/translator.ts";
import { Icon } from "../../parts/icon.tsx";
import { columnsOf } from "./own.ts";

interface BracketProps {
  duels: readonly Duel[];
  translator: Translator;
  you?: number;
  children?: (duel: Duel) => ComponentChildren;
}

export function Bracket({ duels, translator, you = -1, children = undefined }: BracketProps) {
  return (
    <div class="t-bracket" data-scrolls>
      {columnsOf(duels).map((column, at) => (
        <ol key={at} class="t-bracket-round">
          {column.map((duel) => (
            <li key={duel.name}>
              <article class={isOpen(duel) ? "t-duel open" : "t-duel"} data-duel={duel.name}>
                <h3 data-whole>{translator.name("stage", duel.name)}</h3>
                {[0, 1].map((side) => (
                  <Side key={side} duel={duel} side={side} translator={translator} you={you} />
                ))}
                {children?.(duel)}
              </article>
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

/** Both are there and nobody has won yet. */
export function isOpen(duel: Duel) {
  return !duel.is_over && duel.sides.every((side) => side >= 0);
}

interface SideProps {
  duel: Duel;
  side: number;
  translator: Translator;
  you: number;
}

function Side({ duel, side, translator, you }: SideProps) {
  const entrant = duel.sides[side];
  const hasWon = duel.is_over && duel.winner === entrant && entrant >= 0;
  const hasLost = duel.is_over && !hasWon;
  const classes = [
    "t-side",
    entrant < 0 && "unknown",
    hasWon && "won",
    hasLost && "lost",
    entrant >= 0 && entrant === you && "you",
  ];
  return (
    <p class={classes.filter(Boolean).join(" ")}>
      <span data-whole>
        {entrant >= 0
          ? duel.names[side]
          : translator.text(duel.is_over ? "t-walk-over" : "t-not-known")}
      </span>
      {hasWon && <Icon name="crown" label={translator.text("t-wins")} />}
    </p>
  );
}
