/** When a phone calls its owner, and for what: a turn, or a question. No drawing, no sound. */
import type { Sight } from "../../wire/protocol.d.ts";
import { awaitedOf } from "./acting.ts";
import { isAwaited } from "./status.ts";

export type Call = "turn" | "asked";

/** The last turn and the last question that this phone has called its owner for. */
export interface Heard {
  round: number;
  question: number;
}

/**
 * What this viewer, or a guest they answer for, is awaited for. It goes by what everyone at the
 * table sees.
 */
export function callOf(sight: Sight): Call | null {
  if (!isAwaited(sight)) return awaitedOf(sight, sight.answers_for).length > 0 ? "asked" : null;
  return sight.view?.asked.length ? "asked" : "turn";
}

/** From the first turn to the last, where people sit and the table does not rest. */
export function isUnderWay({ view, paused, ended, people }: Sight) {
  const hasBegun = view !== null && view.round > 0 && !view.outcome;
  return hasBegun && !paused && !ended && people.length > 0;
}

/**
 * Whether there is something new to call for. A turn that begins with a question is a turn; after
 * an answer the turn goes on, and nobody is called for it again.
 * @param heard null when the page has just been opened: whoever did so is looking at it
 */
export function newCall(heard: Heard | null, sight: Sight): { call: Call | null; heard: Heard } {
  const view = sight.view;
  const known = heard ?? { round: 0, question: 0 };
  const now = callOf(sight);
  if (!view || !now) return { call: null, heard: known };
  const question =
    now === "asked" ? (view.asked.at(-1)?.question ?? known.question) : known.question;
  const round = view.turn === view.you ? view.round : known.round;
  const call = round !== known.round ? "turn" : question !== known.question ? "asked" : null;
  return { call: heard && call, heard: { round, question } };
}
