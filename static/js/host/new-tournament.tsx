/** A new tournament on one page: level, the usual rules, and whoever is known to come. */

import { useState } from "preact/hooks";
import { ask as askHub } from "../core/ask.ts";
import { ORGANISER, plainFace } from "../core/face.ts";
import { useFace } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { freshOf, ListRows, useListSeen } from "../games/tournament/name-list.tsx";
import { Backdrop } from "../parts/backdrop.tsx";
import { Fold } from "./bar.tsx";
import { useDesk } from "./desk.ts";
import { useTournamentWords } from "./tournaments.tsx";

interface Chosen {
  level: string;
  minutes: number;
  finalists: number;
  mixing: boolean;
}

/** The game of its tables, whose levels are the tournament's. */
const PLAYED = "samurai";
const MINUTES = [0, 45, 60, 75, 90];

export function NewTournament() {
  const { ask, key, games, translator: desk } = useDesk();
  const translator = useTournamentWords();
  const face = useFace(ORGANISER) ?? plainFace;
  const [chosen, choose] = useState<Chosen>({
    level: "companion",
    minutes: 60,
    finalists: 4,
    mixing: false,
  });
  const [text, type] = useState("");
  const [isOpening, opening] = useState(false);
  const read = (list: string) =>
    askHub("POST /api/tournaments/names", { key, body: { text: list } });
  const seen = useListSeen(text, read);
  if (!translator) return null;
  const levels = games.find((game) => game.game === PLAYED)?.levels ?? [];
  const open = async () => {
    opening(true);
    const body = { options: { ...chosen }, pasted: text };
    const made = await ask("POST /api/tournaments", { body });
    opening(false);
    if (made) location.href = `/desk/${made.said.table}#${made.said.key}`;
  };
  const picked = { translator, chosen, onPick: choose };
  return (
    <main class={`two new-table entrance dress ${face.key}`}>
      <Backdrop face={face} />
      <div class="column">
        <h1>{desk.text("host-tournament")}</h1>
        <div class="cup">
          <Picked {...picked} name="level" values={levels} />
          <Fold
            title={translator.text("host-tournament-rules")}
            icon="set"
            note={translator.text("host-tournament-rules-note", {
              minutes: chosen.minutes,
              finalists: chosen.finalists,
              mixing: Number(chosen.mixing),
            })}
          >
            <Picked {...picked} name="minutes" values={MINUTES} />
            <Picked {...picked} name="finalists" values={[4, 8]} />
            <Picked {...picked} name="mixing" values={[false, true]} />
            <p class="hint">{translator.text("host-tournament-leave")}</p>
          </Fold>
        </div>
      </div>
      <aside class="column beside">
        <div class="cup">
          <label class="names-label" for="names">
            {translator.text("host-tournament-names", { count: freshOf(seen) })}
          </label>
          <textarea
            id="names"
            class="text names"
            rows={6}
            placeholder={translator.text("host-tournament-names-hint")}
            onInput={(event) => type(event.currentTarget.value)}
            value={text}
          />
          <ListRows seen={seen} translator={translator} />
          <p class="hint">{translator.text("host-tournament-names-text")}</p>
        </div>
        <button type="button" class="button ink main" disabled={isOpening} onClick={open} data-open>
          <span class="ink-name">{translator.text("host-tournament-open")}</span>
          <span class="ink-text">{translator.text("host-tournament-open-text")}</span>
        </button>
      </aside>
    </main>
  );
}

interface PickedProps {
  translator: Translator;
  name: keyof Chosen;
  values: readonly (string | number | boolean)[];
  chosen: Chosen;
  onPick: (chosen: Chosen) => void;
}

function Picked({ translator, name, values, chosen, onPick }: PickedProps) {
  const { wordsOf } = useDesk();
  const box = wordsOf(PLAYED);
  const isTall = name === "level";
  const translated = (value: string | number | boolean) => {
    if (name === "level") return box.name("level", String(value));
    if (name === "mixing") return translator.text(`desk-mixing-${Number(value)}`);
    if (name === "minutes")
      return value
        ? translator.text("desk-minutes", { count: Number(value) })
        : translator.text("desk-no-limit");
    return String(value);
  };
  return (
    <fieldset class={isTall ? "option tall" : "option"} data-option={name}>
      <legend>{translator.name("option", name)}</legend>
      <div class="option-choices">
        {values.map((value) => (
          <label
            key={`${value}`}
            class={chosen[name] === value ? "option-choice on" : "option-choice"}
          >
            <input
              type="radio"
              class="spoken"
              name={name}
              value={`${value}`}
              checked={chosen[name] === value}
              onChange={() => onPick({ ...chosen, [name]: value })}
            />
            <span class="option-name">{translated(value)}</span>
            {isTall && <span class="option-text">{box.about("level", String(value))}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
