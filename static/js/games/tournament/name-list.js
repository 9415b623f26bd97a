/** A pasted list as the hub reads it, one row for each person, before anybody is entered. */
import { reasonOf } from "../../core/ask.js";
import { html, useEffect, useState } from "../../core/html.js";

/** @typedef {import("../../../wire/protocol.js").NamesRead} NamesRead */
/** @typedef {import("../../../wire/protocol.js").NameRead} NameRead */
/** @typedef {import("../../../wire/protocol.js").Reason} Reason */
/** @typedef {import("../../core/telling.js").Telling} Telling */
/** `reason` is why the whole list does not read. @typedef {{text: string, names: readonly NameRead[], reason: Reason | null}} ListSeen */

/** Whoever types is not asked after every letter. */
const WAITS = 300;

/**
 * The list as it stands; null until the hub has read it.
 *
 * @param {string} text @param {(text: string) => Promise<NamesRead>} read @param {unknown} [again] read anew when this changes
 * @returns {ListSeen | null}
 */
export function useListSeen(text, read, again) {
  const [seen, see] = useState(/** @type {ListSeen | null} */ (null));
  useEffect(() => {
    if (!text.trim()) return undefined;
    let current = true;
    const look = async () => {
      const said = await read(text).then(
        ({ names }) => ({ text, names, reason: null }),
        (error) => ({ text, names: [], reason: reasonOf(error) }),
      );
      if (current) see(said);
    };
    const timer = setTimeout(look, WAITS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, again]);
  return text.trim() ? seen : null;
}

/** How many would be entered; with a wrong line nobody is. @param {ListSeen | null} seen */
export function freshOf(seen) {
  if (!seen || seen.names.some((each) => each.wrong)) return 0;
  return seen.names.filter((each) => !each.known).length;
}

/** @param {{seen: ListSeen | null, telling: Telling}} props */
export function ListRows({ seen, telling }) {
  if (!seen) return null;
  if (seen.reason) return html`<p class="refusal" role="alert">${telling.reason(seen.reason)}</p>`;
  return html`<ol class="t-list" tabindex="0" aria-label=${telling.text("t-list")} data-scrolls>${seen.names.map(
    (each) => html`<li key=${each.line} class=${each.wrong ? "wrong" : each.known ? "known" : ""}>
    <i>${each.line}</i> <span class="t-list-name">${each.name}</span>
    ${each.wrong && html`<span class="t-list-note">${telling.reason(each.wrong)}</span>`}
    ${!each.wrong && each.known && html`<span class="t-list-note">${telling.text("t-list-known")}</span>`}</li>`,
  )}</ol>`;
}
