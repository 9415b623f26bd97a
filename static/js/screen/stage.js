/** All that a table shows to everyone, from the first chair to the last score. Holds no secret. */
import { ORGANISER } from "../core/face.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { likes } from "../core/liking.js";
import { useFace, useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { SeatNews } from "../parts/seat-notice.js";
import { Ceremony } from "./ceremony.js";
import { Hall } from "./hall.js";
import { heard } from "./heard.js";
import { OtherTable, Tools } from "./likings.js";
import { Playing } from "./playing.js";
import { play } from "./sound.js";
import { transfersSince, travelsOf } from "./travels.js";

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("./travels.js").Travel} Travel */
/** @typedef {{version: number, travels: readonly Travel[]}} Moved */
/** @typedef {(table: string) => void} OnNext */

/** A table of bots plays on by itself; whoever watches still wants to read the chart. */
const READS_FOR = 15_000;

/** What moved with the newest sight; sounds are made on the way. @param {Sight} sight @returns {Moved} */
function useMoved(sight) {
  const before = useRef(/** @type {Sight | null} */ (null));
  const [moved, set] = useState(/** @type {Moved} */ ({ version: 0, travels: [] }));
  useEffect(() => {
    const travels = travelsOf(transfersSince(before.current, sight));
    if (likes().sound) play(heard(before.current, sight));
    before.current = sight;
    if (travels.length > 0) set({ version: sight.version, travels });
  }, [sight]);
  return moved;
}

/** Goes on to the next table; after a ceremony among bots it waits a little. @param {Sight} sight @param {boolean} isDone @param {OnNext} onNext */
function useNext(sight, isDone, onNext) {
  const { next, people, view } = sight;
  const isShow = people.every((person) => person.is_bot || person.name === "");
  const isEnd = isShow && Boolean(view?.outcome);
  useEffect(() => {
    if (!next || (isEnd && !isDone)) return undefined;
    const timer = setTimeout(() => onNext(next), isEnd ? READS_FOR : 0);
    return () => clearTimeout(timer);
  }, [next, isEnd, isDone]);
}

/** For good: nothing follows here, and no tournament leads on. @param {Sight} sight */
export function isClosed({ ended, next, of }) {
  return ended && !next && !of;
}

/** @param {{onNext: OnNext, onLeave?: (() => void) | undefined}} props */
export function Stage({ onNext, onLeave = undefined }) {
  const { sight, face } = useTable();
  const [isDone, finish] = useState(false);
  const moved = useMoved(sight);
  useNext(sight, isDone, onNext);
  const view = sight.view;
  if (view && face.scene)
    return html`<div class="stage"><${face.scene}><${Tools} onLeave=${onLeave} /><//><${SeatNews} /><${Over} onLeave=${onLeave} /></div>`;
  return html`<div class="stage">
    <${Head} onLeave=${onLeave} />
    ${!view && html`<${Hall} />`}
    ${view && !view.outcome && html`<${Playing} moved=${moved} />`}
    ${view?.outcome && html`<${Ceremony} outcome=${view.outcome} onDone=${finish} />`}
    <${Over} onLeave=${onLeave} />
  </div>`;
}

/** @param {{onLeave: (() => void) | undefined}} props */
function Head({ onLeave }) {
  const { sight, telling } = useTable();
  const round = sight.view?.round ?? 0;
  const around = useFace(sight.of && ORGANISER)?.around;
  return html`<header class="stage-head">
    <span class="enso" aria-hidden="true"></span>
    ${sight.of && around ? html`<${around} kind="screen" />` : html`<h1>${telling.text("screen-table", { table: sight.table })}</h1>`}
    ${round > 0 && html`<p class="stage-round">${telling.text("screen-round", { round })}</p>`}
    <${SeatNews} />
    <${Tools} onLeave=${onLeave} />
  </header>`;
}

/** What lies over everything: no hub, a rest, a closed table. @param {{onLeave: (() => void) | undefined}} props */
function Over({ onLeave }) {
  const { sight, telling, link } = useTable();
  const isBetween = sight.of && sight.ended && !sight.next && !sight.paused && !sight.view?.outcome;
  return html`
    ${link.state === "away" && html`<p class="banner" role="status"><${Icon} name="away" /> ${telling.text("screen-away")}</p>`}
    ${
      link.notice &&
      html`<p class="banner refused" role="status">
        <${Icon} name="lamp" /> ${telling.text("screen-pressed-in-vain", { why: telling.reason(link.notice.refusal) })}</p>`
    }
    ${
      sight.paused &&
      !isClosed(sight) &&
      html`<div class="rest" role="status"><div class="rest-card">
      <${Icon} name="pause" /><h2>${telling.text("story-paused")}</h2>
      <p>${telling.words.said(`paused-${sight.paused}`, sight.paused)}</p></div></div>`
    }
    ${isBetween && html`<p class="banner ended" role="status">${telling.text("screen-end-of")}</p>`}
    ${
      isClosed(sight) &&
      html`<div class="banner ended"><p role="status">${telling.text("story-closed")}</p>
      ${onLeave && html`<${OtherTable} words=${telling} onLeave=${onLeave} />`}</div>`
    }`;
}
