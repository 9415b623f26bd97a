/** What can be done for seats without a phone, by the host or their proxy. No drawing, no rule. */
import type { Line, Offer, Sight } from "../../wire/protocol.d.ts";
import { ofThisTurn } from "./story.ts";
import type { TableValue } from "./table.ts";
import type { Translator } from "./translator.ts";

export interface Acting {
  offers: readonly Offer[];
  /** How far all others are from that seat. */
  reach: readonly number[];
}

/** Of these seats, those that the game waits for now. */
export function awaitedOf(sight: Sight, seats: readonly number[]): number[] {
  const view = sight.view;
  if (!view || view.outcome || sight.paused || sight.ended) return [];
  const asked = view.asked.at(-1);
  return seats.filter((seat) => (asked ? asked.seats.includes(seat) : view.turn === seat));
}

/**
 * What the last move of this turn that touched the cards of these seats did to them: a phone would
 * tell them. Whoever's turn it is does it themselves.
 */
export function newsOf(sight: Sight, seats: readonly number[], translator: Translator): Line[] {
  const others = seats.filter((seat) => seat !== sight.view?.turn);
  const isTheirs = (line: Line) => others.some((seat) => translator.isOwn(line, seat));
  const told = ofThisTurn(sight.lines).filter(isTheirs);
  return told.filter((line) => line.version === told.at(-1)?.version);
}

/** The table as whoever sits there would have it, but for what is covered; moves count for them. */
export function heldFor(
  held: TableValue,
  seat: number,
  { offers, reach }: Acting,
  why = "",
): TableValue {
  const { link, sight, refuse } = held;
  const view = sight.view && { ...sight.view, you: seat, reach: [...reach], hand: [] };
  const make: TableValue["make"] = async (offer, values) => {
    const answer = await link.move(offer, values, seat, why);
    if (answer.ok || answer.refusal) refuse(answer.refusal ?? null);
    return answer.ok;
  };
  return { ...held, sight: { ...sight, view, offers: [...offers] }, make };
}
