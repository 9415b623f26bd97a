/**
 * That a seat changes hands, on every screen: who it is, and on a phone that may say so, a yes.
 * It lies over nothing: on a phone it has the place of one's own name in the bar.
 */
import { isEcho } from "../core/echo.js";
import { html, useEffect, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { notices, whenShown } from "../core/takeover.js";
import { Icon } from "./icon.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../wire/protocol.js").Takeover} Takeover */
/** @typedef {import("../core/takeover.js").Notice} Notice */

/** In the bar of a phone, instead of one's name while there is something to tell. @param {{children?: any}} props */
export function SeatNotice({ children }) {
  const { sight, telling, refusal, refuse } = useTable();
  const [isOpen, open] = useState(false);
  const [first, ...others] = notices(sight, telling);
  const isWaiting = sight.takeovers?.some((each) => each.seat === sight.you);
  useEffect(() => {
    if (!first) open(false);
  }, [!first]);
  useEffect(() => {
    // Once it is uncovered, that it was not is no news any more.
    if (!isWaiting && refusal?.code.startsWith("takeover-")) refuse(null);
  }, [isWaiting]);
  if (!first) return children;
  const isMine = first.takeover?.seat === sight.you;
  return html`<span class="seat-notice" role="status">
      <button type="button" class="seat-notice-text" aria-expanded=${isOpen} onClick=${() => open(true)}>
        <span>${isMine && first.takeover ? html`<${When} takeover=${first.takeover} isMine />` : first.text}</span>
        ${others.length > 0 && html`<span class="seat-notice-more" aria-hidden="true">+${others.length}</span>`}
      </button>
      ${first.takeover?.vouch && html`<${Yes} takeover=${first.takeover} />`}
    </span>
    ${isOpen && html`<${AllOfIt} all=${[first, ...others]} onClose=${() => open(false)} />`}`;
}

/** @param {{all: readonly Notice[], onClose: () => void}} props */
function AllOfIt({ all, onClose }) {
  const { sight, telling } = useTable();
  return html`<${Sheet} title=${telling.text("seat-news-label")} close=${telling.text("close")} onClose=${onClose}>
    <ul class="seat-news-all">${all.map(
      ({ key, text, takeover }) => html`<li key=${key}>
        <p>${text} ${takeover && html`<${When} takeover=${takeover} isMine=${takeover.seat === sight.you} />`}</p>
        ${takeover?.vouch && html`<${Yes} takeover=${takeover} />`}</li>`,
    )}</ul><//>`;
}

/** One tap: it is them. @param {{takeover: Takeover}} props */
function Yes({ takeover }) {
  const { telling, link, refuse } = useTable();
  const { seat, since, name } = takeover;
  const vouch = async (/** @type {MouseEvent} */ event) => {
    if (isEcho(event)) return;
    const answer = await link.vouch(seat, since);
    // Somebody else was faster: it is said already.
    const isSettled = answer.ok || answer.refusal?.code === "no-takeover";
    refuse(isSettled ? null : (answer.refusal ?? null));
  };
  return html`<button type="button" class="button seat-yes" disabled=${link.sending > 0} onClick=${vouch}
    aria-label=${telling.text("takeover-yes-spoken", { name })}>${telling.text("takeover-yes")}</button>`;
}

/** The seconds count down by themselves, from when the sight came that told them. @param {{takeover: Takeover, isMine?: boolean}} props */
function When({ takeover, isMine = false }) {
  const { telling, link } = useTable();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const left = takeover.wait - Math.floor((Date.now() - link.seenAt) / 1000);
  return html`<span class="seat-when" aria-live="off">${whenShown(takeover, Math.max(1, left), isMine, telling)}</span>`;
}

/** On a screen that answers nothing: everyone who took a seat, and as many lines. @param {{lines?: number}} props */
export function SeatNews({ lines = 1 }) {
  const { sight, telling } = useTable();
  const told = notices(sight, telling);
  const taken = told.filter(({ takeover }) => takeover);
  const news = told.filter(({ takeover }) => !takeover);
  // Several at once need the room for who they are.
  const isAlone = taken.length === 1;
  const all = [...taken, ...news.slice(0, taken.length > 1 ? lines - 1 : lines)];
  if (all.length === 0) return null;
  return html`<div class="seat-news" role="status"><${Icon} name="hand" /><ul aria-label=${telling.text("seat-news-label")}>
    ${all.map(
      ({ key, text, takeover }) =>
        html`<li key=${key}>${text} ${isAlone && takeover && html`<${When} takeover=${takeover} />`}</li>`,
    )}</ul></div>`;
}
