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
export const DECK_END = "deck-end";
export const TURN_BEGAN = "turn-began";

/** Steps of [level, milliseconds]. */
export function rhythm(state: string): readonly (readonly number[])[] {
  const table = rhythms as Record<string, number[][]>;
  return table[state] ?? table.off;
}

/** The state of every lamp that is not dark. */
export function lamps(
  sight:
    | (Pick<Sight, "view" | "lines" | "paused" | "ended" | "called"> & {
        lit?: number;
        offers?: Sight["offers"];
      })
    | null,
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
  if (sight.paused) return { ...seats(sight.view, sight.called), status: "resting" };
  return { ...last(sight), status: "ready" };
}

/** The game as it stands, or how it ended. */
function last({
  view,
  lines,
  called,
  offers = [],
}: Pick<Sight, "view" | "lines" | "called"> & { offers?: Sight["offers"] }): Lamps {
  if (!view) return {};
  if (view.outcome) {
    const shown: Lamps = { deck: "over" };
    for (const seat of view.outcome.winners) shown[`seat-${seat}`] = "winner";
    return shown;
  }
  const shown = seats(view, called);
  if (isDeckAsked(offers)) return { ...shown, deck: "asked" };
  return hasDeckEnded(lines) ? { ...shown, deck: "deck-end" } : shown;
}

/** Who is called comes first, then who is asked, whose turn it is, and who is harmless. */
function seats(view: View, called: readonly number[] = []): Lamps {
  const shown: Lamps = {};
  for (const place of view.places) {
    if (place.marks.some((mark) => mark.key === HARMLESS)) shown[`seat-${place.seat}`] = "harmless";
  }
  if (view.turn >= 0) shown[`seat-${view.turn}`] = "turn";
  for (const seat of view.asked.at(-1)?.seats ?? []) shown[`seat-${seat}`] = "asked";
  for (const seat of called) shown[`seat-${seat}`] = "called";
  return shown;
}

/** Somebody is asked whether the deck is out, and one press of its button is Yes. */
export function isDeckAsked(offers: Sight["offers"]) {
  return offers.some(
    (offer) => offer.key === DECK_END && offer.closed === null && offer.question > 0,
  );
}

/** The deck ran out in this turn. */
export function hasDeckEnded(lines: Sight["lines"]) {
  const codes = lines.map((line) => line.code);
  return codes.lastIndexOf(DECK_ENDED) > codes.lastIndexOf(TURN_BEGAN);
}
