/** Who is awaited and for what, in one line. No drawing. */
import type { Asked, Sight } from "../../wire/protocol.d.ts";
import type { Telling } from "./telling.ts";

/** Whether this viewer is the one awaited. */
export function isAwaited(sight: Sight) {
  const view = sight.view;
  if (!view || view.you < 0 || view.outcome || sight.paused) return false;
  const asked = view.asked.at(-1);
  return asked ? asked.seats.includes(view.you) : view.turn === view.you;
}

export function statusLine(sight: Sight, telling: Telling): string {
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

/** For whom the game waits, and for what if it has words for that. */
function awaitedLine(asked: Asked, telling: Telling) {
  const seats = telling.seats(asked.seats);
  if (!telling.words.has(`awaited-${asked.key}`)) return telling.text("status-awaited", { seats });
  const what = telling.say("awaited", asked.key, asked.about);
  return telling.text("status-awaited-for", { seats, what });
}

/** Whether the game has ended and something is still asked before the score. */
export function isEnding(sight: Sight) {
  return sight.view?.phase === "over" && !sight.view.outcome;
}

function pausedLine(why: string, telling: Telling) {
  if (telling.words.has(`paused-${why}`)) return telling.text(`paused-${why}`);
  return telling.text("status-paused", { why });
}
