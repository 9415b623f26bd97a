/** The story as this viewer may hear it, newest last. */

import type { Line } from "../../wire/protocol.d.ts";
import { lastLines, ofThisTurn } from "../core/story.ts";
import { useTable } from "../core/table.ts";

interface StoryProps {
  last?: number;
  /** So many stay where there is no room for all of them; without it all do. */
  least?: number;
  isOfTurn?: boolean;
  isTold?: (line: Line) => boolean;
}

export function Story({ last = 30, least, isOfTurn = false, isTold = () => true }: StoryProps) {
  const { sight, translator, isHandCovered } = useTable();
  const all = isOfTurn ? ofThisTurn(sight.lines) : sight.lines;
  const lines = lastLines(all.filter(isTold), last, isHandCovered, sight.you);
  if (isOfTurn && lines.length === 0) return null;
  return (
    <ol class="story" data-least={least} aria-label={translator.text("story-label")}>
      {lines.map((line, at) => (
        <li key={at}>{translator.line(line)}</li>
      ))}
    </ol>
  );
}
