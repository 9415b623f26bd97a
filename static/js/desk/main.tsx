/** The referee's desk. Its key comes behind the # and is kept here, as a seat's is. */
import { render } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk as DeskOwn } from "../../wire/own/tournament.d.ts";
import type { Sight } from "../../wire/protocol.d.ts";
import { useKeyedLink } from "../core/keyed-link.ts";
import { lastOfPath } from "../core/page.ts";
import { applyTheme } from "../core/preferences.ts";
import { keepKey } from "../core/storage.ts";
import { useTable, useWords } from "../core/table.ts";
import { ownOf } from "../games/tournament/own.ts";
import { LanguagePick } from "../parts/language.tsx";
import { TableProvider } from "../parts/table-provider.tsx";
import { Room } from "./room.tsx";

/** A key that opens the tournament, but not as its referee, shows no desk. */
function deskOf(sight: Sight): DeskOwn | null {
  const own = ownOf(sight);
  return own?.type === "desk" ? own : null;
}

function isDesk(sight: Sight) {
  return deskOf(sight) !== null;
}

function Desk() {
  const table = lastOfPath();
  const { link, isRefused, wasKept } = useKeyedLink("desk", table, isDesk);
  useEffect(() => {
    if (isRefused && wasKept) keepKey("desk", table, null);
  }, [isRefused, wasKept]);
  if (!link || isRefused) return <NoKey wasRefused={isRefused} />;
  return (
    <TableProvider link={link}>
      <Sat />
    </TableProvider>
  );
}

function Sat() {
  const own = deskOf(useTable().sight);
  return own && <Room own={own} />;
}

function NoKey({ wasRefused = false }: { wasRefused?: boolean }) {
  const words = useWords("tournament");
  if (!words) return null;
  return (
    <main class="middle no-key">
      <div class="enso" aria-hidden="true" />
      <h1>{words.text(wasRefused ? "desk-key-old" : "desk-key-none")}</h1>
      <p>{words.text("desk-key-how")}</p>
      <p>
        <a class="button" href="/">
          {words.text("gone-home")}
        </a>
      </p>
      <LanguagePick words={words} />
    </main>
  );
}

applyTheme();
const app = document.getElementById("app");
if (app) render(<Desk />, app);
