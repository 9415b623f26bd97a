/** A game's options, drawn from their schema alone: a new game needs no new code here. */
import { useMemo } from "preact/hooks";
import type { GameSeen } from "../../wire/protocol.d.ts";
import type { Translator } from "../core/translator.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { Fold } from "./bar.tsx";
import { useDesk } from "./desk.ts";
import type { Choice, Options, Row } from "./options.ts";
import { changed, chosen, rowsOf, unusual } from "./options.ts";

/** More numbers than this are stepped through, not laid out. */
const FEW = 8;

interface OptionsFormProps {
  game: GameSeen;
  options: Options;
  onChange: (options: Options) => void;
}

export function OptionsForm({ game, options, onChange }: OptionsFormProps) {
  const { translator } = useDesk();
  const rows = useMemo(() => rowsOf(game.options, { level: game.levels }), [game]);
  const open = rows.filter((row) => row.kind === "one");
  const folded = rows.filter((row) => row.kind !== "one");
  const part = (row: Row) => (
    <RowPart key={row.word} row={row} game={game.game} options={options} onChange={onChange} />
  );
  const count = unusual(options, folded);
  return (
    <div class="options">
      {open.map(part)}
      {folded.length > 0 && (
        <Fold
          title={translator.text("host-options-more")}
          icon="set"
          note={translator.text("host-options-changed", { count })}
        >
          {folded.map(part)}
        </Fold>
      )}
    </div>
  );
}

interface RowPartProps {
  row: Row;
  game: string;
  options: Options;
  onChange: (options: Options) => void;
}

function RowPart({ row, game, options, onChange }: RowPartProps) {
  const { wordsOf } = useDesk();
  const words = wordsOf(game);
  const title = words.name("option", row.word);
  if (row.kind === "group") {
    return (
      <section class="option-group">
        <h3>{title}</h3>
        {row.rows.map((each) => (
          <RowPart key={each.word} row={each} game={game} options={options} onChange={onChange} />
        ))}
      </section>
    );
  }
  const value = chosen(options, row);
  if (row.kind === "number" && row.choices.length > FEW) {
    return (
      <NumberPart
        row={row}
        title={title}
        value={Number(value)}
        onTake={(number) => onChange(changed(options, row.path, number))}
      />
    );
  }
  const hasText = row.choices.some((choice) => choiceText(words, row, choice));
  return (
    <fieldset class={hasText ? "option tall" : "option"} data-option={row.word}>
      <legend>{title}</legend>
      <div class="option-choices">
        {row.choices.map((choice) => (
          <ChoicePart
            key={`${choice}`}
            row={row}
            choice={choice}
            words={words}
            isOn={choice === value}
            onTake={() => onChange(changed(options, row.path, choice))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface NumberPartProps {
  row: Row;
  title: string;
  value: number;
  onTake: (value: number) => void;
}

function NumberPart({ row, title, value, onTake }: NumberPartProps) {
  const { translator } = useDesk();
  return (
    <fieldset class="option" data-option={row.word}>
      <legend>{title}</legend>
      <div class="stepper">
        <button
          type="button"
          class="button step"
          aria-label={translator.text("one-less")}
          disabled={value <= row.low}
          onClick={() => onTake(value - 1)}
        >
          −
        </button>
        <output class="stepper-value" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          class="button step"
          aria-label={translator.text("one-more")}
          disabled={value >= row.high}
          onClick={() => onTake(value + 1)}
        >
          +
        </button>
      </div>
    </fieldset>
  );
}

interface ChoicePartProps {
  row: Row;
  choice: Choice;
  words: Translator;
  isOn: boolean;
  onTake: () => void;
}

function ChoicePart({ row, choice, words, isOn, onTake }: ChoicePartProps) {
  const text = choiceText(words, row, choice);
  const isSeat = row.kind === "seat" && typeof choice === "number" && choice >= 0;
  return (
    <label class={isOn ? "option-choice on" : "option-choice"}>
      <input
        type="radio"
        class="spoken"
        name={row.path.join(".")}
        value={`${choice}`}
        checked={isOn}
        onChange={onTake}
      />
      {isSeat && <SeatBadge seat={Number(choice)} />}
      <span class={isSeat ? "spoken" : "option-name"}>{choiceName(words, row, choice)}</span>
      {text && <span class="option-text">{text}</span>}
    </label>
  );
}

function choiceName(words: Translator, row: Row, choice: Choice) {
  if (row.kind === "yes") return words.name("option", `${row.word}-${choice ? "yes" : "no"}`);
  if (row.kind === "seat") {
    return choice === -1
      ? words.name("option", `${row.word}-any`)
      : words.text("seat-unnamed", { number: Number(choice) + 1 });
  }
  const id = `option-${row.word}-${choice}`;
  return words.words.has(id) ? words.text(id) : words.name(row.word, `${choice}`);
}

function choiceText(words: Translator, row: Row, choice: Choice) {
  return words.about("option", `${row.word}-${choice}`) || words.about(row.word, `${choice}`);
}
