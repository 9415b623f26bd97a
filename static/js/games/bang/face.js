/** BANG!'s own face: what is drawn how, and in which order the thumb finds things. */
import { armed, hits, holster, tooFar } from "./aim.js";
import { card } from "./cards.js";
import { crest } from "./crests.js";
import { figure } from "./figures.js";
import { mark } from "./marks.js";
import { TOKENS } from "./tokens.js";

/** @typedef {import("../../core/face.js").Face} Face */
/** @typedef {import("../../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../core/telling.js").Telling} Telling */

/** One's weapon, and in one's own turn how often it was fired. @param {Sight} sight @param {Telling} telling */
function tally(sight, telling) {
  const [view, own] = [sight.view, armed(sight)];
  if (!view || !own) return null;
  const mine = view.places.find((place) => place.seat === view.you);
  const isSeen = mine?.marks.some((each) => each.key === own.weapon) ?? false;
  const name = telling.name("card", own.weapon);
  return holster(own.weapon, isSeen, name, view.turn === view.you ? fired(own, telling) : "");
}

/** @param {import("./aim.js").Own} own @param {Telling} telling */
function fired(own, telling) {
  if (own.bang_limit < 0) return telling.text("tally-bang-any", { used: own.bangs });
  return telling.text("tally-bang", { used: own.bangs, limit: own.bang_limit });
}

/** What a BANG! would do there; out of reach, how far it is. @type {NonNullable<Face["reach"]>} */
function reach(sight, place, telling) {
  const own = armed(sight);
  if (!own) return null;
  const distance = sight.view?.reach[place.place] ?? 0;
  const damage = own.damage[place.place] ?? 0;
  if (damage === 0) {
    const spoken = telling.text("aim-too-far", { distance: distance });
    return { drawn: tooFar(distance), spoken, isClosed: true };
  }
  const spoken = telling.text("aim-hits", { distance: distance, damage: damage });
  return { drawn: hits(damage), spoken, isClosed: false };
}

/** @type {Face} */
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
      ],
    },
  ],
  order: [
    "missed",
    "barrel",
    "give-bang",
    "diamond",
    "drink",
    "take",
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
    "wound",
    "heal",
    "duel-lost",
    "burned",
    "end-turn",
  ],
  charted: "reputation",
  tally,
  reach,
};
