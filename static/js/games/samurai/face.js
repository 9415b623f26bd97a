/** Samurai Sword's own face: what is drawn how, and in which order the thumb finds things. */
import { card } from "../../box/cards.js";
import { crest } from "../../box/crests.js";
import { figure } from "../../box/figures.js";
import { mark } from "../../box/marks.js";
import { TOKENS } from "../../box/tokens.js";

/** @typedef {import("../../core/face.js").Face} Face */

/**
 * @param {import("../../../wire/protocol.js").Sight} sight
 * @param {import("../../core/telling.js").Telling} telling
 */
function tally({ view }, telling) {
  const own = /** @type {import("../../../wire/own/samurai.js").Own | undefined} */ (view?.own);
  if (!view || view.turn !== view.you || !own?.weapon_limit) return null;
  return telling.text("tally-weapons", { used: own.weapons, limit: own.weapon_limit });
}

/** @type {Face} */
export default {
  key: "samurai",
  tokens: TOKENS,
  card,
  mark,
  figure,
  crest,
  groups: [
    {
      key: "cards",
      offers: [
        "geisha",
        "diversion",
        "battle-cry",
        "jujutsu",
        "tea-ceremony",
        "breathing",
        "daimyo",
        "bushido",
      ],
    },
  ],
  order: [
    "parry",
    "parry-weapon",
    "give-weapon",
    "take",
    "pay-honor",
    "recover",
    "flip",
    "draw",
    "attack",
    "cards",
    "lay",
    "nobunaga",
    "wound",
    "heal",
    "lose-honor",
    "end-turn",
  ],
  charted: "honor",
  tally,
};
