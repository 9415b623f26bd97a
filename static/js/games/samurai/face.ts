/** Samurai Sword's own face: what is drawn how, and in which order the thumb finds things. */

import type { Own } from "../../../wire/own/samurai.d.ts";
import type { Sight } from "../../../wire/protocol.d.ts";
import { card } from "../../box/cards.tsx";
import { crest } from "../../box/crests.ts";
import { figure } from "../../box/figures.ts";
import { mark } from "../../box/marks.ts";
import { TOKENS } from "../../box/tokens.tsx";
import type { Face } from "../../core/face.ts";
import type { Translator } from "../../core/translator.ts";

/** How many weapons one has used in one's turn; with tokens alone nobody says so. */
function tally({ view }: Sight, translator: Translator) {
  const own = view?.own as Own | undefined;
  if (!view || view.turn !== view.you || view.level === "tokens" || !own?.weapon_limit) return null;
  return translator.text("tally-weapons", { used: own.weapons, limit: own.weapon_limit });
}

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
    "judge-anew",
    "pay-honor",
    "deck-empty",
    "recover",
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
    "heal",
    "lose-honor",
    "deck-end",
    "end-turn",
  ],
  charted: "honor",
  tally,
  scenery: async () => (await import("../../box/scenery.tsx")).Gate,
} satisfies Face;
