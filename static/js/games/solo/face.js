/** The face of Way of the Samurai: a sheet, two fighters and four dice. It decides nothing. */
import { html } from "../../core/html.js";
import { Board } from "./board.js";
import { Ending } from "./ending.js";
import { sign } from "./signs.js";

/** @typedef {import("../../core/face.js").Face} Face */
/** @typedef {import("../../core/face.js").Drawn} Drawn */
/** @typedef {import("../../../wire/protocol.js").Counter} Counter */

/** @type {Readonly<Record<string, string>>} */
const SIGNS = { life: "life", "foe-life": "hit", ki: "ki", concentration: "concentration" };

/** @param {Counter} counter @returns {Drawn} */
function token({ key, value }) {
  return /** @type {Drawn} */ (
    html`<span class=${`duel-token ${key}`}>${sign(SIGNS[key])}<b>${value}</b></span>`
  );
}

/** @type {Partial<Face>} */
export default {
  key: "solo",
  tokens: Object.fromEntries(Object.keys(SIGNS).map((key) => [key, token])),
  order: ["stand", "take", "typed", "roll", "give", "split", "foe-again", "again", "boost", "buy"],
  charted: ["life", "foe-life"],
  board: Board,
  ending: Ending,
  editor: () => import("./editor.js"),
};
