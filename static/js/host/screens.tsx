/** Letting a screen see a table: four letters that it shows, and the table it shall show. */
import { useState } from "preact/hooks";
import type { TableSeen } from "../../wire/protocol.d.ts";
import { Sheet } from "../parts/sheet.tsx";
import { Trouble } from "./bar.tsx";
import { gameName, useAsked, useDesk } from "./desk.ts";
import { ScreensElsewhere } from "./screens-elsewhere.tsx";
import type { Show } from "./shows.ts";
import { hallShows, likely } from "./shows.ts";
import { useTournamentWords } from "./tournaments.tsx";

const LETTERS = 4;
const WORDS = {
  table: { title: "host-screen", text: "host-screen-text", done: "host-screen-in" },
  panel: { title: "host-panel-in", text: "host-panel-in-text", done: "host-panel-in-done" },
};

/** Letters as people type them. */
export function typed(text: string) {
  return text
    .replace(/[^a-z]/gi, "")
    .toUpperCase()
    .slice(0, LETTERS);
}

interface AnyScreenSheetProps {
  tables: readonly TableSeen[];
  onClose: () => void;
}

/** Tables of an evening, and the halls and tables of tournaments. */
export function AnyScreenSheet({ tables, onClose }: AnyScreenSheetProps) {
  const translator = useTournamentWords();
  const [all] = useAsked("GET /api/tournaments");
  if (!translator || !all) return null;
  return <ScreenSheet tables={tables} halls={hallShows(all, translator)} onClose={onClose} />;
}

interface ScreenSheetProps {
  tables: readonly TableSeen[];
  halls?: readonly Show[];
  kind?: "table" | "panel";
  onClose: () => void;
}

/** A screen, or with `kind` a panel of lamps and buttons. */
export function ScreenSheet({ tables, halls = [], kind = "table", onClose }: ScreenSheetProps) {
  const { translator, ask, wordsOf } = useDesk();
  const [letters, type] = useState("");
  const [picked, choose] = useState(() => likely(tables, halls));
  const [isIn, setIn] = useState(false);
  const shows = [
    ...tables.map(({ table, game }) => ({
      table,
      kind,
      name: table,
      about: gameName(wordsOf(game), game),
    })),
    ...halls,
  ];
  const show = shows.find(({ table }) => table === picked);
  const letIn = async (event: Event) => {
    event.preventDefault();
    if (!show) return;
    const done = await ask("POST /api/screens/{letters}", {
      parts: { letters },
      body: { table: show.table, kind: show.kind },
    });
    if (done) setIn(true);
  };
  const words = WORDS[kind];
  return (
    <Sheet title={translator.text(words.title)} close={translator.text("close")} onClose={onClose}>
      {isIn ? (
        <>
          <p role="status">{translator.text(words.done)}</p>
          <button type="button" class="button main" onClick={onClose}>
            {translator.text("understood")}
          </button>
        </>
      ) : (
        <form class="form" onSubmit={letIn}>
          <p class="hint">{translator.text(words.text, { address: `${location.host}/tv` })}</p>
          <input
            class="letters"
            type="text"
            autofocus
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxlength={8}
            aria-label={translator.text("host-screen-letters")}
            value={letters}
            onInput={(event) => {
              type(typed(event.currentTarget.value));
              event.currentTarget.value = typed(event.currentTarget.value);
            }}
          />
          <Trouble inside />
          <ShowPick shows={shows} picked={picked} onPick={choose} />
          {show?.kind === "table" && <ScreensElsewhere to={picked} onSent={() => setIn(true)} />}
          <button type="submit" class="button main" disabled={letters.length !== LETTERS || !show}>
            {translator.text("host-screen-yes")}
          </button>
        </form>
      )}
    </Sheet>
  );
}

interface ShowPickProps {
  shows: readonly Show[];
  picked: string;
  onPick: (table: string) => void;
}

function ShowPick({ shows, picked, onPick }: ShowPickProps) {
  const { translator } = useDesk();
  if (shows.length === 0) return <p class="hint">{translator.text("host-screen-no-table")}</p>;
  return (
    <fieldset class="option">
      <legend>{translator.text("host-screen-table")}</legend>
      <div class="option-choices">
        {shows.map((show) => (
          <label
            key={show.table}
            class={show.table === picked ? "option-choice on" : "option-choice"}
          >
            <input
              type="radio"
              class="spoken"
              name="table"
              value={show.table}
              checked={show.table === picked}
              onChange={() => onPick(show.table)}
            />
            <span class="option-name">{show.name}</span>
            <span class="option-text">{show.about}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
