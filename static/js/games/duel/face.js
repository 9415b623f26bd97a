/** The final duel's own face: what is drawn how, and in which order the thumb finds things. */
import { card } from "../../box/cards.js";
import { crest } from "../../box/crests.js";
import { figure } from "../../box/figures.js";
import { TOKENS } from "../../box/tokens.js";
import { Arena } from "./arena.js";
import { weaponsOf } from "./duel.js";
import { Lineup } from "./lineup.js";
import { mark } from "./marks.js";
import { Victory } from "./victory.js";

/** @typedef {import("../../core/face.js").Face} Face */

/** How many weapons whoever's turn it is has used. @type {NonNullable<Face["tally"]>} */
function tally({ view }, telling) {
  const weapons = view && weaponsOf(view);
  return weapons && telling.text("tally-weapons", { used: weapons[0], limit: weapons[1] });
}

/** @type {Partial<Face>} */
export default {
  key: "duel",
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
    "four",
    "lineup",
    "guard",
    "no-guard",
    "hold",
    "beside",
    "name",
    "flip",
    "draw",
    "attack",
    "cards",
    "lay",
    "nobunaga",
    "wound",
    "bitten",
    "heal",
    "end-turn",
  ],
  charted: "resilience",
  tally,
  ring: Arena,
  forms: { lineup: Lineup },
  victory: Victory,
};
