/** Who is awaited and for what, and the story's last lines. */

import type { Sight } from "../../wire/protocol.d.ts";
import { lastLines } from "../core/story.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { strikeOf } from "./clash.tsx";

const LINES = 6;

/** The seats the game waits for. */
export function awaited(sight: Sight): readonly number[] {
  const view = sight.view;
  if (!view || view.outcome) return [];
  const asked = view.asked.at(-1);
  return asked ? asked.seats : view.turn < 0 ? [] : [view.turn];
}

/** For what; a game may say it better. */
function matter(sight: Sight, translator: Translator) {
  const view = sight.view;
  const asked = view?.asked.at(-1);
  if (asked && translator.words.has(`awaited-${asked.key}`))
    return translator.say("awaited", asked.key, asked.about);
  const strike = strikeOf(sight);
  if (strike?.card) {
    return translator.text("screen-awaited-strike", {
      card: translator.name("card", strike.card),
      by: translator.seat(strike.by),
    });
  }
  return view ? translator.name("step", view.phase) : "";
}

export function Awaited() {
  const { sight, translator } = useTable();
  const seats = awaited(sight);
  if (seats.length === 0) return null;
  return (
    <section class="awaited" role="status" aria-live="polite">
      <p class="awaited-label">{translator.text("screen-awaited")}</p>
      <p class="awaited-who">
        {seats.map((seat) => (
          <span key={seat} class="awaited-seat">
            <SeatBadge seat={seat} /> {translator.seat(seat)}
          </span>
        ))}
      </p>
      <p class="awaited-what">{matter(sight, translator)}</p>
    </section>
  );
}

/** The story's last lines, the newest marked. */
export function StoryLines() {
  const { sight, translator } = useTable();
  const lines = lastLines(sight.lines, LINES);
  if (lines.length === 0) return null;
  const last = lines.length - 1;
  return (
    <section class="told">
      <h2>{translator.text("story-label")}</h2>
      <ol>
        {lines.map((line, at) => (
          <li
            key={`${sight.version - last + at}`}
            class={at === last ? "newest" : ""}
            style={{ "--from-last": last - at }}
          >
            {at === last && <span class="spoken">{translator.text("screen-newest")} </span>}
            {translator.line(line)}
          </li>
        ))}
      </ol>
    </section>
  );
}
