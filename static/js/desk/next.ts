/**
 * The one thing that the referee does next. It follows from the view and its offers; no rules, no
 * drawing.
 */

import type { Desk as DeskOwn } from "../../wire/own/tournament.d.ts";
import type { Offer } from "../../wire/protocol.d.ts";
import { grouped, tablesOf } from "../games/tournament/own.ts";

export interface Next {
  word: string;
  params: Record<string, number>;
  offer: Offer | null;
}

export function nextOf(own: DeskOwn, offers: readonly Offer[]): Next {
  const { frame } = own;
  const [offer] = grouped(offers, "next");
  if (offer) {
    const params = { round: frame.round + 1, rounds: frame.rounds, count: frame.players };
    return { word: `desk-next-${offer.key}`, params, offer };
  }
  return { ...waiting(own), offer: null };
}

/** Nothing to press: what is waited for. */
function waiting({ frame, tables }: DeskOwn): { word: string; params: Record<string, number> } {
  const count = tablesOf(tables, frame.round).filter((table) => !table.is_over).length;
  const fought = frame.duels.filter((duel) => !duel.is_over && Math.min(...duel.sides) >= 0).length;
  if (frame.phase === "over") return { word: "desk-next-over", params: {} };
  if (frame.phase === "finals") return { word: "desk-next-duels", params: { count: fought } };
  const word = frame.clock === "up" ? "desk-next-up" : "desk-next-playing";
  return { word, params: { count } };
}
