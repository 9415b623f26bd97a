/** The face of a tournament: an entrant's phone, the hall's screen, and what its tables wear. */

import type { Face } from "../../core/face.ts";
import { lazy } from "../../core/lazy.tsx";
import { naming } from "./naming.ts";
import { namesIn } from "./own.ts";

/** They come together, with the first of them that is drawn. */
const scenes = () => import("./scenes.ts");

const board = lazy(async () => ({ default: (await scenes()).board }));

export default {
  key: "tournament",
  names: namesIn,
  translator: naming,
  board,
  ending: board,
  scene: lazy(async () => ({ default: (await scenes()).scene })),
  entrance: lazy(async () => ({ default: (await scenes()).entrance })),
  around: lazy(async () => ({ default: (await scenes()).around })),
  scenery: async () => (await import("../../box/scenery.tsx")).Banners,
} satisfies Partial<Face>;
