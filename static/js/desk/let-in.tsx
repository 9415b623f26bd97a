/** Letting a screen or a panel in: four letters that it shows, and what it shall show. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { tableName } from "../games/tournament/own.ts";
import { Icon } from "../parts/icon.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useDesk } from "./desk.ts";

const LETTERS = 4;

/** Letters as people type them. */
export function typed(text: string) {
  return text
    .replace(/[^a-z]/gi, "")
    .toUpperCase()
    .slice(0, LETTERS);
}

export function LetIn({ table: first, onClose }: { table: string; onClose: () => void }) {
  const { translator, refusal } = useTable();
  const { seen, ask } = useDesk();
  const tables = seen?.tables.filter((each) => !each.over) ?? [];
  const [letters, type] = useState("");
  const [table, choose] = useState(first);
  const [isPanel, panel] = useState(false);
  const [isIn, setIn] = useState(false);
  const letIn = async (event: Event) => {
    event.preventDefault();
    const kind = table === "" ? "hall" : isPanel ? "panel" : "table";
    const done = await ask("POST /api/tournaments/{name}/screens/{letters}", {
      parts: { letters },
      body: { table, kind },
    });
    setIn(done !== null);
    if (done) type("");
  };
  return (
    <Sheet
      title={translator.text("desk-screens")}
      close={translator.text("close")}
      onClose={onClose}
    >
      <form class="desk-form" onSubmit={letIn}>
        <p class="hint">
          {translator.text("desk-screens-text", { address: `${location.host}/tv` })}
        </p>
        <div class="desk-field">
          <label for="let-letters">{translator.text("desk-letters")}</label>
          <input
            id="let-letters"
            class="letters"
            type="text"
            autofocus
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxlength={8}
            value={letters}
            onInput={(event) => {
              event.currentTarget.value = typed(event.currentTarget.value);
              type(event.currentTarget.value);
              setIn(false);
            }}
          />
        </div>
        <div class="desk-field">
          <label for="let-table">{translator.text("desk-shows")}</label>
          <select
            id="let-table"
            class="text"
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="" selected={table === ""}>
              {translator.text("desk-hall")}
            </option>
            {tables.map((each) => (
              <option key={each.table} value={each.table} selected={each.table === table}>
                {tableName(translator, each.table)}
              </option>
            ))}
          </select>
        </div>
        {table !== "" && (
          <div class="pick" role="group" aria-label={translator.text("desk-device")}>
            {[false, true].map((each) => (
              <button
                type="button"
                key={each}
                class="pick-one"
                aria-pressed={each === isPanel ? "true" : "false"}
                onClick={() => panel(each)}
              >
                {translator.text(each ? "desk-panel" : "desk-screen")}
              </button>
            ))}
          </div>
        )}
        {refusal && (
          <p class="refusal" role="alert">
            {translator.reason(refusal)}
          </p>
        )}
        <p role="status">{isIn ? translator.text("desk-let-in-done") : ""}</p>
        <button type="submit" class="button main" disabled={letters.length !== LETTERS}>
          {translator.text("desk-let-in")}
        </button>
      </form>
      <OtherWindow key={table} table={table} />
    </Sheet>
  );
}

/** The same screen in another window of this machine: for a projector, or to look on. */
function OtherWindow({ table }: { table: string }) {
  const { translator } = useTable();
  const { ask } = useDesk();
  const [link, show] = useState("");
  const what = table ? "table" : "hall";
  const make = async () => {
    const body = { table, kind: what } as const;
    const made = await ask("POST /api/tournaments/{name}/keys", { body });
    if (made) show(`/watch/${encodeURIComponent(made.said.table)}#${made.said.key}`);
  };
  return (
    <section class="desk-section">
      <header>
        <h3>{translator.text("desk-window")}</h3>
      </header>
      <p class="hint">{translator.text(`desk-window-${what}`)}</p>
      {link ? (
        <button
          type="button"
          class="button main"
          data-open-window
          onClick={() => open(link, "_blank", "noopener")}
        >
          {translator.text("desk-window-open")}
        </button>
      ) : (
        <button type="button" class="button" data-window onClick={make}>
          <span class="with-icon">
            <Icon name="eye" /> {translator.text("desk-window-key")}
          </span>
        </button>
      )}
    </section>
  );
}
