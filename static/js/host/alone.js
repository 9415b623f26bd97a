/** A game for one, begun in seconds: against whom, with which dice, and it is played right here. */
import { html, useState } from "../core/html.js";
import { keep, keepKey, read } from "../core/kept.js";
import { Icon } from "../parts/icon.js";
import { Section } from "./bar.js";
import { gameName, useAsked, useDesk } from "./desk.js";
import { NightRow } from "./nights.js";
import { hashOf } from "./route.js";
import { useSheet, useSheets } from "./shelf.js";
import { newest } from "./stats.js";

/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("../../wire/protocol.js").SheetSeen} SheetSeen */
/** @typedef {import("../../wire/protocol.js").PastNight} PastNight */
/** @typedef {import("../core/face.js").SheetData} SheetData */
/** @typedef {import("../../wire/protocol.js").Sum} Sum */

/** What was fought last stands below; the rest is a tap away. */
const FEW = 3;

/** @param {GameSeen} game */
export function isForOne(game) {
  return game.most === 1;
}

/** @param {{name: string}} props the game; without one, the first that is for one */
export function Alone({ name }) {
  const { games } = useDesk();
  const fitting = games.filter(isForOne);
  const game = fitting.find((each) => each.game === name) ?? fitting[0];
  return game ? html`<${Begin} key=${game.game} game=${game} />` : null;
}

/** @param {{game: GameSeen}} props */
function Begin({ game }) {
  const { telling, wordsOf } = useDesk();
  const words = wordsOf(game.game);
  const [all] = useAsked("GET /api/history", { query: { limit: FEW + 1, game: game.game } });
  const [sums] = useAsked("GET /api/statistics", { query: { bots: 1, game: game.game } });
  const nights = newest(all ?? []);
  const sheets = useSheets(game);
  const [picked, pick] = useState(read("alone.sheet") ?? "");
  const [level, choose] = useState(read("alone.level") ?? game.levels[0]);
  const [me, name] = useState(read("name") ?? "");
  const sheet = sheets?.find((each) => each.key === picked) ?? sheets?.[0];
  const whole = useSheet(game, sheet?.key ?? "");
  const [isBeginning, begin] = useBeginning(game, level, whole, me);
  return html`<main class="alone"><div class="two">
    <div class="column">
      <h1>${gameName(words, game.game)}</h1>
      ${
        sheets &&
        html`<${Opponents} sheets=${sheets} picked=${sheet} records=${sums?.against ?? []} legend=${words.name("option", "sheet")} onPick=${pick} />`
      }
    </div>
    <div class="column">
      <${Levels} game=${game} level=${level} onChoose=${choose} />
      <label class="alone-name"><span>${telling.text("alone-name")}</span>
        <input class="text" maxlength="24" autocomplete="nickname" value=${me} placeholder=${telling.text("alone-me")}
          onInput=${(/** @type {any} */ event) => name(event.currentTarget.value)} /></label>
      <${Chances} whole=${whole} />
      ${
        game.has_sheets &&
        html`<p class="row"><a class="button" href=${hashOf("sheets", game.game)}>${telling.text("alone-sheets")}</a></p>`
      }
      <${Fought} nights=${nights} />
    </div></div>
    <div class="alone-begin"><button type="button" class="button ink main" disabled=${isBeginning || (game.has_sheets && !whole)} onClick=${begin} data-begin>
        <span class="ink-name">${telling.text("alone-begin")}</span>
        <span class="ink-text">${sheet ? telling.text("alone-against", { name: sheet.name }) : ""}</span></button></div>
  </main>`;
}

/**
 * Opens the table, sits down, starts, and goes to play: nobody else has to be waited for.
 *
 * @param {GameSeen} game @param {string} level @param {SheetData | null} sheet @param {string} me
 * @returns {[boolean, () => Promise<void>]}
 */
function useBeginning(game, level, sheet, me) {
  const { ask, telling } = useDesk();
  const [isBeginning, set] = useState(false);
  const begin = async () => {
    const options = { players: 1, level, ...(sheet && { sheet }) };
    const opened = await ask("POST /api/tables", { body: { game: game.game, options } });
    if (!opened) return;
    const name = me.trim() || telling.text("alone-me");
    const joined = await ask("POST /api/join", { body: { code: opened.said.code, name } });
    if (!joined) return;
    const { table, key } = joined.said;
    if (!(await ask("POST /api/tables/{name}/start", { parts: { name: table } }))) return;
    keepKey("seat", table, { key, game: game.game });
    keepLiking({ "alone.sheet": sheet?.key, "alone.level": level, name: me.trim() });
    location.href = `/play/${table}`;
  };
  const once = async () => {
    set(true);
    await begin().finally(() => set(false));
  };
  return [isBeginning, once];
}

/** Whoever comes back finds it as it was. @param {Record<string, string | undefined>} liking */
function keepLiking(liking) {
  for (const [name, value] of Object.entries(liking)) keep(name, value || null);
}

/** @param {{sheets: readonly SheetSeen[], picked: SheetSeen | undefined, records: readonly Sum[], legend: string, onPick: (key: string) => void}} props */
function Opponents({ sheets, picked, records, legend, onPick }) {
  const ranks = [...new Set(sheets.map((sheet) => sheet.stars))].sort((a, b) => a - b);
  return html`<fieldset class="opponents"><legend>${legend}</legend>
    ${ranks.map(
      (
        rank,
      ) => html`<div key=${rank} class="opponent-rank"><p class="opponent-stars"><span class="spoken">${rank}</span><span aria-hidden="true">${"★".repeat(rank)}</span></p>
      <div class="opponent-row">${sheets
        .filter((sheet) => sheet.stars === rank)
        .map(
          (sheet) => html`<${Opponent} key=${sheet.key} sheet=${sheet} isOn=${sheet === picked}
          record=${records.find((each) => each.key === sheet.name)} onPick=${() => onPick(sheet.key)} />`,
        )}</div></div>`,
    )}
  </fieldset>`;
}

/** @param {{sheet: SheetSeen, isOn: boolean, record: Sum | undefined, onPick: () => void}} props */
function Opponent({ sheet, isOn, record, onPick }) {
  const { telling } = useDesk();
  return html`<label class=${isOn ? "option-choice opponent on" : "option-choice opponent"} data-sheet=${sheet.key}>
    <input type="radio" class="spoken" name="sheet" value=${sheet.key} checked=${isOn} onChange=${onPick} />
    <span class="option-name">${sheet.name}</span>
    <span class="option-text">${record ? telling.text("alone-record", { won: record.won, played: record.played }) : sheet.ours ? "" : telling.text("alone-saved")}</span>
  </label>`;
}

/** What the hub's own plain player made of it, where it was tried. @param {{whole: SheetData | null}} props */
function Chances({ whole }) {
  const { telling } = useDesk();
  if (!whole?.measured) return null;
  const { duels, won } = whole.measured;
  return html`<p class="hint">${telling.text("alone-measured", { share: Math.round((100 * won) / duels) })}</p>`;
}

/** @param {{game: GameSeen, level: string, onChoose: (level: string) => void}} props */
function Levels({ game, level, onChoose }) {
  const { wordsOf } = useDesk();
  const words = wordsOf(game.game);
  return html`<fieldset class="option tall" data-option="level"><legend>${words.name("option", "level")}</legend>
    <div class="option-choices">${game.levels.map(
      (
        each,
      ) => html`<label key=${each} class=${each === level ? "option-choice on" : "option-choice"}>
      <input type="radio" class="spoken" name="level" value=${each} checked=${each === level} onChange=${() => onChoose(each)} />
      <span class="option-name">${words.name("level", each)}</span>
      <span class="option-text">${words.about("level", each)}</span></label>`,
    )}</div>
  </fieldset>`;
}

/** @param {{nights: readonly PastNight[]}} props */
function Fought({ nights }) {
  const { telling } = useDesk();
  if (nights.length === 0) return null;
  return html`<${Section} title=${telling.text("alone-fought")}>
    <ul class="nights">${nights.slice(0, FEW).map((night) => html`<li key=${night.table}><${NightRow} night=${night} /></li>`)}</ul>
    <p class="row"><a class="button" href=${hashOf("people", "against")}><span class="with-icon"><${Icon} name="chart" /> ${telling.text("alone-rates")}</span></a></p>
  <//>`;
}
