/** One place as the whole table sees it; a tap tells more of who sits there. */
import { html } from "../core/html.js";
import { counted } from "../core/place.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "../parts/icon.js";
import { Counter, Presence } from "../parts/thing.js";

/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */
/** @typedef {import("../../wire/protocol.js").View} View */

/** Longer names are written smaller, so that they are still told apart. */
const LONG = 13;

/** @param {View} view @param {number} seat */
function standing(view, seat) {
  const asked = view.asked.at(-1);
  if (asked?.seats.includes(seat)) return "asked";
  return view.turn === seat ? "turn" : "";
}

/** @param {{place: PlaceSeen, onOpen: () => void}} props */
export function TablePlace({ place, onOpen }) {
  const { sight, telling, face } = useTable();
  const view = /** @type {View} */ (sight.view);
  const now = standing(view, place.seat);
  const name = telling.seat(place.seat);
  const classes = [
    "seat-card",
    now,
    view.turn === place.seat ? "lit" : "",
    isDim(place) ? "faint" : "",
  ];
  return html`<button type="button" class=${classes.join(" ").trim()} data-seat=${place.seat} data-place=${place.place} onClick=${onOpen}>
    ${now && html`<span class="seat-now">${telling.text(`screen-place-${now}`)}</span>`}
    <span class="seat-head"><${SeatBadge} seat=${place.seat} big />
      <span class=${name.length > LONG ? "seat-name long" : "seat-name"}>${name}</span><${Presence} seat=${place.seat} /></span>
    <span class="seat-body">
      ${place.figure && face.figure(place.figure) && html`<span class="seat-figure" aria-hidden="true">${face.figure(place.figure)}</span>`}
      <span class="seat-facts-column"><${Who} place=${place} />
        <span class="seat-counters">
          ${counted(place).map((counter) => html`<${Counter} key=${counter.key} counter=${counter} />`)}
        </span>
      </span>
    </span>
    <${Named} place=${place} />
  </button>`;
}

/** @param {PlaceSeen} place */
function isDim(place) {
  return place.counters.some((each) => each.limit !== null && each.limit > 0 && each.value === 0);
}

/** @param {{place: PlaceSeen}} props */
function Who({ place }) {
  const { telling } = useTable();
  if (!place.figure && !place.role) return null;
  return html`<span class="seat-who">
    ${place.figure && html`<span>${telling.name("character", place.figure)}</span>`}
    ${place.role && html`<b class="seat-role">${telling.name("role", place.role)}</b>`}
  </span>`;
}

/** Marks with their names: from three metres a picture alone says too little. @param {{place: PlaceSeen}} props */
function Named({ place }) {
  const { telling, face } = useTable();
  if (place.marks.length === 0) return null;
  return html`<span class="seat-marks">
    ${place.marks.map(
      (mark) => html`<span key=${mark.key} class="seat-mark" data-mark=${mark.key}>
      ${face.mark(mark.key) && html`<span class="seat-mark-picture" aria-hidden="true">${face.mark(mark.key)}</span>`}
      <span>${telling.name("mark", mark.key)}${mark.count > 1 ? ` ×${mark.count}` : ""}</span></span>`,
    )}
  </span>`;
}
