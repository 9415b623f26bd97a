/** Who is awaited and for what, in one line. No drawing. */
import type { Asked, Sight, View } from "../../wire/protocol.d.ts";
import { wasTakenBack } from "./story.ts";
import type { Translator } from "./translator.ts";

/** Whether this viewer is the one awaited. */
export function isAwaited(sight: Sight) {
  const view = sight.view;
  if (!view || view.you < 0 || view.outcome || sight.paused) return false;
  const asked = view.asked.at(-1);
  return asked ? asked.seats.includes(view.you) : view.turn === view.you;
}

/** The question that waits for this viewer, or for a guest they answer for; -1 if none does. */
export function questionFor({ view, answers_for: guests }: Sight): number {
  const asked = view?.asked.at(-1);
  const isAsked = asked?.seats.some((seat) => seat === view?.you || guests.includes(seat));
  return asked && isAsked ? asked.question : -1;
}

/** @param reader who does with real cards what is due: this viewer, or a guest they answer for */
export function statusLine(
  sight: Sight,
  translator: Translator,
  reader = sight.view?.you ?? -1,
): string {
  const { view, paused } = sight;
  if (paused) return pausedLine(paused, translator);
  if (sight.ended) return translator.text("status-ended");
  if (!view) return translator.text("status-waiting-start");
  if (view.outcome) return translator.text("status-over");
  const asked = view.asked.at(-1);
  if (asked?.seats.includes(view.you)) return translator.question(asked);
  if (asked) return awaitedLine(asked, translator);
  const step = dueOf(sight, reader, translator) || translator.name("step", view.phase);
  if (view.turn < 0) return step;
  if (view.turn === view.you) return translator.text("status-your-turn", { step });
  return translator.text("status-turn", { seat: translator.seat(view.turn), step });
}

/**
 * What whoever's turn it is does with real cards before they tap anything; only they read it. A tap
 * that is taken back takes the draw with it, for the hub; the cards may be in the hand already.
 */
function dueOf({ view, lines }: Sight, reader: number, translator: Translator) {
  const due = view?.turn === reader ? (view.due ?? []) : [];
  const step = due.map(({ key, about }) => translator.say("due", key, about)).join(" · ");
  return step && wasTakenBack(lines) ? translator.text("status-due-again", { step }) : step;
}

/** What to take from the box before the first turn, or what lies on this phone. */
export function beginning(sight: Sight, translator: Translator): string {
  const view = sight.view;
  const mine = view?.places.find((place) => place.seat === view.you);
  if (!view || view.turn >= 0 || !mine?.figure || !sight.covered) return "";
  const count = mine.counters.find((counter) => counter.key === "hand")?.value ?? 0;
  const character = translator.name("character", mine.figure);
  const id = view.hand.length > 0 ? "begin-own-held" : "begin-own";
  return translator.text(id, { character, count });
}

/** More names would fill the head of a phone; who it is, the ring shows. */
const MOST_NAMED = 3;

/** For whom the game waits, and for what if it has words for that. */
function awaitedLine(asked: Asked, translator: Translator) {
  const count = asked.seats.length;
  const isMany = count > MOST_NAMED;
  const who = { seats: translator.seats(asked.seats), count };
  if (!translator.words.has(`awaited-${asked.key}`))
    return translator.text(isMany ? "status-awaited-many" : "status-awaited", who);
  const what = translator.say("awaited", asked.key, asked.about);
  const id = isMany ? "status-awaited-many-for" : "status-awaited-for";
  return translator.text(id, { ...who, what });
}

/** Whether the game has ended and something is still asked before the score. */
export function isEnding(sight: Sight) {
  return sight.view?.phase === "over" && !sight.view.outcome;
}

function pausedLine(why: string, translator: Translator) {
  if (translator.words.has(`paused-${why}`)) return translator.text(`paused-${why}`);
  return translator.text("status-paused", { why });
}

/** What would bring a seat down that is asked; empty where nothing would. The hub works it out. */
export function warningFor(view: View | null, seat: number, translator: Translator) {
  const warned = view?.asked.at(-1)?.warned?.find((each) => each.seat === seat);
  return warned ? translator.say("warning", warned.key, warned.about) : "";
}
