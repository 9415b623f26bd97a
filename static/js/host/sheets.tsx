/**
 * The sheets on this hub: ours to copy from, and one's own to write, change, take away, bring in.
 */

import type { TargetedEvent } from "preact";
import { useState } from "preact/hooks";
import type { GameSeen, SheetSeen } from "../../wire/protocol.d.ts";
import { reasonOf } from "../core/ask.ts";
import { Icon } from "../parts/icon.tsx";
import { Section, Sure } from "./bar.tsx";
import { gameName, useDesk } from "./desk.ts";
import { hashOf } from "./route.ts";
import { bringSheet, saveSheet, useSheets } from "./shelf.ts";

/** @param props the game */
export function Sheets({ name }: { name: string }) {
  const { games } = useDesk();
  const game = games.find((each) => each.game === name && each.has_sheets);
  return game ? <Shelf game={game} /> : null;
}

function Shelf({ game }: { game: GameSeen }) {
  const { translator, wordsOf, ask } = useDesk();
  const [count, look] = useState(0);
  const sheets = useSheets(game, count);
  const again = () => look(count + 1);
  const own = sheets?.filter((sheet) => !sheet.ours) ?? [];
  const ours = sheets?.filter((sheet) => sheet.ours) ?? [];
  const remove = async (sheet: SheetSeen) => {
    const parts = { game: game.game, key: sheet.key };
    if (await ask("DELETE /api/games/{game}/sheets/{key}", { parts })) again();
  };
  return (
    <main class="one sheets-page">
      <h1>{translator.text("sheets-title", { game: gameName(wordsOf(game.game), game.game) })}</h1>
      <a class="button ink main" href={hashOf("sheet", `${game.game}/`)} data-new-sheet>
        <span class="ink-name">{translator.text("sheets-new")}</span>
        <span class="ink-text">{translator.text("sheets-new-text")}</span>
      </a>
      <Bring game={game} onBrought={again} />
      <Section title={translator.text("sheets-own")}>
        {sheets && own.length === 0 && <p class="hint">{translator.text("sheets-own-none")}</p>}
        <ul class="sheet-list">
          {own.map((sheet) => (
            <li key={sheet.key}>
              <SheetRow game={game.game} sheet={sheet} />
              <Sure
                label={translator.text("sheets-delete")}
                icon="close"
                question={translator.text("sheets-delete-sure", { name: sheet.name })}
                yes={translator.text("sheets-delete-yes")}
                onYes={() => remove(sheet)}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={translator.text("sheets-ours")}>
        <p class="hint">{translator.text("sheets-ours-text")}</p>
        <ul class="sheet-list">
          {ours.map((sheet) => (
            <li key={sheet.key}>
              <SheetRow game={game.game} sheet={sheet} />
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}

function SheetRow({ game, sheet }: { game: string; sheet: SheetSeen }) {
  const { translator, key, tell } = useDesk();
  return (
    <>
      <span class="sheet-name" data-sheet={sheet.key}>
        {sheet.name}{" "}
        <span class="opponent-stars">
          <span class="spoken">{sheet.stars}</span>
          <span aria-hidden="true">{"★".repeat(sheet.stars)}</span>
        </span>
      </span>
      <a class="button" href={hashOf("sheet", `${game}/${sheet.key}`)}>
        {translator.text(sheet.ours ? "sheets-copy" : "sheets-edit")}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => saveSheet(game, sheet.key, key).catch(tell)}
        data-export={sheet.key}
      >
        <span class="with-icon">
          <Icon name="out" /> {translator.text("sheets-export")}
        </span>
      </button>
    </>
  );
}

function Bring({ game, onBrought }: { game: GameSeen; onBrought: () => void }) {
  const { translator, key, tell, wordsOf } = useDesk();
  const [wrong, say] = useState("");
  const bring = async (event: TargetedEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    if (!file) return;
    say("");
    tell(null);
    try {
      await bringSheet(game.game, file, key);
      onBrought();
    } catch (error) {
      say(wordsOf(game.game).reason(reasonOf(error)));
    }
  };
  return (
    <>
      <p class="row">
        <label class="button file">
          {translator.text("sheets-bring")}
          <input
            type="file"
            class="spoken"
            accept=".toml,application/toml,text/plain"
            onChange={bring}
          />
        </label>
      </p>
      {wrong && (
        <p class="refusal" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
