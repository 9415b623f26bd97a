/**
 * The brush: strokes of changing width, written as numbers, drawn as outlines. It knows how ink
 * runs, and nothing of what is drawn with it.
 */
import type { Drawn } from "../core/face.ts";

/*
 * A drawing lies in a box of 100 and has one stroke on a line:
 *
 *     10 90 1 50 40 6 90 10 0     a stroke through points: x, y and half its width there
 *     @ 10 90 50 40 90 10         a blot around points; a point said twice is a corner
 *     o 10 90 4 50 40 6           drops: x, y and how far they spread; less than 0 is a hole
 *
 * Before them: `~` pale wash, `-` left bare (the ground), `!` the seal's colour, `=` once more
 * in the mirror, `*5` five times around the middle.
 */

type Point = readonly [number, number];

interface Layer {
  layer: string;
  d: string;
}

const LAYERS: Record<string, string> = { "~": "wash", "-": "bare", "!": "seal" };

const short = (value: number) => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Smooth curves from point to point, the first one left out. */
function curve(points: readonly Point[], isClosed = false) {
  const count = points.length;
  const near = (index: number) =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))];
  let d = "";
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    if (from[0] === to[0] && from[1] === to[1]) continue; // A corner.
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(out)} ${at(into)} ${at(to)}`;
  }
  return d;
}

/**
 * A stroke's outline: along one side, around the tip, and back along the other.
 * @param widths half of them, at the points
 */
export function stroke(points: readonly Point[], widths: readonly number[]) {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [before, after] = [
      points[Math.max(0, i - 1)],
      points[Math.min(points.length - 1, i + 1)],
    ];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const by = widths[i] / (Math.hypot(dx, dy) || 1);
    left.push([x + dy * by, y - dx * by]);
    right.unshift([x - dy * by, y + dx * by]);
  });
  const cap = (width: number, to: Point) =>
    width > 0.2 ? `A${short(width)} ${short(width)} 0 0 1 ${at(to)}` : `L${at(to)}`;
  const [first, last] = [widths[0], widths[widths.length - 1]];
  const [there, back] = [curve(left), curve(right)];
  return `M${at(left[0])}${there}${cap(last, right[0])}${back}${cap(first, left[0])}z`;
}

/** A blot, always the same way round, so that blots and strokes of one layer add up. */
export function blot(points: readonly Point[]) {
  const turn = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  const around = turn < 0 ? [...points].reverse() : points;
  return `M${at(around[0])}${curve(around, true)}z`;
}

function drops(points: readonly Point[], widths: readonly number[]) {
  return points
    .map(([x, y], i) => {
      const r = Math.abs(widths[i]);
      const half = `A${short(r)} ${short(r)} 0 0 ${widths[i] < 0 ? 0 : 1} `;
      return `M${at([x - r, y])}${half}${at([x + r, y])}${half}${at([x - r, y])}z`;
    })
    .join("");
}

/** @param turns a part of a whole turn around the middle */
function turned(points: readonly Point[], turns: number) {
  const [sin, cos] = [Math.sin(2 * Math.PI * turns), Math.cos(2 * Math.PI * turns)];
  return points.map(
    ([x, y]): Point => [50 + (x - 50) * cos - (y - 50) * sin, 50 + (x - 50) * sin + (y - 50) * cos],
  );
}

function inked(line: string): Layer {
  const words = line.split(" ");
  const flags = Number.isNaN(Number(words[0])) ? (words.shift() ?? "") : "";
  const form = flags.includes("@") ? blot : flags.includes("o") ? drops : stroke;
  const each = form === blot ? 2 : 3;
  const points: Point[] = [];
  const widths: number[] = [];
  for (let i = 0; i < words.length; i += each) {
    points.push([Number(words[i]), Number(words[i + 1])]);
    widths.push(Number(words[i + 2]));
  }
  const times = Number(/\*(\d)/.exec(flags)?.[1] ?? 1);
  let d = "";
  for (let i = 0; i < times; i++) {
    const around = turned(points, i / times);
    d += form(around, widths);
    if (flags.includes("="))
      d += form(
        around.map(([x, y]) => [100 - x, y]),
        widths,
      );
  }
  return { layer: LAYERS[flags[0]] ?? "ink", d };
}

const dried: Map<string, Layer[]> = new Map();

/** A drawing's layers from below to above; strokes of one layer in a row are one path. */
export function layers(drawing: string): Layer[] {
  const known = dried.get(drawing);
  if (known) return known;
  const made: Layer[] = [];
  // A long line goes on after a backslash, indented.
  for (const line of drawing.split("\n").map((each) => each.trim().replace(/ +/g, " "))) {
    if (!line) continue;
    const next = inked(line);
    const top = made.at(-1);
    if (top?.layer === next.layer) top.d += next.d;
    else made.push(next);
  }
  dried.set(drawing, made);
  return made;
}

/**
 * @param kind a class of its own
 * @param box what is seen of it
 */
export function ink(drawing: string, kind = "", box = "0 0 100 100"): Drawn {
  const paths = layers(drawing).map(({ layer, d }) => <path class={layer} d={d} />);
  return (
    <svg class={`sumi ${kind}`} viewBox={box} aria-hidden="true" focusable="false">
      {paths}
    </svg>
  );
}
