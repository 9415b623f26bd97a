/**
 * The panel in a browser: lamps to look at, buttons to click; the same messages as the one of wood.
 */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Reason } from "../../wire/protocol.d.ts";
import { useKeyedLink } from "../core/keyed-link.ts";
import { lastOfPath } from "../core/page.ts";
import { applyTheme } from "../core/preferences.ts";
import { keepKey } from "../core/storage.ts";
import { useTable, useWords } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { TableProvider } from "../parts/table-provider.tsx";
import { Lamp } from "./lamp.tsx";
import type { OnPress } from "./pressing.tsx";
import { Buttons, SeatButtons } from "./pressing.tsx";
import { lamps } from "./showing.ts";

function Panel() {
  const [table, go] = useState(lastOfPath);
  return <PanelOf key={table} table={table} onTable={go} />;
}

function PanelOf({ table, onTable }: { table: string; onTable: (table: string) => void }) {
  const words = useWords();
  const { link } = useKeyedLink("panel", table);
  /** The same key opens the table where it goes on. */
  const go = (next: string) => {
    if (!link) return;
    keepKey("panel", next, { key: link.key });
    history.replaceState(null, "", `/panel/${encodeURIComponent(next)}`);
    onTable(next);
  };
  if (link)
    return (
      <TableProvider link={link}>
        <Board onNext={go} />
      </TableProvider>
    );
  return (
    <main class="middle">
      <div class="enso" aria-hidden="true" />
      <h1>{words?.text("panel-no-key-title") ?? ""}</h1>
      <p>{words?.text("panel-no-key-text") ?? ""}</p>
      <p>
        <a class="button" href="/">
          {words?.text("gone-home") ?? ""}
        </a>
      </p>
    </main>
  );
}

function Board({ onNext }: { onNext: (table: string) => void }) {
  const { sight, translator, link } = useTable();
  const [refusal, refuse] = useState<{ count: number; why: Reason | null }>({
    count: 0,
    why: null,
  });
  useEffect(() => {
    if (sight.next) onNext(sight.next);
  }, [sight.next]);
  const press: OnPress = async (answer) => {
    const { ok, refusal: why } = await answer;
    refuse(({ count }) => (ok ? { count, why: null } : { count: count + 1, why: why ?? null }));
  };
  const shown = lamps(sight, link.state === "linked" ? "linked" : "alone");
  return (
    <main class="panel">
      <h1>{translator.text("panel-title", { table: sight.table })}</h1>
      <ul class="lamps" aria-label={translator.text("panel-lamps")}>
        <Seats shown={shown} onPress={press} />
        <Lamp place="deck" state={shown.deck ?? "off"} name={translator.text("panel-deck")} />
        <Lamp
          place="status"
          state={shown.status}
          name={translator.text("panel-status")}
          once={refusal.count}
        />
      </ul>
      <p class="panel-said" role="status">
        {refusal.why
          ? translator.text("panel-refused", { why: translator.reason(refusal.why) })
          : ""}
      </p>
      <Buttons onPress={press} />
    </main>
  );
}

function Seats({ shown, onPress }: { shown: Record<string, string>; onPress: OnPress }) {
  const { sight, translator } = useTable();
  const asked = sight.view?.asked.at(-1)?.seats ?? [];
  return (
    <>
      {sight.people
        .filter((person) => person.name)
        .map(({ seat, linked, is_bot: isBot }) => {
          const name = (
            <>
              <SeatBadge seat={seat} /> {translator.seat(seat)}
            </>
          );
          const answers = asked.includes(seat) && !linked && !isBot;
          return (
            <Lamp
              key={seat}
              place={`seat-${seat}`}
              state={shown[`seat-${seat}`] ?? "off"}
              name={name}
            >
              {answers && <SeatButtons seat={seat} onPress={onPress} />}
            </Lamp>
          );
        })}
    </>
  );
}

applyTheme();
const app = document.getElementById("app");
if (app) render(<Panel />, app);
