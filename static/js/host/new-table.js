/** A new table on one page: which game, at which level, how it is played; then it is opened. */
import { html, useState } from "../core/html.js";
import { isForOne } from "./alone.js";
import { gameName, useDesk } from "./desk.js";
import { sent } from "./options.js";
import { OptionsForm } from "./options-form.js";
import { LittleRing } from "./table-card.js";

/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("./options.js").Options} Options */

/** @param {{name: string}} props the game, if it is known already */
export function NewTable({ name }) {
  const { telling, wordsOf, ask, go } = useDesk();
  const games = useDesk().games.filter((each) => !isForOne(each));
  const [game, play] = useState(games.find((each) => each.game === name) ?? games[0]);
  const [options, choose] = useState(/** @type {Options} */ ({}));
  const [isOpening, opening] = useState(false);
  const open = async () => {
    opening(true);
    const body = { game: game.game, options: sent(options, game.most) };
    const opened = await ask("POST /api/tables", { body });
    opening(false);
    if (!opened) return;
    go("table", opened.said.table);
  };
  return html`<main class="two new-table">
    <div class="column">
      <h1>${telling.text("host-new")}</h1>
      ${
        games.length === 1
          ? html`<p class="hint only-game">${gameName(wordsOf(game.game), game.game)} · ${howMany(telling, game)}</p>`
          : html`<${GamePick} games=${games} game=${game} onPick=${(
              /** @type {GameSeen} */ picked,
            ) => {
              play(picked);
              choose({});
            }} />`
      }
      <${OptionsForm} key=${game.game} game=${game} options=${options} onChange=${choose} />
    </div>
    <aside class="column beside">
      <${EmptyTable} game=${game} />
      <button type="button" class="button ink main" disabled=${isOpening} onClick=${open}>
        <span class="ink-name">${telling.text("host-open")}</span>
        <span class="ink-text">${telling.text("host-open-text")}</span></button>
    </aside>
  </main>`;
}

/** @param {import("../core/telling.js").Telling} telling @param {GameSeen} game */
function howMany(telling, { least, most }) {
  if (least === most) return telling.text("host-players-just", { count: most });
  return telling.text("host-players", { low: least, high: most });
}

/** @param {{games: readonly GameSeen[], game: GameSeen, onPick: (game: GameSeen) => void}} props */
function GamePick({ games, game, onPick }) {
  const { telling, wordsOf } = useDesk();
  return html`<fieldset class="option tall"><legend>${telling.text("host-game")}</legend>
    <div class="option-choices">
      ${games.map(
        (
          each,
        ) => html`<label key=${each.game} class=${each === game ? "option-choice on" : "option-choice"}>
        <input type="radio" class="spoken" name="game" value=${each.game} checked=${each === game} onChange=${() => onPick(each)} />
        <span class="option-name">${gameName(wordsOf(each.game), each.game)}</span>
        <span class="option-text">${howMany(telling, each)}</span>
      </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{game: GameSeen}} props */
function EmptyTable({ game }) {
  const { telling, wordsOf } = useDesk();
  const seats = Array.from({ length: game.most }, (_, seat) => ({ seat, name: "", free: true }));
  return html`<div class="empty-table">
    <${LittleRing} seats=${seats} big><span class="ring-title">${gameName(wordsOf(game.game), game.game)}</span>
      <span class="hint">${howMany(telling, game)}</span><//>
  </div>`;
}
