/** What a choice would bring, as the hub noted it: how likely each side is to be hit. */
import { html } from "../../core/html.js";
import { useTable } from "../../core/table.js";
import { sign } from "./signs.js";

/** @typedef {import("./placing.js").About} About */

/** @param {{about: About | null}} props */
export function Outlook({ about }) {
  const { telling } = useTable();
  const isKnown = about !== null && "hit" in about;
  return html`<div class=${isKnown ? "outlook" : "outlook unknown"} aria-live="polite">
    <${Gauge} key="hit" name="hit" about=${about} said=${telling.text("board-hit")} />
    <${Gauge} key="hurt" name="hurt" about=${about} said=${telling.text("board-hurt")} />
  </div>`;
}

/** @param {{name: string, about: About | null, said: string}} props */
function Gauge({ name, about, said }) {
  const share = about === null ? null : Number(about[name] ?? 0);
  return html`<p class=${`gauge ${name}`}>
    <span class="gauge-name">${sign(name)} ${said}</span>
    <b>${share === null ? "–" : `${share} %`}</b>
    <span class="gauge-bar" aria-hidden="true"><span style=${{ width: `${share ?? 0}%` }}></span></span>
  </p>`;
}

/** The same in a corner of a place where a die could go. @param {{about: About | undefined}} props */
export function Glimpse({ about }) {
  const { telling } = useTable();
  if (!about) return null;
  return html`<span class="glimpse">
    <span class="spoken">${telling.say("about", "hit", { hit: about.hit })}, ${telling.say("about", "hurt", { hurt: about.hurt })}</span>
    <span aria-hidden="true">${sign("hit")}${about.hit}</span><span aria-hidden="true">${sign("hurt")}${about.hurt}</span>
  </span>`;
}
