/** Who is awaited and for what, in one line. No drawing. */

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("./telling.js").Telling} Telling */

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
