/** A new tournament on one page: level, time, finals, and whoever is known to come. */

import { useState } from "preact/hooks";
import { ask as askHub } from "../core/ask.ts";
import type { Telling } from "../core/telling.ts";
import { freshOf, ListRows, useListSeen } from "../games/tournament/name-list.tsx";
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
  const { ask, key, games, telling: desk } = useDesk();
  const telling = useTournamentWords();
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
  if (!telling) return null;
  const levels = games.find((game) => game.game === PLAYED)?.levels ?? [];
  const open = async () => {
    opening(true);
    const body = { options: { ...chosen }, pasted: text };
    const made = await ask("POST /api/tournaments", { body });
    opening(false);
    if (made) location.href = `/desk/${made.said.table}#${made.said.key}`;
  };
  return (
    <main class="two new-table">
      <div class="column">
        <h1>{desk.text("host-tournament")}</h1>
        <Picked telling={telling} name="level" values={levels} chosen={chosen} onPick={choose} />
        <Picked telling={telling} name="minutes" values={MINUTES} chosen={chosen} onPick={choose} />
        <Picked
          telling={telling}
          name="finalists"
          values={[4, 8]}
          chosen={chosen}
          onPick={choose}
        />
        <Picked
          telling={telling}
          name="mixing"
          values={[false, true]}
          chosen={chosen}
          onPick={choose}
        />
        <p class="hint">{telling.text("host-tournament-leave")}</p>
      </div>
      <aside class="column beside">
        <div class="column">
          <label class="names-label" for="names">
            {telling.text("host-tournament-names", { count: freshOf(seen) })}
          </label>
          <textarea
            id="names"
            class="text names"
            rows={10}
            placeholder={telling.text("host-tournament-names-hint")}
            onInput={(event) => type(event.currentTarget.value)}
            value={text}
          />
          <ListRows seen={seen} telling={telling} />
          <p class="hint">{telling.text("host-tournament-names-text")}</p>
        </div>
        <button type="button" class="button ink main" disabled={isOpening} onClick={open} data-open>
          <span class="ink-name">{telling.text("host-tournament-open")}</span>
          <span class="ink-text">{telling.text("host-tournament-open-text")}</span>
        </button>
      </aside>
    </main>
  );
}

interface PickedProps {
  telling: Telling;
  name: keyof Chosen;
  values: readonly (string | number | boolean)[];
  chosen: Chosen;
  onPick: (chosen: Chosen) => void;
}

function Picked({ telling, name, values, chosen, onPick }: PickedProps) {
  const { wordsOf } = useDesk();
  const box = wordsOf(PLAYED);
  const isTall = name === "level";
  const said = (value: string | number | boolean) => {
    if (name === "level") return box.name("level", String(value));
    if (name === "mixing") return telling.text(`desk-mixing-${Number(value)}`);
    if (name === "minutes")
      return value
        ? telling.text("desk-minutes", { count: Number(value) })
        : telling.text("desk-no-limit");
    return String(value);
  };
  return (
    <fieldset class={isTall ? "option tall" : "option"} data-option={name}>
      <legend>{telling.name("option", name)}</legend>
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
            <span class="option-name">{said(value)}</span>
            {isTall && <span class="option-text">{box.about("level", String(value))}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
