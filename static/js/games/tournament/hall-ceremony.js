/** The end: third, second, first, one after the other with their prizes; then the whole ranking. */
import { html, useEffect, useState } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { Icon } from "../../parts/icon.js";
import { useFitted } from "./fitted.js";
import { parted } from "./fitting.js";
import { namesOf } from "./hall-finals.js";
import { Dots, pageKind, useTurning } from "./paging.js";
import { ByLot, Ranking } from "./standings.js";

/** @typedef {import("./own.js").HallOwn} HallOwn */
/** @typedef {import("./own.js").Ranked} Ranked */

/** When this page was loaded: an end that came before is not played again by itself. */
const loaded = performance.now();
const IS_FRESH = 4000;
const STEP = 4500;
/** Third places, the second, the first, and then all of it. */
const STEPS = [3, 2, 1, 0];

/** @param {{own: HallOwn}} props */
export function Ceremony({ own }) {
  const last = STEPS.length - 1;
  const [at, go] = useState(() => (performance.now() - loaded < IS_FRESH ? last : 0));
  useEffect(() => {
    if (at >= last) return undefined;
    const timer = setTimeout(() => go(at + 1), STEP);
    const skip = (/** @type {Event} */ event) => {
      if (event.target instanceof Element && event.target.closest("button, a, dialog")) return;
      go(last);
    };
    addEventListener("click", skip);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", skip);
    };
  }, [at]);
  const { ranking } = own.frame;
  const shown = ranking.filter((row) => row.place <= 3 && row.place >= STEPS[at]);
  return html`<main class=${at === last ? "t-ceremony whole" : "t-ceremony"}>
    <${Podium} rows=${shown} own=${own} />
    ${at === last && html`<${Whole} rows=${ranking} own=${own} onAgain=${() => go(0)} />`}
  </main>`;
}

/** @param {{rows: readonly Ranked[], own: HallOwn}} props */
function Podium({ rows, own }) {
  const { telling } = useTable();
  const named = namesOf(own);
  const names = rows.map((row) => named(row.entrant)).join();
  const { ref } = useFitted(1, `${names}/${telling.words.language}`);
  return html`<div class="t-fit t-prizes" ref=${ref} role="status"><ol class="t-page t-podium">${rows.map(
    (row) => html`<li key=${row.entrant} class=${`place-${row.place}`}>
    <p class="t-podium-place">${row.place === 1 ? html`<${Icon} name="crown" />` : ""} ${telling.text("t-place-of", { place: row.place })}</p>
    <p class="t-podium-name" data-whole>${named(row.entrant)}</p>
    ${row.prize > 0 && html`<p class="t-podium-prize">${telling.text("t-prize-of", { count: row.prize })}</p>`}
  </li>`,
  )}</ol></div>`;
}

/** @param {{rows: readonly Ranked[], own: HallOwn, onAgain: () => void}} props */
function Whole({ rows, own, onAgain }) {
  const { telling } = useTable();
  const named = namesOf(own);
  const names = rows.map((row) => named(row.entrant)).join();
  const { ref, pages } = useFitted(rows.length, `${names}/${telling.words.language}`);
  const at = useTurning(pages);
  return html`<section class="t-places"><h2>${telling.text("t-ranking")}</h2>
    <div class="t-fit" ref=${ref}>${parted(rows, pages).map(
      (page, each) => html`<div key=${each} class=${pageKind(each === at)}>
      <${Ranking} rows=${page} named=${named} telling=${telling} /></div>`,
    )}</div>
    <footer><${ByLot} frame=${own.frame} telling=${telling} /><${Dots} at=${at} count=${pages} /><button type="button" class="button" onClick=${onAgain}>${telling.text("t-again")}</button></footer></section>`;
}
