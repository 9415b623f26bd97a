/** A game for one, begun in seconds: against whom, with which dice, and it is played right here. */
import { useState } from "preact/hooks";
import type { GameSeen, PastNight, SheetSeen, Sum } from "../../wire/protocol.d.ts";
import type { Drawn, Face, SheetData } from "../core/face.ts";
import { plainFace } from "../core/face.ts";
import { sizedByLetters } from "../core/longest-word.ts";
import { keep, keepKey, read } from "../core/storage.ts";
import { useFace } from "../core/table.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Icon } from "../parts/icon.tsx";
import { Section } from "./bar.tsx";
import { gameName, useAsked, useDesk } from "./desk.ts";
import { NightRow } from "./nights.tsx";
import { hashOf } from "./route.ts";
import { useSheet, useSheets } from "./shelf.ts";
import { newest } from "./stats.ts";

/** What was fought last stands below; the rest is a tap away. */
const FEW = 3;

export function isForOne(game: GameSeen) {
  return game.most === 1;
}

/** @param props the game; without one, the first that is for one */
export function Alone({ name }: { name: string }) {
  const { games } = useDesk();
  const fitting = games.filter(isForOne);
  const game = fitting.find((each) => each.game === name) ?? fitting[0];
  return game ? <Begin key={game.game} game={game} /> : null;
}

function Begin({ game }: { game: GameSeen }) {
  const { translator, wordsOf } = useDesk();
  const words = wordsOf(game.game);
  const face = useFace(game.game) ?? plainFace;
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
  return (
    <main class={`alone entrance dress ${face.key}`}>
      <Backdrop face={face} hasSun />
      <div class="two">
        <div class="column">
          <h1>{gameName(words, game.game)}</h1>
          {sheets && (
            <Opponents
              sheets={sheets}
              picked={sheet}
              records={sums?.against ?? []}
              legend={words.name("option", "sheet")}
              drawn={face.figure}
              onPick={pick}
            />
          )}
        </div>
        <div class="column">
          <div class="alone-how">
            <Levels game={game} level={level} onChoose={choose} />
            <label class="alone-name">
              <span>{translator.text("alone-name")}</span>
              <input
                class="text"
                maxlength={24}
                autocomplete="nickname"
                value={me}
                placeholder={translator.text("alone-me")}
                onInput={(event) => name(event.currentTarget.value)}
              />
            </label>
            {game.has_sheets && (
              <a class="button" href={hashOf("sheets", game.game)}>
                {translator.text("alone-sheets")}
              </a>
            )}
          </div>
          <div class="alone-begin">
            <button
              type="button"
              class="button ink main"
              disabled={isBeginning || (game.has_sheets && !whole)}
              onClick={begin}
              data-begin
            >
              <span class="ink-name">{translator.text("alone-begin")}</span>
              <span class="ink-text">
                {sheet ? translator.text("alone-against", { name: sheet.name }) : ""}
              </span>
            </button>
          </div>
          <Fought nights={nights} />
        </div>
      </div>
    </main>
  );
}

/** Opens the table, sits down, starts, and goes to play: nobody else has to be waited for. */
function useBeginning(
  game: GameSeen,
  level: string,
  sheet: SheetData | null,
  me: string,
): [boolean, () => Promise<void>] {
  const { ask, translator } = useDesk();
  const [isBeginning, set] = useState(false);
  const begin = async () => {
    const options = { players: 1, level, ...(sheet && { sheet }) };
    const opened = await ask("POST /api/tables", { body: { game: game.game, options } });
    if (!opened) return;
    const name = me.trim() || translator.text("alone-me");
    const joined = await ask("POST /api/join", { body: { code: opened.said.code, name } });
    if (!joined) return;
    const { table, key } = joined.said;
    if (!(await ask("POST /api/tables/{name}/start", { parts: { name: table } }))) return;
    keepKey("seat", table, { key, game: game.game });
    keepLiking({
      "alone.sheet": sheet ? String(sheet.key) : "",
      "alone.level": level,
      name: me.trim(),
    });
    location.href = `/play/${table}`;
  };
  const once = async () => {
    set(true);
    await begin().finally(() => set(false));
  };
  return [isBeginning, once];
}

/** Whoever comes back finds it as it was. */
function keepLiking(preferences: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(preferences)) keep(name, value || null);
}

interface OpponentsProps {
  sheets: readonly SheetSeen[];
  picked: SheetSeen | undefined;
  records: readonly Sum[];
  legend: string;
  drawn: Face["figure"];
  onPick: (key: string) => void;
}

function Opponents({ sheets, picked, records, legend, drawn, onPick }: OpponentsProps) {
  const ranks = [...new Set(sheets.map((sheet) => sheet.stars))].sort((a, b) => a - b);
  return (
    <fieldset class="opponents">
      <legend>{legend}</legend>
      {ranks.map((rank) => (
        <div key={rank} class="opponent-rank">
          <p class="opponent-stars">
            <span class="spoken">{rank}</span>
            <span aria-hidden="true">{"★".repeat(rank)}</span>
          </p>
          <div class="opponent-row">
            {sheets
              .filter((sheet) => sheet.stars === rank)
              .map((sheet) => (
                <Opponent
                  key={sheet.key}
                  sheet={sheet}
                  isOn={sheet === picked}
                  record={records.find((each) => each.key === sheet.name)}
                  picture={drawn(sheet.key)}
                  onPick={() => onPick(sheet.key)}
                />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface OpponentProps {
  sheet: SheetSeen;
  isOn: boolean;
  record: Sum | undefined;
  picture: Drawn;
  onPick: () => void;
}

function Opponent({ sheet, isOn, record, picture, onPick }: OpponentProps) {
  const { translator } = useDesk();
  return (
    <label
      class={isOn ? "option-choice opponent on" : "option-choice opponent"}
      data-sheet={sheet.key}
    >
      <input
        type="radio"
        class="spoken"
        name="sheet"
        value={sheet.key}
        checked={isOn}
        onChange={onPick}
      />
      {picture}
      <span class="option-name" style={sizedByLetters(sheet.name)}>
        {sheet.name}
      </span>
      <span class="option-text">
        {record
          ? translator.text("alone-record", { won: record.won, played: record.played })
          : sheet.ours
            ? ""
            : translator.text("alone-saved")}
      </span>
    </label>
  );
}

interface LevelsProps {
  game: GameSeen;
  level: string;
  onChoose: (level: string) => void;
}

function Levels({ game, level, onChoose }: LevelsProps) {
  const { wordsOf } = useDesk();
  const words = wordsOf(game.game);
  return (
    <fieldset class="option tall" data-option="level">
      <legend>{words.name("option", "level")}</legend>
      <div class="option-choices">
        {game.levels.map((each) => (
          <label key={each} class={each === level ? "option-choice on" : "option-choice"}>
            <input
              type="radio"
              class="spoken"
              name="level"
              value={each}
              checked={each === level}
              onChange={() => onChoose(each)}
            />
            <span class="option-name">{words.name("level", each)}</span>
            <span class="option-text">{words.about("level", each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Fought({ nights }: { nights: readonly PastNight[] }) {
  const { translator } = useDesk();
  if (nights.length === 0) return null;
  return (
    <Section title={translator.text("alone-fought")}>
      <ul class="nights">
        {nights.slice(0, FEW).map((night) => (
          <li key={night.table}>
            <NightRow night={night} />
          </li>
        ))}
      </ul>
      <p class="row">
        <a class="button" href={hashOf("people", "against")}>
          <span class="with-icon">
            <Icon name="chart" /> {translator.text("alone-rates")}
          </span>
        </a>
      </p>
    </Section>
  );
}
