/**
 * All that can be begun, laid out as boxes: a lid for each game, the first the largest, and beside
 * them a tournament and a table that plays itself. One tap on a lid, and its game is chosen.
 */
import type { ComponentChildren } from "preact";
import type { GameSeen, TableSeen } from "../../wire/protocol.d.ts";
import type { Cover } from "../core/cover.ts";
import { coverOf } from "../core/cover.ts";
import { ORGANISER } from "../core/face.ts";
import { isForOne } from "./alone.tsx";
import { gameName, useDesk } from "./desk.ts";
import { howMany } from "./new-table.tsx";
import { plainCover, WATCHED } from "./plain-cover.tsx";
import { hashOf } from "./route.ts";
import { isShow, stateOf } from "./state.ts";

interface LidsProps {
  tables: readonly TableSeen[];
  children?: ComponentChildren;
}

/** @param props the tables there are, and what else stands beside the boxes */
export function Lids({ tables, children }: LidsProps) {
  const { translator, games } = useDesk();
  return (
    <div class="shelf-room">
      <h2>{translator.text("host-games")}</h2>
      <ul class="first-choices lids">
        {games.map((game, at) => (
          <li key={game.game}>
            <GameLid game={game} isFirst={at === 0} />
          </li>
        ))}
        <li>
          <a class="lid" href={hashOf("tournament")} style={dyed(ORGANISER)} data-tournament>
            <Printed
              cover={coverOf(ORGANISER)}
              name={translator.text("host-cup")}
              text={translator.text("host-cup-text")}
            />
          </a>
        </li>
        <Watched tables={tables} />
      </ul>
      {children}
    </div>
  );
}

/** The colours of a lid. */
function dyed(game: string) {
  const { ground, ink } = coverOf(game) ?? plainCover;
  return { "--lid": ground, "--lid-ink": ink };
}

interface PrintedProps {
  cover: Cover | undefined;
  name: string;
  text?: string;
  children?: ComponentChildren;
}

/** What is seen on a lid. */
function Printed({ cover, name, text = "", children }: PrintedProps) {
  const { Picture } = cover ?? plainCover;
  return (
    <>
      <span class="lid-picture">
        <Picture />
      </span>
      <span class="lid-label">
        <span class="lid-name">{name}</span> {text && <span class="lid-text">{text}</span>}
        {children}
      </span>
    </>
  );
}

/** @param props of the first one it is said that a tap opens a table: the others follow */
function GameLid({ game, isFirst }: { game: GameSeen; isFirst: boolean }) {
  const { translator, wordsOf } = useDesk();
  const key = game.game;
  const name = gameName(wordsOf(key), key);
  if (isForOne(game)) {
    return (
      <a class="lid" href={hashOf("alone", key)} style={dyed(key)} data-alone={key}>
        <Printed cover={coverOf(key)} name={name} text={translator.text("host-alone")} />
      </a>
    );
  }
  return (
    <a
      class={isFirst ? "lid first" : "lid"}
      href={hashOf("new", key)}
      style={dyed(key)}
      data-game={key}
    >
      <Printed cover={coverOf(key)} name={name} text={howMany(translator, game)}>
        {isFirst && <span class="lid-new">{translator.text("host-new")}</span>}
      </Printed>
    </a>
  );
}

/** A table that plays itself: a button for each game that can. */
function Watched({ tables }: { tables: readonly TableSeen[] }) {
  const { translator, games, wordsOf } = useDesk();
  const watch = useWatching(tables);
  const shows = games.filter((game) => game.plays_itself);
  if (shows.length === 0) return null;
  return (
    <li>
      <div class="lid shows" style={{ "--lid": WATCHED.ground, "--lid-ink": WATCHED.ink }}>
        <Printed cover={WATCHED} name={translator.text("host-watch")}>
          <span class="lid-shows">
            {shows.map(({ game }) => (
              <button type="button" key={game} data-watch={game} onClick={() => watch(game)}>
                {gameName(wordsOf(game), game)}
              </button>
            ))}
          </span>
        </Printed>
      </div>
    </li>
  );
}

/** One show is enough: if there is one already, this browser becomes another screen of it. */
function useWatching(tables: readonly TableSeen[]) {
  const { ask } = useDesk();
  return async (game: string) => {
    const show = tables.find(
      (seen) => seen.game === game && isShow(seen) && stateOf(seen) === "playing",
    );
    const given = show
      ? await ask("POST /api/tables/{name}/keys", {
          parts: { name: show.table },
          body: { kind: "table" },
        })
      : await ask("POST /api/tables/watch", { body: { game } });
    if (given) location.href = `/watch/${given.said.table}#${given.said.key}`;
  };
}
