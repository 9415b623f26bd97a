/**
 * What a screen says aloud between two sights: at most one line of its own story, the gravest. It
 * is told nothing else than what that screen shows, and chooses by what the hub marks, by turns and
 * by questions. No voice.
 */
import type { Line, Sight } from "../../wire/protocol.d.ts";
import { lastLines, turnBegan } from "../core/story.ts";
import type { Translator } from "../core/translator.ts";
import { highlightOf } from "./highlight.ts";
import { strike } from "./sound-cues.ts";

export type Spoken = "off" | "few" | "more";

/** The graver, the later. */
export const KINDS = ["turn", "attack", "called", "deck-end", "defeat", "end"] as const;

export interface SpokenLine {
  kind: (typeof KINDS)[number];
  lines: readonly Line[];
}

/** @param how much is said; *few* leaves turns and attacks out */
export function spokenLine(how: Spoken, before: Sight | null, after: Sight): SpokenLine | null {
  const [old, now] = [before?.view, after.view];
  if (how === "off" || !before || !now || before.table !== after.table) return null;
  const highlight = highlightOf(before, after);
  if (highlight) return { kind: highlight.kind, lines: highlight.lines };
  if (how === "few" || !old || now.outcome || after.version <= before.version) return null;
  if (strike(now) > strike(old)) return { kind: "attack", lines: lastLines(after.lines, 1) };
  const began = now.turn !== old.turn ? turnBegan(after.lines) : undefined;
  // A turn that was set straight has no such line; the last one would be of somebody else.
  return began?.params.seat === now.turn ? { kind: "turn", lines: [began] } : null;
}

/** In words that are on the screen; what stands in brackets there is for the eye. */
export function spokenText({ kind, lines }: SpokenLine, translator: Translator) {
  // Who won, and who was who, the screen tells after this, one by one.
  if (kind === "end") return translator.text("screen-the-end");
  const told = lines.map((line) => translator.line(line)).join(" ");
  return told.replace(/\s*\([^)]*\)/g, "");
}
