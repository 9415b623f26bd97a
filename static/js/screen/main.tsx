/** The table screen and the watcher's page: which of them goes by the address. */
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useKeyedLink } from "../core/keyed-link.ts";
import type { Link } from "../core/link.ts";
import { lastOfPath } from "../core/page.ts";
import { applyTheme, currentPreferences, preferUnlessChosen } from "../core/preferences.ts";
import { keepKey, keptKey, read } from "../core/storage.ts";
import { useLink, useWords } from "../core/table.ts";
import { TableProvider } from "../parts/table-provider.tsx";
import { Letters } from "./letters.tsx";
import { wakeSound } from "./sound.ts";
import { isSoundWanted, SoundAsk } from "./sound-ask.tsx";
import { isClosed, TableScreen } from "./table-screen.tsx";

export interface Where {
  table: string;
  key: string;
}

/** An old page cannot speak with a new hub; a screen has nobody to load it again. */
const LOADS_AGAIN_AFTER = 8000;

/** The table that this screen showed last. */
function lastShown(): Where | null {
  const table = read("screen.last") ?? "";
  const found = table ? keptKey("screen", table) : null;
  return found && { table, key: found.key };
}

/** A kiosk says by its address that it may sound by itself. */
const SOUNDS_BY_ITSELF = "sound=on";
const SOUND_WAKES_IN = 800;

/** A TV is dark by itself, in an evening's room, and a kiosk sounds; a choice made here stays. */
function prefersAsTv() {
  const isKiosk = location.search.slice(1).split("&").includes(SOUNDS_BY_ITSELF);
  preferUnlessChosen(isKiosk ? { theme: "dark", sound: true } : { theme: "dark" });
  if (isKiosk && currentPreferences().sound) wakeSound();
}

function Tv() {
  const [where, set] = useState(lastShown);
  const [asks, ask] = useState(false);
  // Sound that may start by itself needs a moment to do so.
  const wonder = () => setTimeout(() => ask(isSoundWanted()), SOUND_WAKES_IN);
  useEffect(() => {
    const soon = where && currentPreferences().sound ? wonder() : undefined;
    return () => clearTimeout(soon);
  }, []);
  const go = (next: Where | null) => {
    if (where && where.table !== next?.table) keepKey("screen", where.table, null);
    if (next) keepKey("screen", next.table, { key: next.key });
    set(next);
  };
  const pair = (paired: Where) => {
    go(paired);
    wonder();
  };
  if (!where) return <Letters onKey={pair} />;
  return (
    <>
      <Watched key={where.table} where={where} onNext={go} onLeave={() => go(null)} />
      {asks && <SoundAsk onDone={() => ask(false)} />}
    </>
  );
}

function Watch() {
  const [table, go] = useState(lastOfPath);
  return <WatchOf key={table} table={table} onTable={go} />;
}

function WatchOf({ table, onTable }: { table: string; onTable: (table: string) => void }) {
  const words = useWords();
  const { link } = useKeyedLink("watch", table);
  const go = (next: Where) => {
    keepKey("watch", next.table, { key: next.key });
    history.replaceState(null, "", `/watch/${encodeURIComponent(next.table)}${location.search}`);
    onTable(next.table);
  };
  if (link) return <Shown link={link} onNext={go} />;
  return (
    <main class="middle">
      <div class="enso" aria-hidden="true" />
      <h1>{words?.text("screen-no-key-title") ?? ""}</h1>
      <p>{words?.text("screen-no-key-text") ?? ""}</p>
      <p>
        <a class="button" href="/">
          {words?.text("gone-home") ?? ""}
        </a>
      </p>
    </main>
  );
}

interface WatchedProps {
  where: Where;
  onNext: (where: Where) => void;
  onLeave?: () => void;
}

function Watched({ where, onNext, onLeave = undefined }: WatchedProps) {
  const link = useLink(where);
  return link && <Shown link={link} onNext={onNext} onLeave={onLeave} />;
}

interface ShownProps {
  link: Link;
  onNext: (where: Where) => void;
  onLeave?: () => void;
}

function Shown({ link, onNext, onLeave = undefined }: ShownProps) {
  const wasOpen = useRef(false);
  const why = link.state === "gone" ? link.why : "";
  const sight = link.sight;
  useEffect(() => {
    // The end stays to be read; whoever loads the page after it wants another table.
    if (sight && isClosed(sight) && !wasOpen.current) onLeave?.();
    wasOpen.current = sight !== null;
  }, [sight]);
  useEffect(() => {
    // The host sent it to another table, or it is let in anew.
    if (link.next) next(link.next);
    else if (why && why !== "wrong-protocol") onLeave?.();
    const again =
      why === "wrong-protocol" && setTimeout(() => location.reload(), LOADS_AGAIN_AFTER);
    return () => void (again && clearTimeout(again));
  }, [why]);
  /** The same key opens the table where it goes on. */
  const next = (table: string) => onNext({ table, key: link.key });
  return (
    <TableProvider link={link}>
      <TableScreen onNext={next} onLeave={onLeave} />
    </TableProvider>
  );
}

function Screen() {
  if (location.pathname.startsWith("/watch/")) return <Watch />;
  return <Tv />;
}

if (!location.pathname.startsWith("/watch/")) prefersAsTv();
applyTheme();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wakeSound);
const app = document.getElementById("app");
if (app) render(<Screen />, app);
