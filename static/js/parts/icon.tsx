/** Small pictures of ours, drawn with a brush's round ends; meaning never hangs on them alone. */
import { lookOf, SHAPE_PATHS } from "../core/seat.ts";

/** Strokes in a box of 24. */
const STROKES: Record<string, string> = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  undo: "M4 10h10a5 5 0 0 1 0 10h-4M4 10l5-5M4 10l5 5",
  story: "M5 4h11l3 3v13H5zM9 10h7M9 14h7M9 18h4",
  tongue: "M4 6h9M8.5 4v2M11 6c-1 4-4 7-7 8M6 9c1 2 4 4 6 5M13 20l4-10 4 10M14.5 17h5",
  dress: "M12 3a9 9 0 1 0 9 9c-6 1-10-3-9-9z",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9c1.5 2 1.5 4 0 6M18.5 6.5c3 3.5 3 7.5 0 11",
  silence: "M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  cover: "M3 10c5 6 13 6 18 0M6 13l-2 3M12 15v3.5M18 13l2 3",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  check: "M4 12.5l5.5 5.5L20 6.5",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  bot: "M6 8h12v10H6zM12 8V4M9.5 12.5v1M14.5 12.5v1M4 11v4M20 11v4",
  away: "M3 3l18 18M5 9c4-3 10-3 14 0M8 12.5c2.5-1.8 5.5-1.8 8 0M12 17v.5",
  linked: "M3 8c6-4.5 12-4.5 18 0M6.5 12c3.5-2.8 7.5-2.8 11 0M12 17v.5",
  book: "M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1 3-2 6-2 8-1V5c-2-1-5-1-8 1zM12 6v13",
  set: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  hand:
    "M8 13V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11 6a1.5 1.5 0 0 1 3 0v8c0 4-2 7-6 " +
    "7-3 0-4-1.5-7-6-.8-1.3 1-2.5 2-1.5z",
  lamp: "M12 3v2M8 9c0-5 8-5 8 0l1 7H7zM9 19h6",
  chart: "M4 20V4M4 20h16M7 15l4-5 3 3 5-7",
  crown: "M4 18h16M4 15 3 6l5 4 4-6 4 6 5-4-1 9z",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  out: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  deck: "M6 5h10v15H6zM9 5V3h10v15h-3",
};

export function Icon({ name, label = "" }: { name: string; label?: string }) {
  const path = STROKES[name] ?? "";
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      role={label ? "img" : "presentation"}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : "true"}
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** A seat's shape in its colour, with its number. */
export function SeatBadge({ seat, big = false }: { seat: number; big?: boolean }) {
  const { colour, shape, number } = lookOf(seat);
  return (
    <svg class={big ? "seat-badge big" : "seat-badge"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPE_PATHS[shape]} fill={colour} />
      <text x="12" y={shape === "triangle" || shape === "drop" ? 18 : 16.3} text-anchor="middle">
        {number}
      </text>
    </svg>
  );
}
