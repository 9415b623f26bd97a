/** The final duel's own face: what is drawn how, and in which order the thumb finds things. */
import { card } from "../../box/cards.js";
import { crest } from "../../box/crests.js";
import { figure } from "../../box/figures.js";
import { TOKENS } from "../../box/tokens.js";
import { Arena } from "./arena.js";
import { Board } from "./board.js";
import { Ending } from "./ending.js";
import { mark } from "./marks.js";
import { Victory } from "./victory.js";

/** @typedef {import("../../core/face.js").Face} Face */
/** @typedef {import("./duel.js").Own} Own */

/** How many weapons whoever's turn it is has used. @type {NonNullable<Face["tally"]>} */
function tally({ view }, telling) {
  const own = /** @type {Own | null} */ (view?.own ?? null);
  if (!own?.weapon_limit || view?.level === "tokens") return null;
  return telling.text("tally-weapons", { used: own.weapons, limit: own.weapon_limit });
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
  victory: Victory,
  board: Board,
  ending: Ending,
};
