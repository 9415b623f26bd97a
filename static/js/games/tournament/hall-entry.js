/** Before the first draw: how to enter, and who has. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { pictured, useWelcome } from "../../parts/welcome.js";
import { useFitted } from "./fitted.js";
import { parted } from "./fitting.js";
import { Dots, pageKind, useTurning } from "./paging.js";

/** @typedef {import("./own.js").HallOwn} HallOwn */

/** @param {number} each @returns {import("./fitting.js").Layout[]} */
function layouts(each) {
  return Array.from({ length: Math.max(1, Math.min(each, 5)) }, (_, at) => ({ columns: at + 1 }));
}

/** @param {{own: HallOwn}} props */
export function Arriving({ own }) {
  const { telling } = useTable();
  const welcome = useWelcome();
  const here = own.people.filter((person) => person.is_present);
  const names = here.map((person) => person.name).join();
  const { ref, pages } = useFitted(here.length, `${names}/${Boolean(welcome)}`, layouts);
  const at = useTurning(pages);
  return html`<main class="t-arriving">
    <section class="t-arrived" aria-label=${telling.text("t-hall-names")}>
      <h2>${telling.text("t-hall-count", { count: here.length })}</h2>
      <div class="t-fit" ref=${ref}>${parted(here, pages).map(
        (page, each) => html`<ul key=${each} class=${pageKind(each === at)}>
        ${page.map((person) => html`<li key=${person.entrant} class="t-name" data-whole>${person.name}</li>`)}</ul>`,
      )}</div>
      <${Dots} at=${at} count=${pages} />
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
