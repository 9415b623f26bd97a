/**
 * What the screen makes a scene of between two sights: defeats, the deck's end, the end of the
 * game. Which lines these are the hub says. No drawing.
 */
import type { Line, Sight } from "../../wire/protocol.d.ts";

export interface Highlight {
  kind: "defeat" | "deck-end" | "end";
  /** Those who fell by it, or the line of the deck; several at once are one highlight. */
  lines: readonly Line[];
  version: number;
}

/** How long a highlight is on the screen, with its coming and going. */
export const HIGHLIGHT_LASTS = 2400;

/** Over, or over and still being counted. */
function isOver({ view }: Sight) {
  return view?.phase === "over" || Boolean(view?.outcome);
}

/** What is new to a screen that saw `before`. */
function freshLines(before: Sight, after: Sight) {
  return after.lines.filter((line) => line.highlight && (line.version ?? 0) > before.version);
}

export function highlightOf(before: Sight | null, after: Sight): Highlight | null {
  if (!before?.view || !after.view || before.table !== after.table) return null;
  const fresh = freshLines(before, after);
  const fallen = fresh.filter((line) => line.highlight === "defeat");
  const version = after.version;
  if (isOver(after) && !isOver(before)) return { kind: "end", lines: fallen, version };
  if (fallen.length > 0) return { kind: "defeat", lines: fallen, version };
  return fresh.length > 0 ? { kind: "deck-end", lines: fresh.slice(-1), version } : null;
}
