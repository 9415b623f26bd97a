/**
 * Which sounds belong between two sights. Follows from turns, questions, numbers and what the hub
 * says moved.
 */

import type { Sight, View } from "../../wire/protocol.d.ts";
import { isShuffled, transfersSince } from "./token-moves.ts";

export type Sound = "drum" | "block" | "bell" | "gong";

/** @returns the question that someone put by a card; 0 if there is none */
function strike(view: View): number {
  const asked = view.asked.at(-1);
  return asked && typeof asked.about.by === "number" ? asked.question : 0;
}

/** Those whose counter with a limit has run out. */
function downed(view: View) {
  return view.places
    .filter((place) =>
      place.counters.some((each) => each.limit !== null && each.limit > 0 && each.value === 0),
    )
    .map((place) => place.place);
}

/** @returns at most one of each, the gravest last */
export function soundCues(before: Sight | null, after: Sight): Sound[] {
  const [old, now] = [before?.view, after.view];
  if (!before || !now || before.table !== after.table) return [];
  if (!old) return ["drum"];
  const sounds: Sound[] = [];
  if (strike(now) > strike(old)) sounds.push("block");
  if (now.turn !== old.turn && now.turn >= 0 && !now.outcome) sounds.push("drum");
  if (isShuffled(transfersSince(before, after))) sounds.push("bell");
  const was = downed(old);
  if ((now.outcome && !old.outcome) || downed(now).some((place) => !was.includes(place)))
    sounds.push("gong");
  return sounds;
}
