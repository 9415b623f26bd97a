/** The table screen and the watcher's page: which of them goes by the address. */
import { html, render, useEffect, useRef, useState } from "../core/html.js";
import { keepKey, keptKey, read } from "../core/kept.js";
import { useKeyedLink } from "../core/keyed-link.js";
import { wear } from "../core/liking.js";
import { lastOfPath } from "../core/page.js";
import { useLink, useWords } from "../core/table.js";
import { HeldTable } from "../parts/held.js";
import { Letters } from "./letters.js";
import { wakeSound } from "./sound.js";
import { isClosed, Stage } from "./stage.js";

/** @typedef {{table: string, key: string}} Where */

/** An old page cannot speak with a new hub; a screen has nobody to load it again. */
const LOADS_AGAIN_AFTER = 8000;

/** The table that this screen showed last. @returns {Where | null} */
function lastShown() {
  const table = read("screen.last") ?? "";
  const found = table ? keptKey("screen", table) : null;
  return found && { table, key: found.key };
}

function Tv() {
  const [where, set] = useState(lastShown);
  /** @param {Where | null} next */
  const go = (next) => {
    if (where && where.table !== next?.table) keepKey("screen", where.table, null);
    if (next) keepKey("screen", next.table, { key: next.key });
    set(next);
  };
  if (!where) return html`<${Letters} onKey=${go} />`;
  return html`<${Watched} key=${where.table} where=${where} onNext=${go} onLeave=${() => go(null)} />`;
}

function Watch() {
  const [table, go] = useState(lastOfPath);
  return html`<${WatchOf} key=${table} table=${table} onTable=${go} />`;
}

/** @param {{table: string, onTable: (table: string) => void}} props */
function WatchOf({ table, onTable }) {
  const words = useWords();
  const { link } = useKeyedLink("watch", table);
  /** @param {Where} next */
  const go = (next) => {
    keepKey("watch", next.table, { key: next.key });
    history.replaceState(null, "", `/watch/${encodeURIComponent(next.table)}${location.search}`);
    onTable(next.table);
  };
  if (link) return html`<${Shown} link=${link} onNext=${go} />`;
  return html`<main class="middle"><div class="enso" aria-hidden="true"></div>
    <h1>${words?.text("screen-no-key-title") ?? ""}</h1><p>${words?.text("screen-no-key-text") ?? ""}</p>
    <p><a class="button" href="/">${words?.text("gone-home") ?? ""}</a></p></main>`;
}

/** @param {{where: Where, onNext: (where: Where) => void, onLeave?: () => void}} props */
function Watched({ where, onNext, onLeave = undefined }) {
  const link = useLink(where);
  return link && html`<${Shown} link=${link} onNext=${onNext} onLeave=${onLeave} />`;
}

/** @param {{link: import("../core/link.js").Link, onNext: (where: Where) => void, onLeave?: () => void}} props */
function Shown({ link, onNext, onLeave = undefined }) {
  const wasOpen = useRef(false);
  const why = link.state === "gone" ? link.why : "";
  const sight = link.sight;
  useEffect(() => {
    // The end stays to be read; whoever loads the page after it wants another table.
    if (sight && isClosed(sight) && !wasOpen.current) onLeave?.();
    wasOpen.current = sight !== null;
  }, [sight]);
  useEffect(() => {
    if (why && why !== "wrong-protocol") onLeave?.();
    const again =
      why === "wrong-protocol" && setTimeout(() => location.reload(), LOADS_AGAIN_AFTER);
    return () => void (again && clearTimeout(again));
  }, [why]);
  /** The same key opens the table where it goes on. @param {string} table */
  const next = (table) => onNext({ table, key: link.key });
  return html`<${HeldTable} link=${link}>
    <${Stage} onNext=${next} onLeave=${onLeave} />
  <//>`;
}

function Screen() {
  if (location.pathname.startsWith("/watch/")) return html`<${Watch} />`;
  return html`<${Tv} />`;
}

wear();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wakeSound);
const app = document.getElementById("app");
if (app) render(html`<${Screen} />`, app);
