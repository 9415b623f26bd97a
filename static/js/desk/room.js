/** The desk itself: the strip above, the parts beside, and what lies on top. */
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { useTable, useWords } from "../core/table.js";
import { Telling } from "../core/telling.js";
import { offerOf, PLAYED } from "../games/tournament/own.js";
import { Icon } from "../parts/icon.js";
import { DressPick, LanguagePick } from "../parts/language.js";
import { Sheet } from "../parts/sheet.js";
import { RefusalLine } from "../parts/status.js";
import { BracketPart } from "./bracket.js";
import { asking, DeskContext } from "./desk.js";
import { Entries } from "./entries.js";
import { OfferSheet } from "./form.js";
import { More } from "./more.js";
import { Paper } from "./paper.js";
import { RecordPart } from "./record.js";
import { PARTS, partOf } from "./route.js";
import { ScoreSheet } from "./score-sheet.js";
import { StandingsPart } from "./standings.js";
import { Strip } from "./strip.js";
import { Tables } from "./tables.js";

/** @typedef {import("../games/tournament/own.js").DeskOwn} DeskOwn */
/** @typedef {import("../core/form.js").Values} Values */

/** @type {Record<string, any>} */
const DRAWN = {
  entries: Entries,
  tables: Tables,
  standings: StandingsPart,
  bracket: BracketPart,
  record: RecordPart,
  paper: Paper,
  more: More,
};
/** @type {Record<string, string>} */
const ICONS = {
  entries: "phone",
  tables: "deck",
  standings: "chart",
  bracket: "crown",
  record: "book",
  paper: "story",
  more: "set",
};

/** @param {{own: DeskOwn}} props */
export function Room({ own }) {
  const { sight, telling, link, refuse } = useTable();
  const part = usePart(own);
  const [form, open] = useState(/** @type {{key: string, values: Values} | null} */ (null));
  const words = useWords(PLAYED);
  const box = useMemo(() => (words ? new Telling(words) : telling), [words, telling]);
  const offer = form && offerOf(sight.offers, form.key);
  useEffect(() => {
    if (form && !offer) open(null);
  }, [form, !offer]);
  const desk = {
    own,
    seen: link.desk,
    box,
    named: (/** @type {number} */ entrant) => own.people[entrant]?.name ?? "",
    fill: (/** @type {string} */ key, /** @type {Values} */ values = {}) => {
      refuse(null);
      open({ key, values });
    },
    ask: asking(link, refuse),
  };
  return html`<${DeskContext.Provider} value=${desk}>
    <div class="desk">
      <${Strip} />
      <${Parts} part=${part} />
      <main class=${`desk-part part-${part}`}><h1>${telling.text(`desk-part-${part}`)}</h1><${DRAWN[part]} /></main>
      ${!form && !own.desk && html`<${RefusalLine} />`}
      ${own.desk && html`<${ScoreSheet} key=${own.desk} name=${own.desk} />`}
      ${form && offer && html`<${OfferSheet} offer=${offer} values=${form.values} onClose=${() => open(null)} />`}
    </div>
  <//>`;
}

/** @param {DeskOwn} own */
function usePart(own) {
  const [hash, set] = useState(location.hash);
  useEffect(() => {
    const moved = () => set(location.hash);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return partOf(hash, own.frame.phase);
}

/** @param {{part: string}} props */
function Parts({ part }) {
  const { telling } = useTable();
  const [isOpen, open] = useState(false);
  return html`<nav class="desk-parts" aria-label=${telling.text("desk-parts")}>
    ${PARTS.map(
      (
        each,
      ) => html`<a key=${each} href=${`#/${each}`} aria-current=${each === part ? "page" : undefined} data-part=${each}>
      <${Icon} name=${ICONS[each]} /> <span>${telling.text(`desk-part-${each}`)}</span></a>`,
    )}
    <button type="button" class="plain desk-likes" onClick=${() => open(true)}>
      <${Icon} name="tongue" /> <span>${telling.text("desk-likes")}</span></button>
    ${
      isOpen &&
      html`<${Sheet} title=${telling.text("desk-likes")} close=${telling.text("close")} onClose=${() => open(false)}>
      <${LanguagePick} words=${telling} /><${DressPick} words=${telling} /><//>`
    }
  </nav>`;
}
