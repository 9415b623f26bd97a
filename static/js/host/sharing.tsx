/** Who may look on: screens, watchers, panels. A key is shown once and kept nowhere. */
import { useState } from "preact/hooks";
import type { GivenKey, TableSeen } from "../../wire/protocol.d.ts";
import { Icon } from "../parts/icon.tsx";
import { Fold, Sure } from "./bar.tsx";
import { useDesk } from "./desk.ts";
import { ScreenSheet } from "./screens.tsx";

export function Sharing({ seen }: { seen: TableSeen }) {
  const { translator, ask } = useDesk();
  const [letting, letIn] = useState<"" | "table" | "panel">("");
  const [given, show] = useState<GivenKey | null>(null);
  if (seen.ended) return null;
  const give = async (kind: "watcher" | "panel") => {
    const made = await ask("POST /api/tables/{name}/keys", {
      parts: { name: seen.table },
      body: { kind },
    });
    if (made) show(made.said);
  };
  return (
    <Fold title={translator.text("host-sharing")} icon="eye">
      {seen.code && seen.started && (
        <p>
          {translator.text("host-join-late")} <b class="table-name">{seen.code}</b>
        </p>
      )}
      <div class="stack">
        <button type="button" class="button" onClick={() => letIn("table")}>
          {translator.text("host-screen")}
        </button>
        <button type="button" class="button" onClick={() => letIn("panel")} data-let-in="panel">
          {translator.text("host-panel-in")}
        </button>
        <button type="button" class="button" onClick={() => give("watcher")} data-give="watcher">
          {translator.text("host-watcher")}
        </button>
        <button type="button" class="button" onClick={() => give("panel")} data-give="panel">
          {translator.text("host-panel")}
        </button>
      </div>
      {given && <ShownOnce given={given} origin={originOf(seen)} />}
      <Panels seen={seen} />
      {letting && <ScreenSheet tables={[seen]} kind={letting} onClose={() => letIn("")} />}
    </Fold>
  );
}

/** How many keys panels have, and all of them taken back. */
function Panels({ seen }: { seen: TableSeen }) {
  const { translator, ask } = useDesk();
  if (!seen.panels) return null;
  const shutOut = () =>
    ask("DELETE /api/tables/{name}/keys/panel", { parts: { name: seen.table } });
  return (
    <>
      <p class="hint" data-panels={seen.panels}>
        {translator.text("host-panels", { count: seen.panels })}
      </p>
      <Sure
        label={translator.text("host-panels-out")}
        question={translator.text("host-panels-out-text")}
        yes={translator.text("host-panels-out")}
        onYes={shutOut}
      />
    </>
  );
}

/** The address that other devices know the hub by, which may not be the one used here. */
export function originOf(seen: TableSeen) {
  return seen.link ? new URL(seen.link).origin : location.origin;
}

function ShownOnce({ given, origin }: { given: GivenKey; origin: string }) {
  const { translator } = useDesk();
  const isWatcher = given.kind === "watcher";
  const link = `${origin}/watch/${given.table}#${given.key}`;
  return (
    <div class="shown-once" role="status">
      <p>
        <Icon name="lock" /> {translator.text(isWatcher ? "host-watcher-text" : "host-panel-text")}
      </p>
      <p class="address">{isWatcher ? <a href={link}>{link}</a> : <code>{given.key}</code>}</p>
    </div>
  );
}
