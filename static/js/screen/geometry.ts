/**
 * Where things are on the ring: places on an ellipse, how large they may be, arrows. No drawing.
 */

export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A place, and what lies in the middle of the ring, measured in letters' heights. */
export const PLACE = { width: 15.5, height: 9.4 };
export const MIDDLE = { width: 13, height: 8.8 };
/** The card that strikes is drawn larger than that there. */
export const CLASH = { width: 16.8, height: 12 };
const GAP = 0.7;
/** Around the middle there is room for an arrow to be seen. */
const LANE = 1.8;

/** The seats in a square from -1 to 1: the first at the bottom, the others clockwise. */
export function around(count: number): Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    return { x: rounded(-Math.sin(turn)), y: rounded(Math.cos(turn)) };
  });
}

function rounded(value: number) {
  return Math.round(value * 1e6) / 1e6 + 0;
}

/** The middles of the places in an area, so that each place lies wholly inside. */
export function spotsIn(area: Size, place: Size, count: number): Spot[] {
  const wide = Math.max(0, (area.width - place.width) / 2);
  const high = Math.max(0, (area.height - place.height) / 2);
  return around(count).map(({ x, y }) => ({
    x: area.width / 2 + x * wide,
    y: area.height / 2 + y * high,
  }));
}

function scaled(size: Size, by: number): Size {
  return { width: size.width * by, height: size.height * by };
}

function touch(a: Spot, one: Size, b: Spot, other: Size, gap: number) {
  return (
    Math.abs(a.x - b.x) < (one.width + other.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (one.height + other.height) / 2 + gap
  );
}

/** Whether places with letters of that height lie side by side, and leave the middle free. */
export function isRoomy(area: Size, count: number, unit: number) {
  const place = scaled(PLACE, unit);
  if (place.width > area.width || place.height > area.height) return false;
  const spots = spotsIn(area, place, count);
  const middle = { x: area.width / 2, y: area.height / 2 };
  const gap = GAP * unit;
  return spots.every(
    (spot, at) =>
      !touch(spot, place, middle, scaled(MIDDLE, unit), LANE * unit) &&
      spots.slice(at + 1).every((other) => !touch(spot, place, other, place, gap)),
  );
}

/** The largest letters with which the ring fits; 0 if it does not, and is to be stacked. */
export function unitFor(
  area: Size,
  count: number,
  { least, most }: { least: number; most: number },
) {
  for (let unit = most; unit >= least; unit -= 0.25) {
    if (isRoomy(area, count, unit)) return unit;
  }
  return 0;
}

type Arrangement = "wide" | "tall" | "stack";

/** The least letters of a ring, beside those the reader has chosen. */
export const LEAST = 0.7;

/** The story beside the ring, below it, or everything in one column where a ring has no room. */
export function arrangementFor(glass: Size, count: number, letters: number): Arrangement {
  const range = { least: LEAST * letters, most: LEAST * letters };
  const wide = { width: glass.width * 0.7, height: glass.height - 5 * letters };
  if (glass.width > glass.height && unitFor(wide, count, range)) return "wide";
  const tall = { width: glass.width - 2 * letters, height: glass.height * 0.55 };
  return unitFor(tall, count, range) ? "tall" : "stack";
}

/** Where a line from a place's middle leaves it. */
export function edge(from: Spot, to: Spot, place: Size): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(
    x === 0 ? Number.POSITIVE_INFINITY : place.width / 2 / Math.abs(x),
    y === 0 ? Number.POSITIVE_INFINITY : place.height / 2 / Math.abs(y),
  );
  if (!Number.isFinite(reach)) return from;
  return { x: from.x + x * reach, y: from.y + y * reach };
}

function between(a: Spot, b: Spot, share: number) {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** What a stroke goes around. */
interface Around {
  spots: readonly Spot[];
  middle: Spot;
  room: Size;
  /** What is drawn in the middle: a stroke may go below its edge, a number on it may not. */
  drawn?: Size;
  place: Size;
  width: number;
}

/** How far aside a stroke may be bent, as shares of the way: as little as will do. */
const ASIDE = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.48, -0.48, 0.6, -0.6];
/** How far it is drawn to the middle. */
const INWARDS = [0.5, 0.3, 0.1];
const LOOKED_AT = 24;
/** How much of a stroke may rather be hidden than that it turns back on itself. */
const SHARP = 5;
/** A stroke of less than so many widths is hardly seen as one; what that costs. */
const LONG = 9;
const SHORT = 12;

function along(start: Spot, bend: Spot, tip: Spot, share: number) {
  return between(between(start, bend, share), between(bend, tip, share), share);
}

/**
 * Where a stroke bends: towards the middle, but as little as can be over what lies there and over
 * those who sit by the way, and without a sharp turn. What it does pass, it passes below.
 */
export function bendOf(from: Spot, to: Spot, { spots, middle, room, place, width }: Around): Spot {
  const others = spots.filter((spot) => spot !== from && spot !== to);
  const brush = { width: 2 * width, height: 2 * width };
  const isHidden = (spot: Spot) =>
    touch(spot, brush, middle, room, 0) ||
    others.some((other) => touch(spot, brush, other, place, 0));
  const cost = (bend: Spot) => {
    const [start, tip] = [edge(from, bend, place), edge(to, bend, place)];
    const line = Array.from({ length: LOOKED_AT + 1 }, (_, at) =>
      along(start, bend, tip, at / LOOKED_AT),
    );
    const length = Math.hypot(tip.x - start.x, tip.y - start.y);
    return (
      line.filter(isHidden).length +
      SHARP * sharpness(start, bend, tip) +
      SHORT * Math.max(0, 1 - length / (LONG * width))
    );
  };
  const [halfway, x, y] = [between(from, to, 0.5), to.x - from.x, to.y - from.y];
  const bends = INWARDS.flatMap((share) => {
    const inwards = between(halfway, middle, share);
    return ASIDE.map((aside) => ({ x: inwards.x - y * aside, y: inwards.y + x * aside }));
  });
  return bends.reduce((best, bend) => (cost(bend) < cost(best) ? bend : best));
}

/** From 0 for a straight line to 2 for one that turns back. */
function sharpness(start: Spot, bend: Spot, tip: Spot) {
  const [ax, ay, bx, by] = [bend.x - start.x, bend.y - start.y, tip.x - bend.x, tip.y - bend.y];
  const length = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return length === 0 ? 2 : 1 - (ax * bx + ay * by) / length;
}

/** A head is so many widths long, and begins at one of these shares of the way. */
const HEAD = 2.4;
const NECKS = Array.from({ length: 40 }, (_, step) => 0.98 - step * 0.02);

/** Where on a stroke a number is best read; and the next best, where something lies on that. */
const MARKS = [0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0.4, 0.5, 0.6, 0.7];
/** How many of the stroke's widths a number takes. */
const MARK = 3.6;

/** The first spot of a stroke at which a number is wholly seen; null if none is. */
function markOn(at: (share: number) => Spot, how: Around): Spot | null {
  const { spots, middle, room, drawn = room, place, width } = how;
  const mark = { width: MARK * width, height: MARK * width };
  const isSeen = (spot: Spot) =>
    !touch(spot, mark, middle, drawn, 0) &&
    spots.every((other) => !touch(spot, mark, other, place, 0));
  return MARKS.map(at).find(isSeen) ?? null;
}

/**
 * A brush stroke from one place to another, around what lies in the middle, with its head.
 * @returns an outline to fill, and a spot on it for a number, where one is wholly seen
 */
export function stroke(from: Spot, to: Spot, how: Around): { d: string; mid: Spot | null } {
  const { place, width } = how;
  const bend = bendOf(from, to, how);
  const start = edge(from, bend, place);
  const tip = edge(to, bend, place);
  const at = (share: number) => along(start, bend, tip, share);
  const left: string[] = [];
  const right: string[] = [];
  // The head keeps its size, however the stroke bends.
  const isBeforeHead = ({ x, y }: Spot) => Math.hypot(tip.x - x, tip.y - y) >= HEAD * width;
  const neck = NECKS.find((share) => isBeforeHead(at(share))) ?? NECKS[NECKS.length - 1];
  for (let share = 0; share <= neck + 1e-9; share += neck / 16) {
    const side = across(at(share), at(share + 0.01), width * (0.18 + 0.5 * share));
    left.push(pointText(side.left));
    right.unshift(pointText(side.right));
  }
  const barb = across(at(neck), tip, width * 1.35);
  const outline = [...left, pointText(barb.left), pointText(tip), pointText(barb.right), ...right];
  return { d: `M${outline.join("L")}Z`, mid: markOn(at, how) };
}

/** The two sides of a line at a point. */
function across(here: Spot, ahead: Spot, by: number) {
  const [x, y] = [ahead.x - here.x, ahead.y - here.y];
  const length = Math.hypot(x, y) || 1;
  const [sideX, sideY] = [(-y / length) * by, (x / length) * by];
  return {
    left: { x: here.x + sideX, y: here.y + sideY },
    right: { x: here.x - sideX, y: here.y - sideY },
  };
}

function pointText({ x, y }: Spot) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
