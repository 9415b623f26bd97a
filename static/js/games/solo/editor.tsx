/** Typing in a sheet from one's booklet, laid out as it is printed. The hub says what is wrong. */
import { useEffect } from "preact/hooks";
import type { Reason } from "../../../wire/protocol.d.ts";
import type { SheetData } from "../../core/face.ts";
import type { Translator } from "../../core/translator.ts";
import { BodyRows } from "./editor-body.tsx";
import { NumberBox } from "./editor-box.tsx";
import { Prices } from "./editor-prices.tsx";
import { FoeRows } from "./editor-rows.tsx";
import type { Draft } from "./writing.ts";
import { blank, keyOf, mistakesAt, sorted, whereSaid } from "./writing.ts";

interface Props {
  sheet: SheetData;
  translator: Translator;
  mistakes: readonly Reason[];
  onChange: (sheet: SheetData) => void;
}

const STARS = [1, 2, 3, 4] as const;
const MOST_DICE = 3;

export default function Editor({ sheet: typed, translator, mistakes, onChange }: Props) {
  // What is typed in here is the only thing that comes back.
  const sheet: Draft = { ...blank(), ...(typed as Partial<Draft>) };
  useEffect(() => {
    // The hub looks at what lies here, so an empty page is laid down first.
    if (!typed.rows) onChange(sheet);
  }, []);
  const set = (some: Partial<Draft>) => onChange({ ...sheet, ...some });
  const { shown, empty } = sorted(mistakes);
  const shared = { sheet, translator, mistakes: shown, set };
  return (
    <div class="sheet-editor">
      <Head {...shared} />
      <Resistance {...shared} />
      <h2>{translator.text("board-rows")}</h2>
      <FoeRows {...shared} />
      <Dice {...shared} />
      <h2>{translator.text("board-body")}</h2>
      <BodyRows {...shared} />
      <Prices {...shared} />
      {empty > 0 && (
        <p class="hint edit-empty">{translator.text("edit-empty", { count: empty })}</p>
      )}
      <ul class="mistakes" aria-label={translator.text("edit-mistakes")}>
        {shown.map((each, at) => (
          <li key={at}>{translator.reason(whereSaid(each, translator))}</li>
        ))}
      </ul>
    </div>
  );
}

export interface PartProps {
  sheet: Draft;
  translator: Translator;
  mistakes: readonly Reason[];
  set: (some: Partial<Draft>) => void;
}

function Head({ sheet, translator, mistakes, set }: PartProps) {
  const name = (next: string) => {
    // A key follows the name until somebody gives it one of its own.
    const follows = !sheet.key || sheet.key === keyOf(sheet.name ?? "");
    set({ name: next, ...(follows ? { key: keyOf(next) } : {}) });
  };
  const number = (field: "foe_life" | "life" | "ki") => (
    <NumberBox
      label={translator.text(`edit-${field.replace("_", "-")}`)}
      value={sheet[field]}
      isWrong={mistakesAt(mistakes, `sheet, ${field}`, field)}
      onType={(value) => set({ [field]: value })}
    />
  );
  return (
    <div class="edit-head">
      <label class="edit-text">
        <span>{translator.text("edit-name")}</span>
        <input
          class="text"
          maxlength={40}
          value={sheet.name ?? ""}
          data-edit="name"
          onInput={(event) => name(event.currentTarget.value)}
        />
      </label>
      <label class="edit-text">
        <span>{translator.text("edit-key")}</span>
        <input
          class="text"
          maxlength={40}
          spellcheck={false}
          autocapitalize="none"
          value={sheet.key ?? ""}
          data-edit="key"
          onInput={(event) => set({ key: event.currentTarget.value })}
        />
      </label>
      <fieldset class="edit-stars">
        <legend>{translator.text("edit-stars")}</legend>
        {STARS.map((count) => (
          <label key={count} class={sheet.stars === count ? "star-choice on" : "star-choice"}>
            <input
              type="radio"
              class="spoken"
              name="stars"
              checked={sheet.stars === count}
              onChange={() => set({ stars: count })}
            />
            <span class="spoken">{count}</span>
            <span aria-hidden="true">{"★".repeat(count)}</span>
          </label>
        ))}
      </fieldset>
      <div class="edit-numbers">
        {number("foe_life")}
        {number("life")}
        {number("ki")}
      </div>
    </div>
  );
}

function Resistance({ sheet, translator, mistakes, set }: PartProps) {
  const rows = sheet.resistance;
  const change = (at: number, some: Draft["resistance"][number]) =>
    set({ resistance: rows.map((row, each) => (each === at ? { ...row, ...some } : row)) });
  return (
    <>
      <h2>{translator.text("board-resistance")}</h2>
      <div class="edit-resistance">
        {rows.map((row, at) => (
          <div key={at} class="edit-pair">
            <NumberBox
              label={translator.text("edit-from")}
              value={row.attack}
              isWrong={mistakesAt(mistakes, `resistance ${at + 1}`)}
              onType={(attack) => change(at, { attack })}
            />
            <NumberBox
              label={translator.text("edit-loss")}
              value={row.loss}
              isWrong={mistakesAt(mistakes, `resistance ${at + 1}`)}
              onType={(loss) => change(at, { loss })}
            />
            <button
              type="button"
              class="plain"
              aria-label={translator.text("edit-remove", { number: at + 1 })}
              onClick={() => set({ resistance: rows.filter((_, each) => each !== at) })}
            >
              ×
            </button>
          </div>
        ))}
        <button
          type="button"
          class="button"
          data-edit="threshold"
          onClick={() => set({ resistance: [...rows, {}] })}
        >
          {translator.text("edit-threshold")}
        </button>
      </div>
    </>
  );
}

/** One tap for each round: three dice, two, one, and round again. */
function Dice({ sheet, translator, set }: PartProps) {
  const { dice } = sheet;
  const turn = (at: number) =>
    set({
      dice: dice.map((count, each) => (each === at ? (count > 1 ? count - 1 : MOST_DICE) : count)),
    });
  return (
    <>
      <h2>{translator.text("edit-dice")}</h2>
      <div class="edit-dice">
        {dice.map((count, at) => (
          <button type="button" key={at} class="edit-round" onClick={() => turn(at)}>
            <span class="spoken">
              {translator.text("edit-dice-round", { round: at + 1, count: count })}
            </span>
            <span class="edit-round-number" aria-hidden="true">
              {at + 1}
            </span>
            <b aria-hidden="true">{count}</b>
          </button>
        ))}
      </div>
    </>
  );
}
