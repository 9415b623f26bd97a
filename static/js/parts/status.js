/** One line that always says who is awaited and for what, and what the last refusal was. */
import { html, useEffect, useRef } from "../core/html.js";
import { useTable } from "../core/table.js";

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../core/telling.js").Telling} Telling */

/** Whether this viewer is the one awaited. @param {Sight} sight */
export function isAwaited(sight) {
  const view = sight.view;
  if (!view || view.you < 0 || view.outcome || sight.paused) return false;
  const asked = view.asked.at(-1);
  return asked ? asked.seats.includes(view.you) : view.turn === view.you;
}

/** @param {Sight} sight @param {Telling} telling @returns {string} */
export function statusLine(sight, telling) {
  const { view, paused } = sight;
  if (paused) return pausedLine(paused, telling);
  if (sight.ended) return telling.text("status-ended");
  if (!view) return telling.text("status-waiting-start");
  if (view.outcome) return telling.text("status-over");
  const asked = view.asked.at(-1);
  if (asked?.seats.includes(view.you)) return telling.question(asked);
  if (asked) return telling.text("status-awaited", { seats: telling.seats(asked.seats) });
  const step = telling.name("step", view.phase);
  if (view.turn < 0) return step;
  if (view.turn === view.you) return telling.text("status-your-turn", { step });
  return telling.text("status-turn", { seat: telling.seat(view.turn), step });
}

/** @param {string} why @param {Telling} telling */
function pausedLine(why, telling) {
  if (telling.words.has(`paused-${why}`)) return telling.text(`paused-${why}`);
  return telling.text("status-paused", { why });
}

export function Status() {
  const { sight, telling, link } = useTable();
  const mine = isAwaited(sight);
  useNudge(mine);
  const line = statusLine(sight, telling);
  return html`<div class=${mine ? "status mine" : "status"}>
    <p role="status" aria-live="polite">${line}</p>
    ${link.sending > 0 && html`<span class="sending">${telling.text("sending")}</span>`}
  </div>`;
}

/** A short buzz when it becomes one's turn; phones that cannot stay still. @param {boolean} mine */
function useNudge(mine) {
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    was.current = mine;
  }, [mine]);
}

/** Where the thumb is: why the last move was not taken; gone with the next tap. */
export function RefusalLine() {
  const { refusal, refuse, telling } = useTable();
  if (!refusal) return null;
  return html`<div class="refusal-line" role="alert">
    <p>${telling.reason(refusal)}</p>
    <button type="button" class="plain" onClick=${() => refuse(null)}>${telling.text("understood")}</button>
  </div>`;
}
