/** What was just taken back, over every page for a moment; the story keeps it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Line } from "../../wire/protocol.d.ts";
import { takenBack } from "../core/story.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "./icon.tsx";

/** Long enough to look up and read two lines. */
const SHOWN_FOR = 8000;

export function UndoNotice() {
  const { sight, translator } = useTable();
  const before = useRef(sight);
  const [lines, show] = useState<readonly Line[]>([]);
  useEffect(() => {
    const fresh = takenBack(before.current, sight);
    before.current = sight;
    if (fresh.length > 0) show(fresh);
  }, [sight]);
  useEffect(() => {
    if (lines.length === 0) return undefined;
    const timer = setTimeout(() => show([]), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <div class="undo-notice" role="status">
      <Icon name="undo" />
      <div>
        {lines.map((line, at) => (
          <p key={at}>{translator.line(line)}</p>
        ))}
      </div>
    </div>
  );
}
