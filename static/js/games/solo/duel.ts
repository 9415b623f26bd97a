/** What a sight says of this duel, under the names that these screens use. Nothing is decided. */

import type { Own } from "../../../wire/own/solo.d.ts";
import type { Counter, Offer, Sight } from "../../../wire/protocol.d.ts";

export type Count = Pick<Counter, "value" | "limit">;

export interface Duel {
  own: Own;
  round: number;
  life: Count;
  foe: Count;
  ki: Count;
  /** All Concentration there is. */
  focus: Count;
  /** The open question, if there is one. */
  asked: string;
  /** The dice that have to fall for it. */
  count: number;
  /** What can be done, by its key. */
  now: Readonly<Record<string, Offer>>;
}

const NOTHING = { value: 0, limit: null };

export function duelOf(sight: Sight): Duel {
  const { view } = sight;
  if (!view) throw new Error("drawn before the start");
  const asked = view.asked.at(-1);
  const counters = view.places[0]?.counters ?? [];
  const count = (key: string) => counters.find((counter) => counter.key === key) ?? NOTHING;
  return {
    own: view.own as Own,
    round: view.round,
    life: count("life"),
    foe: count("foe-life"),
    ki: count("ki"),
    focus: count("concentration"),
    asked: asked?.key ?? "",
    count: Number(asked?.about.count ?? 0),
    now: Object.fromEntries(
      sight.offers.filter((offer) => !offer.standing).map((offer) => [offer.key, offer]),
    ),
  };
}
