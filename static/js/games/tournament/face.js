/** The face of a tournament: an entrant's phone, the hall's screen, and what its tables wear. */
import { later } from "../../core/later.js";
import { Naming } from "./naming.js";
import { namesIn } from "./own.js";

/** @typedef {import("../../core/face.js").Face} Face */

const board = later(() => import("./board.js"));

/** @type {Partial<Face>} */
export default {
  key: "tournament",
  names: namesIn,
  telling: Naming,
  board,
  ending: board,
  scene: later(() => import("./hall.js")),
  entrance: later(() => import("./entrance.js")),
  around: later(() => import("./around.js")),
};
