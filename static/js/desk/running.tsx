/** How a table or a duel goes right now, and stopping it for a moment. */
import { useEffect, useState } from "preact/hooks";
import type { RunningTable } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { useDesk } from "./desk.ts";
import { PutRight } from "./put-right.tsx";

/** A table that nobody touched for so long may need somebody. */
const LONG = 5 * 60_000;
const TICK = 15_000;

/** Milliseconds since the hub last said how the tables go, counted by this device now and then. */
function useGone() {
  const { link } = useTable();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, performance.now() - link.deskAt);
}

interface RunningLineProps {
  isOver: boolean;
  running?: RunningTable;
  names: readonly string[];
  isDuel?: boolean;
}

export function RunningLine({
  isOver,
  running = undefined,
  names,
  isDuel = false,
}: RunningLineProps) {
  const { translator } = useTable();
  const gone = useGone();
  if (isOver)
    return (
      <p class="desk-state">
        <Icon name="check" /> {translator.text("desk-state-over")}
      </p>
    );
  if (!running) return <p class="desk-state hint">{translator.text("desk-state-none")}</p>;
  if (running.paused)
    return (
      <p class="desk-state">
        <Icon name="pause" /> {translator.text("desk-state-paused")}
      </p>
    );
  const who = names[running.turn] ?? "";
  const begins = isDuel ? "desk-state-begins-duel" : "desk-state-begins";
  const since = running.since + gone;
  return (
    <p class="desk-state">
      {translator.text(who ? "desk-state-turn" : begins, { round: running.round, name: who })}
      {since > LONG && (
        <span class="desk-tag">
          {translator.text("desk-state-still", { count: Math.floor(since / 60_000) })}
        </span>
      )}
    </p>
  );
}

interface TableDoingsProps {
  running?: RunningTable;
  onLetIn: () => void;
}

export function TableDoings({ running = undefined, onLetIn }: TableDoingsProps) {
  const { translator } = useTable();
  const { ask } = useDesk();
  const [isRight, putRight] = useState(false);
  if (!running) return null;
  const parts = { short: running.table };
  const stop = () =>
    running.paused
      ? ask("POST /api/tournaments/{name}/tables/{short}/resume", { parts })
      : ask("POST /api/tournaments/{name}/tables/{short}/pause", {
          parts,
          body: { why: "referee" },
        });
  const label = translator.text(running.paused ? "desk-go-on" : "desk-pause");
  const count = running.screens + running.panels;
  const screens = translator.text("desk-screens-of", { count });
  return (
    <>
      {running.started && (
        <button
          type="button"
          class="button small"
          data-put-right-here
          onClick={() => putRight(true)}
        >
          {translator.text("desk-right")}
        </button>
      )}
      {isRight && <PutRight running={running} onClose={() => putRight(false)} />}
      <button
        type="button"
        class="button small"
        data-pause
        title={label}
        aria-label={label}
        onClick={stop}
      >
        <Icon name={running.paused ? "play" : "pause"} />
      </button>
      <button
        type="button"
        class="button small"
        data-let-in-here
        title={screens}
        aria-label={screens}
        onClick={onLetIn}
      >
        <span class="with-icon">
          <Icon name="eye" /> {count > 0 ? count : ""}
        </span>
      </button>
    </>
  );
}
