/** The finals before everyone: the bracket, and beside it how the rounds ended. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Bracket } from "./bracket.js";
import { Dots, usePages } from "./paging.js";
import { ByLot, Standings } from "./standings.js";

/** @typedef {import("./own.js").HallOwn} HallOwn */

const MOST = 16;

/** @param {HallOwn} own */
export function namesOf(own) {
  return (/** @type {number} */ entrant) => own.people[entrant]?.name ?? "";
}

/** @param {{own: HallOwn}} props */
export function HallFinals({ own }) {
  const { telling } = useTable();
  const { duels, standings, finalists } = own.frame;
  const { page, at, count } = usePages(standings, MOST);
  return html`<main class=${duels.length > 3 ? "t-finals with-quarters" : "t-finals"}>
    <${Bracket} duels=${duels} telling=${telling} />
    <section class="t-leaf" key=${at} style=${{ "--rows": page.length }}><h2>${telling.text("t-standings")}</h2>
      <${Standings} rows=${page} named=${namesOf(own)} telling=${telling} finalists=${finalists} />
      <${ByLot} frame=${own.frame} telling=${telling} />
      <${Dots} at=${at} count=${count} /></section>
  </main>`;
}
