/** One's seat at a table: waiting, playing, or the end, as the sight has it. */
import { isEcho } from "../core/echo.js";
import { ORGANISER } from "../core/face.js";
import { html, useEffect, useState } from "../core/html.js";
import { homeOf, keepKey, keptKey } from "../core/kept.js";
import { isAwaited } from "../core/status.js";
import { useFace, useLink, useTable } from "../core/table.js";
import { Around } from "../parts/around.js";
import { Cover } from "../parts/cover.js";
import { Hand } from "../parts/hand.js";
import { HeldTable } from "../parts/held.js";
import { Icon, SeatBadge } from "../parts/icon.js";
import { Offers, OwnForm } from "../parts/offers.js";
import { Piles } from "../parts/ring.js";
import { SeatNotice } from "../parts/seat-notice.js";
import { SetTheTable } from "../parts/setup.js";
import { RefusalLine, Status } from "../parts/status.js";
import { Story } from "../parts/story.js";
import { Reckoning } from "../parts/sums.js";
import { useDock } from "./dock.js";
import { TheEnd } from "./end.js";
import { Menu } from "./menu.js";
import { Waiting } from "./waiting.js";

/** @param {{table: string, go: import("./main.js").Go}} props */
export function Play({ table, go }) {
  const home = homeOf(table);
  const kept = keptKey("seat", table) ?? keptKey("seat", home);
  useEffect(() => {
    if (!kept) go(`/join/${home}`);
  }, [table]);
  const link = useLink(kept && { table, key: kept.key });
  const next = link?.sight?.next;
  useEffect(() => {
    // From a table of a tournament one goes on to wherever one is drawn.
    if (!next || !kept || link?.sight?.of) return;
    // *Again*: the same keys open the table where it goes on.
    keepKey("seat", next, { key: kept.key });
    go(`/play/${next}`);
  }, [next]);
  useEffect(() => {
    if (link?.why !== "no-key" && link?.why !== "key-revoked") return;
    keepKey("seat", table, null);
    // Not one's own table, but one of the house: where is mine?
    if (home !== table) go(`/play/${home}`);
  }, [link?.why]);
  if (!link) return null;
  return html`<${HeldTable} link=${link} go=${go}><${Seat} /><//>`;
}

function Seat() {
  const { sight, telling, link } = useTable();
  const [isOpen, open] = useState(false);
  const around = useFace(sight.of && ORGANISER)?.around;
  const view = sight.view;
  const seat = sight.you;
  return html`<div class="phone">
    <header class="bar">
      ${seat >= 0 && sight.game !== ORGANISER && html`<${SeatBadge} seat=${seat} />`}
      <${SeatNotice}><span class="bar-name">${seat >= 0 ? telling.seat(seat) : telling.text("bar-table", { table: sight.table })}</span><//>
      <span class=${`bar-link ${link.state}`}>
        <${Icon} name=${link.state === "linked" ? "linked" : "away"} />
        <span class=${link.state === "linked" ? "spoken" : ""}>${telling.text(`link-${link.state}`)}</span>
      </span>
      <button type="button" class="plain" onClick=${() => open(true)} aria-label=${telling.text("menu")}>
        <${Icon} name="menu" /></button>
    </header>
    ${sight.of && around && html`<${around} kind="phone" />`}
    ${view === null ? html`<${Waiting} />` : view.outcome ? html`<${TheEnd} />` : html`<${Playing} />`}
    ${isOpen && html`<${Menu} onClose=${() => open(false)} />`}
  </div>`;
}

function Playing() {
  const { sight, face } = useTable();
  useWhatIsAsked();
  const [dock, isTall] = useDock();
  if (face.board) {
    return html`<main class="playing"><${face.board}><${UndoButton} /><//></main>`;
  }
  const pressing = sight.offers.filter((offer) => !offer.standing);
  const drawn = pressing.find((offer) => offer.key in (face.forms ?? {}));
  // Whoever is to look at their role finds the large cover; whoever is asked for more, a small one.
  const isAsked = isAwaited(sight) && !pressing.some((offer) => offer.looked);
  const classes = ["playing", isAsked && "awaited", isTall && "flowing"];
  return html`<main class=${classes.filter(Boolean).join(" ")}>
    <div class="doing">
      ${drawn ? html`<${Status} /><${OwnForm} offer=${drawn} />` : html`<${Around} />`}
      <${Hand} />
      <${SetTheTable} />
      <${Piles} />
    </div>
    <div class="dock" ref=${dock}>
      <div class="thumb">
        ${!drawn && html`<${Status} />`}
        <${Reckoning} />
        <${RefusalLine} />
        <${ToUncover} />
        ${!drawn && html`<${Lately} isActing=${pressing.length > 0} />`}
        ${pressing.length > 0 && html`<${Offers} offers=${pressing.filter((offer) => offer !== drawn)} />`}
        <${UndoButton} />
      </div>
      ${sight.covered && html`<${Cover} />`}
    </div>
  </main>`;
}

/** What has happened last. Whoever is asked has the question, and needs the room. @param {{isActing: boolean}} props */
function Lately({ isActing }) {
  const view = useTable().sight.view;
  const isAnswering = view?.asked.at(-1)?.seats.includes(view.you) ?? false;
  if (isActing && isAnswering) return null;
  const isMine = view?.turn === view?.you;
  return html`<${Story} last=${isActing ? 2 : 4} isOfTurn=${isMine} />`;
}

/** What one could do would tell of a hand that is covered: it is one tap away. */
function ToUncover() {
  const { sight, telling, isHandCovered, coverHand } = useTable();
  const view = sight.view;
  const count = view?.hand.length ?? 0;
  const isMine = view?.turn === view?.you || view?.asked.at(-1)?.seats.includes(view.you);
  if (!isHandCovered || count === 0 || !isMine) return null;
  return html`<button type="button" class="button main" data-uncover onClick=${() => coverHand(false)}>
    ${telling.text("hand-uncover", { count })}</button>`;
}

/** What is newly asked comes into sight, also for whoever had scrolled away from it. */
function useWhatIsAsked() {
  const view = useTable().sight.view;
  const asked = view?.asked.at(-1);
  const question = view && asked?.seats.includes(view.you) ? asked.question : -1;
  useEffect(() => {
    if (question < 0) return;
    const status = document.querySelector(".playing .status");
    (status?.closest(".thumb") ?? status)?.scrollIntoView({ block: "nearest" });
  }, [question]);
}

/** One's own last move, as long as it may be taken back. */
export function UndoButton() {
  const { sight, telling, link, refuse } = useTable();
  const last = sight.undo;
  if (last === null) return null;
  const undo = async (/** @type {MouseEvent} */ event) => {
    if (isEcho(event)) return;
    const answer = await link.undo(last);
    refuse(answer.ok ? null : (answer.refusal ?? null));
  };
  return html`<button type="button" class="plain undo" disabled=${link.sending > 0} onClick=${undo}>
    <${Icon} name="undo" /> <span>${telling.text("undo")}</span></button>`;
}
