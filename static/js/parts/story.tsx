/** The story as this viewer may hear it, newest last. */

import type { Line } from "../../wire/protocol.d.ts";
import { ofThisTurn, told } from "../core/story.ts";
import { useTable } from "../core/table.ts";

interface StoryProps {
  last?: number;
  isOfTurn?: boolean;
  isTold?: (line: Line) => boolean;
}

export function Story({ last = 30, isOfTurn = false, isTold = () => true }: StoryProps) {
  const { sight, telling, isHandCovered } = useTable();
  const all = isOfTurn ? ofThisTurn(sight.lines) : sight.lines;
  const lines = told(all.filter(isTold), last, isHandCovered);
  if (isOfTurn && lines.length === 0) return null;
  return (
    <ol class="story" aria-label={telling.text("story-label")}>
      {lines.map((line, at) => (
        <li key={at}>{telling.line(line)}</li>
      ))}
    </ol>
  );
}
