/** The final duel's own face: what is drawn how, and in which order the thumb finds things. */
import type { Sight } from "../../../wire/protocol.d.ts";
import { card } from "../../box/cards.tsx";
import { crest } from "../../box/crests.ts";
import { figure } from "../../box/figures.ts";
import { TOKENS } from "../../box/tokens.tsx";
import type { Face } from "../../core/face.ts";
import type { Translator } from "../../core/translator.ts";
import { Arena } from "./arena.tsx";
import { weaponsOf } from "./duel.ts";
import { Lineup } from "./lineup.tsx";
import { mark } from "./marks.ts";
import { Victory } from "./victory.tsx";

/** How many weapons whoever's turn it is has used. */
function tally({ view }: Sight, translator: Translator) {
  const weapons = view && weaponsOf(view);
  return weapons && translator.text("tally-weapons", { used: weapons[0], limit: weapons[1] });
}

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
    "deck-empty",
    "judge-anew",
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
    "was-hit",
    "not-hit",
    "wound",
    "everyone",
    "bitten",
    "heal",
    "deck-end",
    "end-turn",
  ],
  charted: "resilience",
  tally,
  ring: Arena,
  forms: { lineup: Lineup },
  victory: Victory,
  scenery: async () => (await import("../../box/scenery.tsx")).Duellists,
} satisfies Partial<Face>;
