/** Who is awaited and for what, in one line. No drawing. */

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../wire/protocol.js").Asked} Asked */
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
  if (asked) return awaitedLine(asked, telling);
  const step = telling.name("step", view.phase);
  if (view.turn < 0) return step;
  if (view.turn === view.you) return telling.text("status-your-turn", { step });
  return telling.text("status-turn", { seat: telling.seat(view.turn), step });
}

/** For whom the game waits, and for what if it has words for that. @param {Asked} asked @param {Telling} telling */
function awaitedLine(asked, telling) {
  const seats = telling.seats(asked.seats);
  if (!telling.words.has(`awaited-${asked.key}`)) return telling.text("status-awaited", { seats });
  const what = telling.say("awaited", asked.key, asked.about);
  return telling.text("status-awaited-for", { seats, what });
}

/** Whether the game has ended and something is still asked before the score. @param {Sight} sight */
export function isEnding(sight) {
  return sight.view?.phase === "over" && !sight.view.outcome;
}

/** @param {string} why @param {Telling} telling */
function pausedLine(why, telling) {
  if (telling.words.has(`paused-${why}`)) return telling.text(`paused-${why}`);
  return telling.text("status-paused", { why });
}
