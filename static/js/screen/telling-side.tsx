/** Who is awaited and for what, and the story's last lines. */

import type { Sight } from "../../wire/protocol.d.ts";
import { told } from "../core/story.ts";
import { useTable } from "../core/table.ts";
import type { Telling } from "../core/telling.ts";
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
function matter(sight: Sight, telling: Telling) {
  const view = sight.view;
  const asked = view?.asked.at(-1);
  if (asked && telling.words.has(`awaited-${asked.key}`))
    return telling.say("awaited", asked.key, asked.about);
  const strike = strikeOf(sight);
  if (strike?.card) {
    return telling.text("screen-awaited-strike", {
      card: telling.name("card", strike.card),
      by: telling.seat(strike.by),
    });
  }
  return view ? telling.name("step", view.phase) : "";
}

export function Awaited() {
  const { sight, telling } = useTable();
  const seats = awaited(sight);
  if (seats.length === 0) return null;
  return (
    <section class="awaited" role="status" aria-live="polite">
      <p class="awaited-label">{telling.text("screen-awaited")}</p>
      <p class="awaited-who">
        {seats.map((seat) => (
          <span key={seat} class="awaited-seat">
            <SeatBadge seat={seat} /> {telling.seat(seat)}
          </span>
        ))}
      </p>
      <p class="awaited-what">{matter(sight, telling)}</p>
    </section>
  );
}

/** The story's last lines, the newest marked. */
export function Told() {
  const { sight, telling } = useTable();
  const lines = told(sight.lines, LINES);
  if (lines.length === 0) return null;
  const last = lines.length - 1;
  return (
    <section class="told">
      <h2>{telling.text("story-label")}</h2>
      <ol>
        {lines.map((line, at) => (
          <li
            key={`${sight.version - last + at}`}
            class={at === last ? "newest" : ""}
            style={{ "--from-last": last - at }}
          >
            {at === last && <span class="spoken">{telling.text("screen-newest")} </span>}
            {telling.line(line)}
          </li>
        ))}
      </ol>
    </section>
  );
}
