/** The table screen and the watcher's page: which of them goes by the address. */
import { html, render, useEffect, useRef, useState } from "../core/html.js";
import { keepKey, keptKey, read } from "../core/kept.js";
import { wear } from "../core/liking.js";
import { lastOfPath, takeFragment } from "../core/page.js";
import { useLink, useWords } from "../core/table.js";
import { HeldTable } from "../parts/held.js";
import { Letters } from "./letters.js";
import { wakeSound } from "./sound.js";
import { isClosed, Stage } from "./stage.js";

/** @typedef {"screen" | "watch"} Kind */
/** @typedef {{table: string, key: string}} Where */

/** An old page cannot speak with a new hub; a screen has nobody to load it again. */
const LOADS_AGAIN_AFTER = 8000;

/** @param {Kind} kind @param {string} table @returns {Where | null} */
function kept(kind, table) {
  const found = table ? keptKey(kind, table) : null;
  return found && { table, key: found.key };
}

/** @param {Kind} kind @param {Where} where */
function keep(kind, { table, key }) {
  keepKey(kind, table, { key });
}

/** A key behind the # is new; without one, what was kept. @param {string} table */
function brought(table) {
  const key = takeFragment();
  if (key) keep("watch", { table, key });
  return kept("watch", table);
}

function Tv() {
  const [where, set] = useState(() => kept("screen", read("screen.last") ?? ""));
  /** @param {Where | null} next */
  const go = (next) => {
    if (where && where.table !== next?.table) keepKey("screen", where.table, null);
    if (next) keep("screen", next);
    set(next);
  };
  if (!where) return html`<${Letters} onKey=${go} />`;
  return html`<${Watched} key=${where.table} where=${where} onNext=${go} onLeave=${() => go(null)} />`;
}

/** @param {{table: string}} props */
function Watch({ table }) {
  const words = useWords();
  const [where, set] = useState(() => brought(table));
  /** @param {Where} next */
  const go = (next) => {
    keep("watch", next);
    history.replaceState(null, "", `/watch/${encodeURIComponent(next.table)}${location.search}`);
    set(next);
  };
  if (where) return html`<${Watched} key=${where.table} where=${where} onNext=${go} />`;
  return html`<main class="middle"><div class="enso" aria-hidden="true"></div>
    <h1>${words?.text("screen-no-key-title") ?? ""}</h1><p>${words?.text("screen-no-key-text") ?? ""}</p>
    <p><a class="button" href="/">${words?.text("gone-home") ?? ""}</a></p></main>`;
}

/** @param {{where: Where, onNext: (where: Where) => void, onLeave?: () => void}} props */
function Watched({ where, onNext, onLeave = undefined }) {
  const link = useLink(where);
  const wasOpen = useRef(false);
  const why = link?.state === "gone" ? link.why : "";
  const sight = link?.sight ?? null;
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
  if (!link) return null;
  /** The same key opens the table where it goes on. @param {string} table */
  const next = (table) => onNext({ ...where, table });
  return html`<${HeldTable} link=${link}>
    <${Stage} onNext=${next} onLeave=${onLeave} />
  <//>`;
}

function Screen() {
  if (location.pathname.startsWith("/watch/")) return html`<${Watch} table=${lastOfPath()} />`;
  return html`<${Tv} />`;
}

wear();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wakeSound);
const app = document.getElementById("app");
if (app) render(html`<${Screen} />`, app);
