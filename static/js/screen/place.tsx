/** One place as the whole table sees it; a tap tells more of who sits there. */

import type { Place as PlaceSeen, View } from "../../wire/protocol.d.ts";
import { counted } from "../core/place.ts";
import { useTable, useView } from "../core/table.ts";
import { Counter, Presence } from "../parts/chips.tsx";
import { SeatBadge } from "../parts/icon.tsx";

/** Longer names are written smaller, so that they are still told apart. */
const LONG = 13;

function standing(view: View, seat: number) {
  const asked = view.asked.at(-1);
  if (asked?.seats.includes(seat)) return "asked";
  return view.turn === seat ? "turn" : "";
}

export function TablePlace({ place, onOpen }: { place: PlaceSeen; onOpen: () => void }) {
  const { translator, face } = useTable();
  const view = useView();
  const now = standing(view, place.seat);
  const name = translator.seat(place.seat);
  const classes = [
    "seat-card",
    now,
    view.turn === place.seat ? "lit" : "",
    isDim(place) ? "faint" : "",
  ];
  return (
    <button
      type="button"
      class={classes.join(" ").trim()}
      data-seat={place.seat}
      data-place={place.place}
      onClick={onOpen}
    >
      {now && <span class="seat-now">{translator.text(`screen-place-${now}`)}</span>}
      <span class="seat-head">
        <SeatBadge seat={place.seat} big />
        <span
          class={name.length > LONG ? "seat-name long" : "seat-name"}
          style={{ "--letters": String(name.length) }}
        >
          {name}
        </span>
        <Presence seat={place.seat} />
      </span>
      <span class="seat-body">
        {place.figure && face.figure(place.figure) && (
          <span class="seat-figure" aria-hidden="true">
            {face.figure(place.figure)}
          </span>
        )}
        <span class="seat-facts-column">
          <Who place={place} />
          <span class="seat-counters">
            {counted(place).map((counter) => (
              <Counter key={counter.key} counter={counter} />
            ))}
          </span>
        </span>
      </span>
      <Named place={place} />
    </button>
  );
}

function isDim(place: PlaceSeen) {
  return place.counters.some((each) => each.limit !== null && each.limit > 0 && each.value === 0);
}

function Who({ place }: { place: PlaceSeen }) {
  const { translator } = useTable();
  if (!place.figure && !place.role) return null;
  return (
    <span class="seat-who">
      {place.figure && <span>{translator.name("character", place.figure)}</span>}
      {place.role && <b class="seat-role">{translator.name("role", place.role)}</b>}
    </span>
  );
}

/** Marks with their names: from three metres a picture alone says too little. */
function Named({ place }: { place: PlaceSeen }) {
  const { translator, face } = useTable();
  if (place.marks.length === 0) return null;
  return (
    <span class="seat-marks">
      {place.marks.map((mark) => (
        <span key={mark.key} class="seat-mark" data-mark={mark.key}>
          {face.mark(mark.key) && (
            <span class="seat-mark-picture" aria-hidden="true">
              {face.mark(mark.key)}
            </span>
          )}
          <span>
            {translator.name("mark", mark.key)}
            {mark.count > 1 ? ` ×${mark.count}` : ""}
          </span>
        </span>
      ))}
    </span>
  );
}
