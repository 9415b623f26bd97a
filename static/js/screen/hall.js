/** Before the start: the chairs in a ring fill up as people sit down, and how to join them. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { SeatBadge } from "../parts/icon.js";
import { TableSetting } from "../parts/setup.js";
import { Presence } from "../parts/thing.js";
import { useWelcome } from "../parts/welcome.js";
import { chairsOf, JoinHere } from "./invite.js";
import { useArrangement } from "./measure.js";
import { RingOf } from "./ring.js";

/** @typedef {import("../../wire/protocol.js").Person} Person */

export function Hall() {
  const { sight, telling } = useTable();
  const welcome = useWelcome();
  const people = welcome ? chairsOf(sight.people, welcome) : [];
  const arrangement = useArrangement(people.length);
  const seated = sight.people.filter((person) => person.name !== "").length;
  const middle = html`<div class="calm"><span class="enso" aria-hidden="true"></span>
    <p class="calm-count" role="status">${telling.text("screen-seated", { count: seated })}</p></div>`;
  return html`<main class=${`playing hall ${arrangement}`}>
    <${RingOf} label=${telling.text("ring-label")} isStacked=${arrangement === "stack"} middle=${middle}
      places=${people.map((person) => html`<${Chair} person=${person} />`)} />
    <aside class="beside">
      ${welcome && html`<${JoinHere} welcome=${welcome} />`}
      ${!welcome?.code && html`<${TableSetting} />`}
      <p class="hall-wait">${telling.text("status-waiting-start")}</p>
    </aside>
  </main>`;
}

/** @param {{person: Person}} props */
function Chair({ person }) {
  const { telling } = useTable();
  const isFree = person.name === "";
  return html`<div class=${isFree ? "chair free" : "chair"} data-seat=${person.seat}>
    <${SeatBadge} seat=${person.seat} big />
    <span class="chair-name">${isFree ? telling.text("screen-free") : person.name}</span>
    ${!isFree && html`<${Presence} seat=${person.seat} />`}
  </div>`;
}
