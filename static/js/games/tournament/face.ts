/** The face of a tournament: an entrant's phone, the hall's screen, and what its tables wear. */

import type { Face } from "../../core/face.ts";
import { lazy } from "../../core/lazy.tsx";
import { naming } from "./naming.ts";
import { namesIn } from "./own.ts";

/** They come together, with the first of them that is drawn. */
const scenes = () => import("./scenes.ts");

const board = lazy(scenes, (all) => all.board);

export default {
  key: "tournament",
  names: namesIn,
  translator: naming,
  board,
  ending: board,
  scene: lazy(scenes, (all) => all.scene),
  entrance: lazy(scenes, (all) => all.entrance),
  around: lazy(scenes, (all) => all.around),
  scenery: async () => (await import("../../box/scenery.tsx")).Banners,
} satisfies Partial<Face>;
