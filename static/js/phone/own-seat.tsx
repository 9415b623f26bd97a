/**
 * One's own seat before the start: sit somewhere else, change places, another name, stand up. Its
 * code comes when it is drawn: it asks for nothing itself, and imports nothing that pages share.
 */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { SeatSeen } from "../../wire/protocol.d.ts";
import type { Translator } from "../core/translator.ts";

interface OwnSeatProps {
  translator: Translator;
  seats: readonly SeatSeen[];
  you: number;
  badge: (seat: number) => VNode;
  /** Where a chair stands on the ring. */
  placed: (at: number, count: number) => { left: string; top: string };
  onMove: (seat: number) => void;
  onRename: (name: string) => void;
  onStand: () => void;
}

/** A free chair is moved to; with whoever sits there one changes places. */
export default function OwnSeat(props: OwnSeatProps) {
  const { translator, seats, you, badge, placed, onMove, onRename, onStand } = props;
  const [name, type] = useState(translator.seat(you));
  const chairName = (each: SeatSeen) => {
    if (each.seat === you) return translator.text("waiting-you");
    if (!each.name) return translator.text("join-free");
    return translator.text("seat-swap", { name: each.name });
  };
  const rename = (event: Event) => {
    event.preventDefault();
    onRename(name.trim());
  };
  return (
    <>
      <fieldset class="seat-pick">
        <legend>{translator.text("seat-where")}</legend>
        <div class="seat-ring">
          {seats.map((each, at) => (
            <button
              type="button"
              key={each.seat}
              class={each.seat === you ? "seat-chair own" : "seat-chair"}
              style={placed(at, seats.length)}
              disabled={each.seat === you}
              data-chair={each.seat}
              onClick={() => onMove(each.seat)}
            >
              {badge(each.seat)}
              <span class="seat-chair-name">{chairName(each)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <form class="form" onSubmit={rename}>
        <label for="own-name">{translator.text("join-name")}</label>
        <span class="row">
          <input
            id="own-name"
            class="text"
            required
            maxlength={24}
            autocomplete="nickname"
            value={name}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={!name.trim()} data-rename>
            {translator.text("seat-rename")}
          </button>
        </span>
      </form>
      <button type="button" class="button" onClick={onStand} data-stand-up>
        {translator.text("seat-stand")}
      </button>
    </>
  );
}
