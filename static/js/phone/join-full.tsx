/**
 * Every seat is taken: whoever sat here before is told how their seat comes to this phone, and
 * everybody else looks on and plays the next game. Its code comes when it is drawn: it asks for
 * nothing itself, and imports nothing that the first page has.
 */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { SeatSeen } from "../../wire/protocol.d.ts";
import type { Words } from "../core/words.ts";

interface FullTableProps {
  words: Words;
  seats: readonly SeatSeen[];
  badge: (seat: number) => VNode;
  /** The name that this phone used last. */
  name: string;
  /** Why the last wish was refused, in words. */
  why: string;
  onWatch: (name: string) => void;
}

export default function FullTable({ words, seats, badge, name, why, onWatch }: FullTableProps) {
  const [own, choose] = useState<number | null>(null);
  const [typed, type] = useState(name);
  const seat = seats.find((each) => each.seat === own);
  // Whoever has said who they are needs the room for how it goes on.
  const shown = seat ? [seat] : seats;
  const watch = (event: Event) => {
    event.preventDefault();
    onWatch(typed.trim());
  };
  return (
    <div class="form full-table">
      <p>{words.text("full-one-of")}</p>
      <div class="choices of-seat">
        {shown.map((each) => (
          <button
            type="button"
            key={each.seat}
            class="choice of-seat"
            aria-pressed={each.seat === own}
            data-one-of={each.seat}
            onClick={() => choose(each.seat === own ? null : each.seat)}
          >
            <span class="choice-seat">
              {badge(each.seat)} {each.name}
            </span>
          </button>
        ))}
      </div>
      {seat ? (
        <>
          <p>{words.text("full-how", { name: seat.name })}</p>
          <a class="button main tall" href="/" data-type-code>
            {words.text("full-code")}
          </a>
        </>
      ) : (
        <form class="form" onSubmit={watch}>
          <label for="name">{words.text("join-name")}</label>
          <input
            id="name"
            class="text"
            required
            maxlength={24}
            autocomplete="nickname"
            value={typed}
            onInput={(event) => type(event.currentTarget.value)}
          />
          {why && (
            <p class="refusal" role="alert">
              {why}
            </p>
          )}
          <button type="submit" class="button main tall" disabled={!typed.trim()} data-watch>
            {words.text("full-watch")}
          </button>
        </form>
      )}
    </div>
  );
}
