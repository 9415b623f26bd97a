/** The finals before everyone: the bracket, and beside it how the rounds ended. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Bracket } from "./bracket.js";
import { useFitted } from "./fitted.js";
import { parted } from "./fitting.js";
import { Dots, pageKind, useTurning } from "./paging.js";
import { ByLot, Standings } from "./standings.js";

/** @typedef {import("./own.js").HallOwn} HallOwn */

/** @param {HallOwn} own */
export function namesOf(own) {
  return (/** @type {number} */ entrant) => own.people[entrant]?.name ?? "";
}

/** @param {{own: HallOwn}} props */
export function HallFinals({ own }) {
  const { telling } = useTable();
  const { duels, standings, finalists } = own.frame;
  const named = namesOf(own);
  const again = `${standings.map((row) => named(row.entrant)).join()}/${telling.words.language}`;
  const bracket = useFitted(1, `${JSON.stringify(duels)}/${telling.words.language}`);
  const rows = useFitted(standings.length, again);
  const at = useTurning(rows.pages);
  return html`<main class="t-finals">
    <div class="t-fit" ref=${bracket.ref}><div class="t-page"><${Bracket} duels=${duels} telling=${telling} /></div></div>
    <section class="t-places"><h2>${telling.text("t-standings")}</h2>
      <div class="t-fit" ref=${rows.ref}>${parted(standings, rows.pages).map(
        (page, each) => html`<div key=${each} class=${pageKind(each === at)}>
        <${Standings} rows=${page} named=${named} telling=${telling} finalists=${finalists} /></div>`,
      )}</div>
      <footer><${ByLot} frame=${own.frame} telling=${telling} /><${Dots} at=${at} count=${rows.pages} /></footer></section>
  </main>`;
}
