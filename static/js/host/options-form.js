/** A game's options, drawn from their schema alone: a new game needs no new code here. */
import { html, useMemo } from "../core/html.js";
import { SeatBadge } from "../parts/icon.js";
import { Fold } from "./bar.js";
import { useDesk } from "./desk.js";
import { changed, chosen, rowsOf, unusual } from "./options.js";

/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("../core/telling.js").Telling} Telling */
/** @typedef {import("./options.js").Row} Row */
/** @typedef {import("./options.js").Choice} Choice */
/** @typedef {import("./options.js").Options} Options */

/** More numbers than this are stepped through, not laid out. */
const FEW = 8;

/** @param {{game: GameSeen, options: Options, onChange: (options: Options) => void}} props */
export function OptionsForm({ game, options, onChange }) {
  const { telling } = useDesk();
  const rows = useMemo(() => rowsOf(game.options, { level: game.levels }), [game]);
  const open = rows.filter((row) => row.kind === "one");
  const folded = rows.filter((row) => row.kind !== "one");
  const part = (
    /** @type {Row} */ row,
  ) => html`<${RowPart} key=${row.word} row=${row} game=${game.game}
    options=${options} onChange=${onChange} />`;
  const count = unusual(options, folded);
  return html`<div class="options">
    ${open.map(part)}
    ${
      folded.length > 0 &&
      html`<${Fold} title=${telling.text("host-options-more")} icon="set"
      note=${telling.text("host-options-changed", { count })}>${folded.map(part)}<//>`
    }
  </div>`;
}

/** @param {{row: Row, game: string, options: Options, onChange: (options: Options) => void}} props */
function RowPart({ row, game, options, onChange }) {
  const { wordsOf } = useDesk();
  const words = wordsOf(game);
  const title = words.name("option", row.word);
  if (row.kind === "group") {
    return html`<section class="option-group"><h3>${title}</h3>
      ${row.rows.map((each) => html`<${RowPart} key=${each.word} row=${each} game=${game} options=${options} onChange=${onChange} />`)}
    </section>`;
  }
  const value = chosen(options, row);
  if (row.kind === "number" && row.choices.length > FEW) {
    return html`<${NumberPart} row=${row} title=${title} value=${Number(value)}
      onTake=${(/** @type {number} */ number) => onChange(changed(options, row.path, number))} />`;
  }
  const hasText = row.choices.some((choice) => choiceText(words, row, choice));
  return html`<fieldset class=${hasText ? "option tall" : "option"} data-option=${row.word}>
    <legend>${title}</legend>
    <div class="option-choices">
      ${row.choices.map(
        (
          choice,
        ) => html`<${ChoicePart} key=${`${choice}`} row=${row} choice=${choice} words=${words}
        isOn=${choice === value} onTake=${() => onChange(changed(options, row.path, choice))} />`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{row: Row, title: string, value: number, onTake: (value: number) => void}} props */
function NumberPart({ row, title, value, onTake }) {
  const { telling } = useDesk();
  return html`<fieldset class="option" data-option=${row.word}>
    <legend>${title}</legend>
    <div class="stepper">
      <button type="button" class="button step" aria-label=${telling.text("one-less")} disabled=${value <= row.low}
        onClick=${() => onTake(value - 1)}>−</button>
      <output class="stepper-value" aria-live="polite">${value}</output>
      <button type="button" class="button step" aria-label=${telling.text("one-more")} disabled=${value >= row.high}
        onClick=${() => onTake(value + 1)}>+</button>
    </div>
  </fieldset>`;
}

/** @param {{row: Row, choice: Choice, words: Telling, isOn: boolean, onTake: () => void}} props */
function ChoicePart({ row, choice, words, isOn, onTake }) {
  const text = choiceText(words, row, choice);
  const isSeat = row.kind === "seat" && typeof choice === "number" && choice >= 0;
  return html`<label class=${isOn ? "option-choice on" : "option-choice"}>
    <input type="radio" class="spoken" name=${row.path.join(".")} value=${`${choice}`} checked=${isOn} onChange=${onTake} />
    ${isSeat && html`<${SeatBadge} seat=${Number(choice)} />`}
    <span class=${isSeat ? "spoken" : "option-name"}>${choiceName(words, row, choice)}</span>
    ${text && html`<span class="option-text">${text}</span>`}
  </label>`;
}

/** @param {Telling} words @param {Row} row @param {Choice} choice */
function choiceName(words, row, choice) {
  if (row.kind === "yes") return words.name("option", `${row.word}-${choice ? "yes" : "no"}`);
  if (row.kind === "seat") {
    return choice === -1
      ? words.name("option", `${row.word}-any`)
      : words.text("seat-unnamed", { number: Number(choice) + 1 });
  }
  const id = `option-${row.word}-${choice}`;
  return words.words.has(id) ? words.text(id) : words.name(row.word, `${choice}`);
}

/** @param {Telling} words @param {Row} row @param {Choice} choice */
function choiceText(words, row, choice) {
  return words.about("option", `${row.word}-${choice}`) || words.about(row.word, `${choice}`);
}
