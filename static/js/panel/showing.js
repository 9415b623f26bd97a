/**
 * What a panel shows: a state for each lamp, from what it was sent. The same as
 * `hardware/lamp_states.py`, held to it by the same cases (`tests/hardware/showing.json`).
 */
import rhythms from "./rhythms.json" with { type: "json" };

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../wire/protocol.js").View} View */
/** @typedef {"alone" | "linked" | "closed"} LinkState */
/** @typedef {Record<string, string>} Lamps */

export const HARMLESS = "harmless";
export const DECK_ENDED = "deck-ended";
export const TURN_BEGAN = "turn-began";

/** Steps of [level, milliseconds]. @param {string} state @returns {readonly (readonly number[])[]} */
export function rhythm(state) {
  const table = /** @type {Record<string, number[][]>} */ (rhythms);
  return table[state] ?? table.off;
}

/**
 * The state of every lamp that is not dark.
 *
 * @param {Pick<Sight, "view" | "lines" | "paused" | "ended"> | null} sight
 * @param {LinkState} link
 * @returns {Lamps}
 */
export function lamps(sight, link) {
  if (link === "alone") return { status: "alone" };
  if (link === "closed") return { status: "closed" };
  if (!sight) return { status: "waiting" };
  if (sight.ended) return { ...last(sight), status: "closed" };
  if (!sight.view) return { status: sight.paused ? "resting" : "waiting" };
  if (sight.paused) return { ...seats(sight.view), status: "resting" };
  return { ...last(sight), status: "ready" };
}

/** The game as it stands, or how it ended. @param {Pick<Sight, "view" | "lines">} sight @returns {Lamps} */
function last({ view, lines }) {
  if (!view) return {};
  if (view.outcome) {
    /** @type {Lamps} */
    const shown = { deck: "over" };
    for (const seat of view.outcome.winners) shown[`seat-${seat}`] = "winner";
    return shown;
  }
  return hasDeckEnded(lines) ? { ...seats(view), deck: "deck-end" } : seats(view);
}

/** Who is asked comes first, then whose turn it is, then who is harmless. @param {View} view @returns {Lamps} */
function seats(view) {
  /** @type {Lamps} */
  const shown = {};
  for (const place of view.places) {
    if (place.marks.some((mark) => mark.key === HARMLESS)) shown[`seat-${place.seat}`] = "harmless";
  }
  if (view.turn >= 0) shown[`seat-${view.turn}`] = "turn";
  for (const seat of view.asked.at(-1)?.seats ?? []) shown[`seat-${seat}`] = "asked";
  return shown;
}

/** The deck ran out in this turn. @param {Sight["lines"]} lines */
export function hasDeckEnded(lines) {
  const codes = lines.map((line) => line.code);
  return codes.lastIndexOf(DECK_ENDED) > codes.lastIndexOf(TURN_BEGAN);
}
