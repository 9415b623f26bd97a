/** BANG!'s own face: what is drawn how, and in which order the thumb finds things. */

import type { Own } from "../../../wire/own/bang.d.ts";
import type { Place, Sight } from "../../../wire/protocol.d.ts";
import type { Face, Reach } from "../../core/face.ts";
import type { Translator } from "../../core/translator.ts";
import { armed, hits, holster, tooFar } from "./aim.tsx";
import { card } from "./cards.tsx";
import { crest } from "./crests.ts";
import { figure } from "./figures.ts";
import { mark } from "./marks.tsx";
import { TOKENS } from "./tokens.tsx";

/** One's weapon, and in one's own turn how often it was fired. */
function tally(sight: Sight, translator: Translator) {
  const [view, own] = [sight.view, armed(sight)];
  if (!view || !own) return null;
  const mine = view.places.find((place) => place.seat === view.you);
  const isSeen = mine?.marks.some((each) => each.key === own.weapon) ?? false;
  const name = translator.name("card", own.weapon);
  return holster(own.weapon, isSeen, name, view.turn === view.you ? fired(own, translator) : "");
}

function fired(own: Own, translator: Translator) {
  if (own.bang_limit < 0) return translator.text("tally-bang-any", { used: own.bangs });
  return translator.text("tally-bang", { used: own.bangs, limit: own.bang_limit });
}

/** What a BANG! would do there; out of reach, how far it is. */
function reach(sight: Sight, place: Place, translator: Translator): Reach | null {
  const own = armed(sight);
  if (!own) return null;
  const distance = sight.view?.reach[place.place] ?? 0;
  const damage = own.damage[place.place] ?? 0;
  if (damage === 0) {
    const spoken = translator.text("aim-too-far", { distance: distance });
    return { drawn: tooFar(distance), spoken, isClosed: true };
  }
  const spoken = translator.text("aim-hits", { distance: distance, damage: damage });
  return { drawn: hits(damage), spoken, isClosed: false };
}

export default {
  key: "bang",
  tokens: TOKENS,
  card,
  mark,
  figure,
  crest,
  // What is played at others, then what is for oneself.
  groups: [
    {
      key: "cards",
      offers: [
        "panic",
        "cat-balou",
        "duel",
        "jail",
        "gatling",
        "indians",
        "dynamite",
        "beer",
        "saloon",
        "stagecoach",
        "wells-fargo",
        "general-store",
        "other",
        "other-attack",
        "other-attack-all",
      ],
    },
  ],
  order: [
    "missed",
    "missed-in-play",
    "barrel",
    "give-bang",
    "diamond",
    "drink",
    "take",
    "deck-empty",
    "judge-anew",
    "recover",
    "copy",
    "check-dynamite",
    "check-jail",
    "draw",
    "draw-hand",
    "draw-discard",
    "draw-table",
    "bang",
    "cards",
    "lay",
    "two-for-bang",
    "two-for-life",
    "life-for-card",
    "blue-for-two",
    "was-hit",
    "not-hit",
    "wound",
    "everyone",
    "heal",
    "duel-lost",
    "burned",
    "deck-end",
    "end-turn",
  ],
  charted: "reputation",
  tally,
  reach,
  scenery: async () => (await import("./scenery.tsx")).Saloon,
} satisfies Face;
