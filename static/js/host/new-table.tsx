/** A new table on one page: which game, at which level, how it is played; then it is opened. */
import { useState } from "preact/hooks";
import type { GameSeen } from "../../wire/protocol.d.ts";
import type { Translator } from "../core/translator.ts";
import { isForOne } from "./alone.tsx";
import { gameName, useDesk } from "./desk.ts";
import type { Options } from "./options.ts";
import { sent } from "./options.ts";
import { OptionsForm } from "./options-form.tsx";
import { LittleRing } from "./table-card.tsx";

/** @param props the game, if it is known already */
export function NewTable({ name }: { name: string }) {
  const { translator, wordsOf, ask, go } = useDesk();
  const games = useDesk().games.filter((each) => !isForOne(each));
  const [game, play] = useState(games.find((each) => each.game === name) ?? games[0]);
  const [options, choose] = useState<Options>({});
  const [isOpening, opening] = useState(false);
  const open = async () => {
    opening(true);
    const body = { game: game.game, options: sent(options, game.most) };
    const opened = await ask("POST /api/tables", { body });
    opening(false);
    if (!opened) return;
    go("table", opened.said.table);
  };
  return (
    <main class="two new-table">
      <div class="column">
        <h1>{translator.text("host-new")}</h1>
        {games.length === 1 ? (
          <p class="hint only-game">
            {gameName(wordsOf(game.game), game.game)} · {howMany(translator, game)}
          </p>
        ) : (
          <GamePick
            games={games}
            game={game}
            onPick={(picked) => {
              play(picked);
              choose({});
            }}
          />
        )}
        <OptionsForm key={game.game} game={game} options={options} onChange={choose} />
      </div>
      <aside class="column beside">
        <EmptyTable game={game} />
        <button type="button" class="button ink main" disabled={isOpening} onClick={open}>
          <span class="ink-name">{translator.text("host-open")}</span>
          <span class="ink-text">{translator.text("host-open-text")}</span>
        </button>
      </aside>
    </main>
  );
}

/** For how many a game is. */
export function howMany(translator: Translator, { least, most }: GameSeen) {
  if (least === most) return translator.text("host-players-just", { count: most });
  return translator.text("host-players", { low: least, high: most });
}

interface GamePickProps {
  games: readonly GameSeen[];
  game: GameSeen;
  onPick: (game: GameSeen) => void;
}

function GamePick({ games, game, onPick }: GamePickProps) {
  const { translator, wordsOf } = useDesk();
  return (
    <fieldset class="option tall">
      <legend>{translator.text("host-game")}</legend>
      <div class="option-choices">
        {games.map((each) => (
          <label key={each.game} class={each === game ? "option-choice on" : "option-choice"}>
            <input
              type="radio"
              class="spoken"
              name="game"
              value={each.game}
              checked={each === game}
              onChange={() => onPick(each)}
            />
            <span class="option-name">{gameName(wordsOf(each.game), each.game)}</span>
            <span class="option-text">{howMany(translator, each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function EmptyTable({ game }: { game: GameSeen }) {
  const { translator, wordsOf } = useDesk();
  const seats = Array.from({ length: game.most }, (_, seat) => ({ seat, name: "", free: true }));
  return (
    <div class="empty-table">
      <LittleRing seats={seats} big>
        <span class="ring-title">{gameName(wordsOf(game.game), game.game)}</span>
        <span class="hint">{howMany(translator, game)}</span>
      </LittleRing>
    </div>
  );
}
