/** From a night's numbers to places on a chart: scales, stepped lines, labels apart. No drawing. */
import type { Chart, Curve, Line } from "../../wire/protocol.d.ts";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (point: number) => number;
  y: (value: number) => number;
  ticks: number[];
}

export interface Drawn {
  seat: number;
  d: string;
  end: { x: number; y: number };
  last: number;
}

export interface Flag {
  x: number;
  y: number;
  seat: number;
  line: Line;
}

/** How lines differ without colour: one dash for each seat. */
export const DASHES = ["", "14 6", "3 7", "20 6 4 6", "8 5", "2 4 10 4", "26 8", "10 4 2 4 2 4"];

/** The curves of one counter; without a name, of the first. One seat alone may have several. */
export function curvesOf(chart: Chart, keys: string | readonly string[]) {
  const known = [keys].flat().filter((key) => chart.curves.some((curve) => curve.key === key));
  const wanted = known.length > 0 ? known : [chart.curves[0]?.key];
  const drawn = chart.people.length > 1 ? wanted.slice(0, 1) : wanted;
  return drawn.flatMap((key) => chart.curves.filter((curve) => curve.key === key));
}

/** Whole numbers from 0 to above `most`, at most seven of them. */
export function ticksTo(most: number) {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => most / each <= 6) ?? Math.ceil(most / 6);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}

export function scaleOf(curves: readonly Curve[], points: number, frame: Frame): Scale {
  const values = curves.flatMap((curve) => curve.values.filter((value) => value !== null));
  const ticks = ticksTo(Math.max(1, ...values.map(Number)));
  const most = ticks[ticks.length - 1];
  const [wide, high] = [
    frame.width - frame.left - frame.right,
    frame.height - frame.top - frame.bottom,
  ];
  return {
    ticks,
    x: (point) => frame.left + (points > 1 ? (point / (points - 1)) * wide : wide),
    y: (value) => frame.top + high - (value / most) * high,
  };
}

/** A counter stays until it changes, so its line goes in steps. */
export function stepped(curve: Curve, scale: Scale): Drawn | null {
  let d = "";
  let last = -1;
  let end = { x: 0, y: 0 };
  curve.values.forEach((value, point) => {
    if (value === null) return;
    const [x, y] = [scale.x(point), scale.y(value)];
    d += d === "" ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}`;
    if (value !== last && last >= 0) d += `V${y.toFixed(1)}`;
    last = value;
    end = { x, y };
  });
  return d === "" ? null : { seat: curve.seat, d, end, last };
}

/**
 * Labels moved apart, each as near to where it belongs as the others let it.
 * @returns in the same order
 */
export function apart(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const placed = [...wanted];
  order.forEach((at, rank) => {
    if (rank > 0) placed[at] = Math.max(placed[at], placed[order[rank - 1]] + gap);
  });
  for (let rank = order.length - 1; rank >= 0; rank -= 1) {
    const most = rank === order.length - 1 ? lowest : placed[order[rank + 1]] - gap;
    placed[order[rank]] = Math.min(placed[order[rank]], most);
  }
  return placed;
}

/** Where the marked lines of the story lie: on the curve of the seat they speak of. */
export function flagsOf(chart: Chart, curves: readonly Curve[], scale: Scale): Flag[] {
  return chart.landmarks.flatMap(({ point, line }) => {
    const curve = curves.find((each) => each.seat === line.params.seat);
    const value = curve?.values[point];
    const y = typeof value === "number" ? scale.y(value) : scale.y(0);
    return [{ x: scale.x(point), y, seat: curve?.seat ?? -1, line }];
  });
}

/** The first point of each round. */
export function roundsOf(chart: Chart): { round: number; point: number }[] {
  return chart.points.flatMap(({ round }, point) =>
    round > 0 && round !== chart.points[point - 1]?.round ? [{ round, point }] : [],
  );
}

/** Equal lines lie side by side, not one upon another. */
export function nudge(at: number, count: number) {
  return (at - (count - 1) / 2) * 2.5;
}
