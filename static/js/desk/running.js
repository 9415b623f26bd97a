/** How a table or a duel goes right now, and stopping it for a moment. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").RunningTable} RunningTable */

/** A table that nobody touched for so long may need somebody. */
const LONG = 5 * 60_000;

/** @param {{isOver: boolean, running?: RunningTable, names: readonly string[], isDuel?: boolean}} props */
export function RunningLine({ isOver, running = undefined, names, isDuel = false }) {
  const { telling } = useTable();
  if (isOver)
    return html`<p class="desk-state"><${Icon} name="check" /> ${telling.text("desk-state-over")}</p>`;
  if (!running) return html`<p class="desk-state hint">${telling.text("desk-state-none")}</p>`;
  if (running.paused)
    return html`<p class="desk-state"><${Icon} name="pause" /> ${telling.text("desk-state-paused")}</p>`;
  const who = names[running.turn] ?? "";
  const begins = isDuel ? "desk-state-begins-duel" : "desk-state-begins";
  const since = Math.floor(running.since / 60_000);
  return html`<p class="desk-state">
    ${telling.text(who ? "desk-state-turn" : begins, { round: running.round, name: who })}
    ${running.since > LONG && html`<span class="desk-tag">${telling.text("desk-state-still", { count: since })}</span>`}</p>`;
}

/** @param {{running?: RunningTable, onLetIn: () => void}} props */
export function TableDoings({ running = undefined, onLetIn }) {
  const { telling } = useTable();
  const { ask, look } = useDesk();
  if (!running) return null;
  const parts = { short: running.table };
  const stop = async () => {
    if (running.paused) await ask("POST /api/tournaments/{name}/tables/{short}/resume", { parts });
    else
      await ask("POST /api/tournaments/{name}/tables/{short}/pause", {
        parts,
        body: { why: "referee" },
      });
    look();
  };
  const said = telling.text(running.paused ? "desk-go-on" : "desk-pause");
  const count = running.screens + running.panels;
  const screens = telling.text("desk-screens-of", { count });
  return html`<button type="button" class="button small" data-pause title=${said} aria-label=${said} onClick=${stop}>
      <${Icon} name=${running.paused ? "play" : "pause"} /></button>
    <button type="button" class="button small" data-let-in-here title=${screens} aria-label=${screens} onClick=${onLetIn}>
      <span class="with-icon"><${Icon} name="eye" /> ${count > 0 ? count : ""}</span></button>`;
}
