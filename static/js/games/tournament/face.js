/** The face of a tournament: an entrant's phone, the hall's screen, and what its tables wear. */
import { later } from "../../core/later.js";
import { naming } from "./naming.js";
import { namesIn } from "./own.js";

/** @typedef {import("../../core/face.js").Face} Face */

/** @param {"around" | "board" | "entrance" | "scene"} name */
function part(name) {
  return later(async () => {
    /** @type {any} */
    const found = (await import("./scenes.js"))[name];
    return { default: found };
  });
}

const board = part("board");

/** @type {Partial<Face>} */
export default {
  key: "tournament",
  names: namesIn,
  telling: naming,
  board,
  ending: board,
  scene: part("scene"),
  entrance: part("entrance"),
  around: part("around"),
};
