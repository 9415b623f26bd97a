/**
 * What a panel shows: a state for each lamp, from what it was sent. The same as
 * `hardware/lamp_states.py`, held to it by the same cases (`tests/hardware/showing.json`).
 */

import type { Sight, View } from "../../wire/protocol.d.ts";
import rhythms from "./rhythms.json" with { type: "json" };

type LinkState = "alone" | "linked" | "closed";

type Lamps = Record<string, string>;

export const HARMLESS = "harmless";
export const DECK_ENDED = "deck-ended";
export const TURN_BEGAN = "turn-began";

/** Steps of [level, milliseconds]. */
export function rhythm(state: string): readonly (readonly number[])[] {
  const table = rhythms as Record<string, number[][]>;
  return table[state] ?? table.off;
}

/** The state of every lamp that is not dark. */
export function lamps(
  sight: (Pick<Sight, "view" | "lines" | "paused" | "ended"> & { lit?: number }) | null,
  link: LinkState,
): Lamps {
  if (link === "alone") return { status: "alone" };
  if (link === "closed") return { status: "closed" };
  if (!sight) return { status: "waiting" };
  if (sight.ended) return { ...last(sight), status: "closed" };
  if (!sight.view) {
    const lit = sight.lit ?? -1;
    return {
      ...(lit >= 0 && { [`seat-${lit}`]: "lit" }),
      status: sight.paused ? "resting" : "waiting",
    };
  }
  if (sight.paused) return { ...seats(sight.view), status: "resting" };
  return { ...last(sight), status: "ready" };
}

/** The game as it stands, or how it ended. */
function last({ view, lines }: Pick<Sight, "view" | "lines">): Lamps {
  if (!view) return {};
  if (view.outcome) {
    const shown: Lamps = { deck: "over" };
    for (const seat of view.outcome.winners) shown[`seat-${seat}`] = "winner";
    return shown;
  }
  return hasDeckEnded(lines) ? { ...seats(view), deck: "deck-end" } : seats(view);
}

/** Who is asked comes first, then whose turn it is, then who is harmless. */
function seats(view: View): Lamps {
  const shown: Lamps = {};
  for (const place of view.places) {
    if (place.marks.some((mark) => mark.key === HARMLESS)) shown[`seat-${place.seat}`] = "harmless";
  }
  if (view.turn >= 0) shown[`seat-${view.turn}`] = "turn";
  for (const seat of view.asked.at(-1)?.seats ?? []) shown[`seat-${seat}`] = "asked";
  return shown;
}

/** The deck ran out in this turn. */
export function hasDeckEnded(lines: Sight["lines"]) {
  const codes = lines.map((line) => line.code);
  return codes.lastIndexOf(DECK_ENDED) > codes.lastIndexOf(TURN_BEGAN);
}
