/**
 * The graver: a drawing as cut into a block and printed, in one colour. It knows how a line is
 * written, and nothing of what is drawn with it.
 */
import { html } from "../../core/html.js";

/*
 * A drawing lies in a box of 100 and has one path on a line, in SVG's own letters:
 *
 *     M10 90 90 10            a line
 *     # M10 90H90V10z         a shape, printed full
 *
 * Before them: `-` cut out again (the ground), `,` thin, `+` broad, `~` faint, `=` once more in the
 * mirror, `*5` five times around the middle, `@90` turned so far around the middle.
 */

/** @typedef {import("../../core/face.js").Drawn} Drawn */
/** @typedef {{layer: string, d: string, turns: readonly string[]}} Cut */

/** @type {Record<string, string>} */
const LAYERS = { "#": "full", "-": "bare", ",": "thin", "+": "broad", "~": "faint" };
const MIRROR = "matrix(-1 0 0 1 100 0)";

/** @param {string} line @returns {Cut} */
function cut(line) {
  const [, flags, d] = /** @type {RegExpExecArray} */ (/^([^M]*)(M.*)$/.exec(line));
  const layer = [...flags].map((flag) => LAYERS[flag]).filter(Boolean);
  const times = Number(/\*(\d)/.exec(flags)?.[1] ?? 1);
  const from = Number(/@(-?\d+)/.exec(flags)?.[1] ?? 0);
  const turns = Array.from({ length: times }, (_, nth) => {
    const turn = from + (360 / times) * nth;
    return turn === 0 ? "" : `rotate(${turn} 50 50)`;
  });
  if (flags.includes("=")) turns.push(MIRROR);
  return { layer: ["line", ...layer].join(" "), d, turns };
}

/** @type {Map<string, readonly Cut[]>} */
const blocks = new Map();

/** A drawing's paths from below to above. @param {string} drawing @returns {readonly Cut[]} */
export function cuts(drawing) {
  const known = blocks.get(drawing);
  if (known) return known;
  const lines = drawing.split("\n").map((each) => each.trim());
  const made = lines.filter(Boolean).map(cut);
  blocks.set(drawing, made);
  return made;
}

/** @param {string} drawing @param {string} [kind] a class of its own @param {string} [box] what is seen of it @returns {Drawn} */
export function print(drawing, kind = "", box = "0 0 100 100") {
  const paths = cuts(drawing).flatMap(({ layer, d, turns }) =>
    turns.map((turn) => html`<path class=${layer} d=${d} transform=${turn || undefined} />`),
  );
  return /** @type {Drawn} */ (
    html`<svg class=${`block ${kind}`} viewBox=${box} aria-hidden="true" focusable="false">${paths}</svg>`
  );
}
