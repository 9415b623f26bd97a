/**
 * The graver: a drawing as cut into a block and printed, in one colour. It knows how a line is
 * written, and nothing of what is drawn with it.
 */
import type { Drawn } from "../../core/face.ts";

/*
 * A drawing lies in a box of 100 and has one path on a line, in SVG's own letters:
 *
 *     M10 90 90 10            a line
 *     # M10 90H90V10z         a shape, printed full
 *
 * Before them: `-` cut out again (the ground), `,` thin, `+` broad, `~` faint, `=` once more in the
 * mirror, `*5` five times around the middle, `@90` turned so far around the middle.
 */

interface Cut {
  layer: string;
  d: string;
  turns: readonly string[];
}

const LAYERS: Record<string, string> = {
  "#": "full",
  "-": "bare",
  ",": "thin",
  "+": "broad",
  "~": "faint",
};
const MIRROR = "matrix(-1 0 0 1 100 0)";

function cut(line: string): Cut {
  const [, flags, d] = /^([^M]*)(M.*)$/.exec(line) as RegExpExecArray;
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

const blocks: Map<string, readonly Cut[]> = new Map();

/** A drawing's paths from below to above. */
export function cuts(drawing: string): readonly Cut[] {
  const known = blocks.get(drawing);
  if (known) return known;
  // A long line goes on after a backslash, indented.
  const lines = drawing.split("\n").map((each) => each.trim().replace(/ +/g, " "));
  const made = lines.filter(Boolean).map(cut);
  blocks.set(drawing, made);
  return made;
}

/**
 * @param kind a class of its own
 * @param box what is seen of it
 */
export function print(drawing: string, kind = "", box = "0 0 100 100"): Drawn {
  const paths = cuts(drawing).flatMap(({ layer, d, turns }) =>
    turns.map((turn) => <path class={layer} d={d} transform={turn || undefined} />),
  );
  return (
    <svg class={`block ${kind}`} viewBox={box} aria-hidden="true" focusable="false">
      {paths}
    </svg>
  );
}
