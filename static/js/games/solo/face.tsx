/** The face of Way of the Samurai: a sheet, two fighters and four dice. It decides nothing. */

import type { Counter } from "../../../wire/protocol.d.ts";
import type { Drawn, Face } from "../../core/face.ts";
import { Board } from "./board.tsx";
import { Ending } from "./ending.tsx";
import { foe } from "./foes.tsx";
import { sign } from "./signs.tsx";

const SIGNS: Readonly<Record<string, string>> = {
  life: "life",
  "foe-life": "hit",
  ki: "ki",
  concentration: "concentration",
};

function token({ key, value }: Counter): Drawn {
  return (
    <span class={`duel-token ${key}`}>
      {sign(SIGNS[key])}
      <b>{value}</b>
    </span>
  );
}

export default {
  key: "solo",
  figure: foe,
  tokens: Object.fromEntries(Object.keys(SIGNS).map((key) => [key, token])),
  order: ["stand", "take", "typed", "roll", "give", "split", "foe-again", "again", "boost", "buy"],
  charted: ["life", "foe-life"],
  board: Board,
  ending: Ending,
  editor: () => import("./editor.tsx"),
  scenery: async () => (await import("../../box/scenery.tsx")).Road,
} satisfies Partial<Face>;
