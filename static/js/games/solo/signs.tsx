/** Signs of this game, each of a few strokes in a box of 24. Meaning never hangs on them alone. */
import type { Drawn } from "../../core/face.ts";

const SIGNS: Readonly<Record<string, string>> = {
  attack: "M21 3c-3 0-6 2-9 5l-6.5 7 2.5 2.5L15 11c3-3 5.5-5 6-8zM3 15.5 8.5 21M6.5 18 3 21.5",
  defence:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.5l2 3.5-2 3.5-2-3.5zM12 3v2.5" +
    "M12 18.500v2.500M3 12h2.500M18.500 12h2.500",
  concentration: "M17 5.500A8.500 8.500 0 1 0 20.500 12M12 12h.01",
  ki:
    "M12 2.500c.500 4-5 6.500-5 11.500a5 5 0 0 0 10 0c0-2.500-1-4-2-5.500-.5 1.500-1.200 " +
    "2.200-2 2.500.6-3-.2-6-1-8.500z",
  life:
    "M12 20.500C5 15.500 3 12 3 8.800a4.600 4.600 0 0 1 9-1.300 4.600 4.600 0 0 1 9 " +
    "1.300c0 3.200-2 6.700-9 11.700z",
  hit: "M4 20 20 4M13 4.500 20 4l-.5 7M4.500 13.500l6 6",
  hurt: "M12 3c3.500 4.500 6 8 6 11.500a6 6 0 0 1-12 0C6 11 8.500 7.500 12 3z",
  again: "M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.500 3v4.500H15",
  sheet: "M6 3h9l4 4v14H6zM9 11h7M9 14.500h7M9 18h4",
};

export function sign(name: string): Drawn {
  const path = SIGNS[name];
  if (!path) return null;
  return (
    <svg class={`sign sign-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** Stars of an opponent, as the booklet prints them. */
export function stars(count: number) {
  return "★".repeat(count);
}
