/** Past nights: a list with who won, as files, and a way to bring one in. */
import { reasonOf } from "../core/ask.js";
import { html, useEffect, useState } from "../core/html.js";
import { useLiking } from "../core/table.js";
import { Icon, SeatBadge } from "../parts/icon.js";
import { gameName, useDesk } from "./desk.js";
import { nightIn, saveResults } from "./files.js";
import { hashOf } from "./route.js";
import { isShow, newest, winners } from "./stats.js";

/** @typedef {import("../../wire/protocol.js").PastNight} PastNight */
/** @typedef {import("../core/telling.js").Telling} Telling */

/** So many are asked for at a time. */
const PAGE = 50;

export function Nights() {
  const { telling } = useDesk();
  const [count, again] = useState(0);
  const { all, hasMore, more } = usePages(count);
  const nights = newest(all ?? []);
  return html`<main class="one nights-page">
    <h1>${telling.text("host-nights")}</h1>
    ${all && nights.length === 0 && html`<p class="hint">${telling.text("host-nights-none")}</p>`}
    ${
      nights.length > 0 &&
      html`<a class="button ink" href=${hashOf("people")}>
      <span class="ink-name"><${Icon} name="chart" /> ${telling.text("host-statistics")}</span>
      <span class="ink-text">${telling.text("host-statistics-text")}</span></a>`
    }
    <ul class="nights">${nights.map((night) => html`<li key=${night.table}><${NightRow} night=${night} /></li>`)}</ul>
    ${hasMore && html`<p class="row"><button type="button" class="button" onClick=${more} data-more>${telling.text("host-nights-more")}</button></p>`}
    <${Files} hasNights=${nights.length > 0} onBrought=${() => again(count + 1)} />
  </main>`;
}

/**
 * Nights page by page, the newest first; from the start again whenever `again` changes.
 *
 * @param {number} again
 */
function usePages(again) {
  const { ask } = useDesk();
  const [all, set] = useState(/** @type {readonly PastNight[] | null} */ (null));
  const [hasMore, tell] = useState(false);
  const fetchAfter = async (/** @type {readonly PastNight[]} */ known) => {
    const last = known[known.length - 1];
    /** @type {Record<string, number>} */
    const query = last ? { limit: PAGE, before: last.at } : { limit: PAGE };
    const answer = await ask("GET /api/history", { query });
    if (!answer) return;
    set([...known, ...answer.said]);
    tell(answer.said.length >= PAGE);
  };
  useEffect(() => {
    void fetchAfter([]);
  }, [again]);
  return { all, hasMore, more: () => fetchAfter(all ?? []) };
}

/** @param {{night: PastNight}} props */
export function NightRow({ night }) {
  const { telling, wordsOf } = useDesk();
  const { language } = useLiking();
  const words = wordsOf(night.game);
  const won = winners(night);
  const locale = navigator.languages.find((each) => each.startsWith(language)) ?? language;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return html`<a class="night-row" href=${hashOf("night", night.table)} data-night=${night.table}>
    <span class="night-when"><time datetime=${new Date(night.at).toISOString()}>${when.format(night.at)}</time>
      ${" · "}${gameName(words, night.game)}${" "}
      ${isShow(night) && html`<${Icon} name="bot" label=${telling.text("host-state-show")} />`}</span>
    <span class="night-won">${titleOf(night, words, telling)}</span>
    ${night.about.against && html`<span class="night-against">${telling.text("host-against", { name: String(night.about.against) })}</span>`}
    <span class="night-people">${
      won.length > 0 &&
      !isOfNames(night) &&
      html`<${Icon} name="crown" />
      <span class="spoken">${telling.text("host-won", { seats: telling.joined(won.map((result) => result.name)) })}</span>`
    }
      ${(won.length > 0 && !isOfNames(night) ? won : night.results).map((result) => html`<span key=${result.seat} class="night-person" aria-hidden="true"><${SeatBadge} seat=${result.seat} />${result.name}</span>`)}</span>
  </a>`;
}

/** Who won: a team, or people of no team that anybody would know by its name. @param {PastNight} night @param {Telling} words @param {Telling} telling */
function titleOf(night, words, telling) {
  const won = winners(night);
  if (won.length === 0) return words.name("outcome-reason", night.reason);
  if (!isOfNames(night)) return words.name("team", won[0].team);
  return telling.text("host-won", { seats: telling.joined(won.map((result) => result.name)) });
}

/** @param {PastNight} night */
function isOfNames(night) {
  return night.results.length > 1 && night.results.every((result) => !result.role);
}

/** @param {{hasNights: boolean, onBrought: () => void}} props */
function Files({ hasNights, onBrought }) {
  const { telling, ask, key, tell } = useDesk();
  const bring = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    if (!file) return;
    try {
      const brought = await ask("POST /api/import", { body: await nightIn(file) });
      if (brought) onBrought();
    } catch (error) {
      tell(reasonOf(error));
    }
  };
  return html`<div class="row files">
    ${
      hasNights &&
      html`<button type="button" class="button" onClick=${() => saveResults(key).catch(tell)} data-csv>
      ${telling.text("host-save-all")}</button>`
    }
    <label class="button file">${telling.text("host-bring")}
      <input type="file" class="spoken" accept=".json,application/json" onChange=${bring} /></label>
  </div>`;
}
