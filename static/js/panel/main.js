/** The panel in a browser: lamps to look at, buttons to click; the same messages as the one of wood. */
import { html, render, useEffect, useState } from "../core/html.js";
import { keepKey } from "../core/kept.js";
import { useKeyedLink } from "../core/keyed-link.js";
import { wear } from "../core/liking.js";
import { lastOfPath } from "../core/page.js";
import { useTable, useWords } from "../core/table.js";
import { HeldTable } from "../parts/held.js";
import { SeatBadge } from "../parts/icon.js";
import { Lamp } from "./lamp.js";
import { Buttons, SeatButtons } from "./pressing.js";
import { lamps } from "./showing.js";

/** @typedef {import("./pressing.js").OnPress} OnPress */
/** @typedef {import("../../wire/protocol.js").Reason} Reason */

function Panel() {
  const [table, go] = useState(lastOfPath);
  return html`<${PanelOf} key=${table} table=${table} onTable=${go} />`;
}

/** @param {{table: string, onTable: (table: string) => void}} props */
function PanelOf({ table, onTable }) {
  const words = useWords();
  const { link } = useKeyedLink("panel", table);
  /** The same key opens the table where it goes on. @param {string} next */
  const go = (next) => {
    if (!link) return;
    keepKey("panel", next, { key: link.key });
    history.replaceState(null, "", `/panel/${encodeURIComponent(next)}`);
    onTable(next);
  };
  if (link) return html`<${HeldTable} link=${link}><${Board} onNext=${go} /><//>`;
  return html`<main class="middle"><div class="enso" aria-hidden="true"></div>
    <h1>${words?.text("panel-no-key-title") ?? ""}</h1><p>${words?.text("panel-no-key-text") ?? ""}</p>
    <p><a class="button" href="/">${words?.text("gone-home") ?? ""}</a></p></main>`;
}

/** @param {{onNext: (table: string) => void}} props */
function Board({ onNext }) {
  const { sight, telling, link } = useTable();
  const [refusal, refuse] = useState(
    /** @type {{count: number, why: Reason | null}} */ ({ count: 0, why: null }),
  );
  useEffect(() => {
    if (sight.next) onNext(sight.next);
  }, [sight.next]);
  /** @type {OnPress} */
  const press = async (answer) => {
    const { ok, refusal: why } = await answer;
    refuse(({ count }) => (ok ? { count, why: null } : { count: count + 1, why: why ?? null }));
  };
  const shown = lamps(sight, link.state === "linked" ? "linked" : "alone");
  return html`<main class="panel">
    <h1>${telling.text("panel-title", { table: sight.table })}</h1>
    <ul class="lamps" aria-label=${telling.text("panel-lamps")}>
      <${Seats} shown=${shown} onPress=${press} />
      <${Lamp} place="deck" state=${shown.deck ?? "off"} name=${telling.text("panel-deck")} />
      <${Lamp} place="status" state=${shown.status} name=${telling.text("panel-status")} once=${refusal.count} />
    </ul>
    <p class="panel-said" role="status">${refusal.why ? telling.text("panel-refused", { why: telling.reason(refusal.why) }) : ""}</p>
    <${Buttons} onPress=${press} />
  </main>`;
}

/** @param {{shown: Record<string, string>, onPress: OnPress}} props */
function Seats({ shown, onPress }) {
  const { sight, telling } = useTable();
  const asked = sight.view?.asked.at(-1)?.seats ?? [];
  return html`${sight.people
    .filter((person) => person.name)
    .map(({ seat, linked, is_bot: isBot }) => {
      const name = html`<${SeatBadge} seat=${seat} /> ${telling.seat(seat)}`;
      const answers = asked.includes(seat) && !linked && !isBot;
      return html`<${Lamp} key=${seat} place=${`seat-${seat}`} state=${shown[`seat-${seat}`] ?? "off"} name=${name}>
        ${answers && html`<${SeatButtons} seat=${seat} onPress=${onPress} />`}
      <//>`;
    })}`;
}

wear();
const app = document.getElementById("app");
if (app) render(html`<${Panel} />`, app);
