/**
 * Which sounds belong between two sights. Follows from turns, questions, and what the hub says
 * moved or is a highlight.
 */

import type { Sight, View } from "../../wire/protocol.d.ts";
import { highlightOf } from "./highlight.ts";
import { isShuffled, transfersSince } from "./token-moves.ts";

export type Sound = "drum" | "block" | "bell" | "gong";

/** @returns the question that someone put by a card; 0 if there is none */
function strike(view: View): number {
  const asked = view.asked.at(-1);
  return asked && typeof asked.about.by === "number" ? asked.question : 0;
}

/** @returns at most one of each, the gravest last */
export function soundCues(before: Sight | null, after: Sight): Sound[] {
  const [old, now] = [before?.view, after.view];
  if (!before || !now || before.table !== after.table) return [];
  if (!old) return ["drum"];
  const sounds: Sound[] = [];
  if (strike(now) > strike(old)) sounds.push("block");
  if (now.turn !== old.turn && now.turn >= 0 && !now.outcome) sounds.push("drum");
  const highlight = highlightOf(before, after)?.kind;
  if (highlight === "deck-end" || isShuffled(transfersSince(before, after))) sounds.push("bell");
  if (highlight === "defeat" || highlight === "end") sounds.push("gong");
  return sounds;
}
