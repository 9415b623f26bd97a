/** How a seat looks: a colour, a shape and a number, the same on every screen. */

import type { Place, View } from "../../wire/protocol.d.ts";

/** Okabe–Ito, with a violet for its second blue, in an order where neighbours differ most */
export const COLOURS: readonly string[] = [
  "#e69f00",
  "#56b4e9",
  "#d55e00",
  "#009e73",
  "#f0e442",
  "#cc79a7",
  "#a48bf5",
  "#c9c2b5",
];

/** The same for a thin line on light paper. */
export const ON_PAPER: readonly string[] = [
  "#996a00",
  "#177ab2",
  "#be5400",
  "#008460",
  "#7d750a",
  "#ba4b89",
  "#7352c7",
  "#7e735c",
];

export const SHAPES = [
  "circle",
  "triangle",
  "square",
  "diamond",
  "hexagon",
  "star",
  "drop",
  "cross",
];

/** Paths in a box of 24. */
export const SHAPE_PATHS: Record<string, string> = {
  circle: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  triangle: "M12 2.5 22.5 21H1.5z",
  square: "M4 4h16v16H4z",
  diamond: "M12 1.5 22.5 12 12 22.5 1.5 12z",
  hexagon: "M6.5 2.8h11L23 12l-5.5 9.2h-11L1 12z",
  star: "m12 1.5 3.1 6.9 7.4.8-5.5 5.1 1.5 7.4L12 18l-6.5 3.7L7 14.3 1.5 9.2l7.4-.8z",
  drop: "M12 1.5c4.5 6 7.5 9 7.5 13a7.5 7.5 0 0 1-15 0c0-4 3-7 7.5-13z",
  cross: "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
};

export function lookOf(seat: number) {
  const at = ((seat % 8) + 8) % 8;
  return { colour: COLOURS[at], onPaper: ON_PAPER[at], shape: SHAPES[at], number: seat + 1 };
}

/** A seat's line, which the dress draws on dark or on light paper. */
export function inkOf(seat: number) {
  const { colour, onPaper } = lookOf(seat);
  return { "--seat": colour, "--seat-on-paper": onPaper };
}

/** The places clockwise as people sit: by their numbers, unless the view says otherwise. */
export function clockwise({ places, ring }: Pick<View, "places" | "ring">): readonly Place[] {
  if (!ring) return places;
  return ring.flatMap((at) => places.filter((place) => place.place === at));
}

/** The ring as it is seen from a seat: that seat first, then clockwise. */
export function seenFrom<T>(places: readonly T[], from: number): T[] {
  const at = from < 0 ? 0 : from;
  return [...places.slice(at), ...places.slice(0, at)];
}

/** Where the n-th neighbour sits in two columns: up the left side, over the top, down the right. */
export function cell(at: number, count: number) {
  const side = Math.floor(count / 2);
  const hasTop = count % 2 === 1;
  const first = hasTop ? 1 : 0;
  if (hasTop && at === side)
    return { gridRow: "1", gridColumn: "1 / span 2", justifySelf: "center" };
  const row = at < side ? side - at : at - side + (hasTop ? 0 : 1);
  return { gridRow: String(row + first), gridColumn: at < side ? "1" : "2" };
}
