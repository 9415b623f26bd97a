/** Before the first draw: how to enter, and who has. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { pictured, useWelcome } from "../../parts/welcome.js";
import { Dots, usePages } from "./paging.js";

/** @typedef {import("./own.js").HallOwn} HallOwn */

const MOST = 48;
const FEW = 24;
const FEWER = 12;

/** @param {{own: HallOwn}} props */
export function Arriving({ own }) {
  const { telling } = useTable();
  const welcome = useWelcome();
  const here = own.people.filter((person) => person.is_present);
  const { page, at, count } = usePages(here, MOST);
  return html`<main class="t-arriving">
    <section class="t-arrived" aria-label=${telling.text("t-hall-names")}>
      <h2>${telling.text("t-hall-count", { count: here.length })}</h2>
      <ul key=${at} class=${`t-leaf${here.length <= FEWER ? " fewer" : here.length <= FEW ? " few" : ""}`}>${page.map((person) => html`<li key=${person.entrant}>${person.name}</li>`)}</ul>
      <${Dots} at=${at} count=${count} />
    </section>
    ${
      welcome?.code &&
      html`<aside class="t-enter">
      <h2>${telling.text("t-hall-enter")}</h2>
      <span class="invite-frame"><img class="invite-code" alt=${telling.text("screen-join-picture")} src=${pictured(welcome.scan)} /></span>
      <p class="t-hall-code">${welcome.code}</p>
      <p>${telling.text("screen-join-type", { host: new URL(welcome.link).host, code: welcome.code })}</p>
      <p class="hint">${telling.text("t-hall-enter-text")}</p>
    </aside>`
    }
  </main>`;
}
