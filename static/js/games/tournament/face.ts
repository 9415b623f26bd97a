/** The face of a tournament: an entrant's phone, the hall's screen, and what its tables wear. */

import type { Face } from "../../core/face.ts";
import { later } from "../../core/later.tsx";
import { naming } from "./naming.ts";
import { namesIn } from "./own.ts";

/** They come together, with the first of them that is drawn. */
const scenes = () => import("./scenes.ts");

const board = later(async () => ({ default: (await scenes()).board }));

export default {
  key: "tournament",
  names: namesIn,
  telling: naming,
  board,
  ending: board,
  scene: later(async () => ({ default: (await scenes()).scene })),
  entrance: later(async () => ({ default: (await scenes()).entrance })),
  around: later(async () => ({ default: (await scenes()).around })),
} satisfies Partial<Face>;
