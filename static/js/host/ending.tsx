/** Closing a table for good, or deleting it; both ask first. */

import type { ComponentChildren } from "preact";
import type { TableSeen } from "../../wire/protocol.d.ts";
import { Sure } from "./bar.tsx";
import { useDesk } from "./desk.ts";

interface EndTableProps {
  seen: TableSeen;
  /** What ends the game and keeps the table comes before. */
  children?: ComponentChildren;
}

export function EndTable({ seen, children }: EndTableProps) {
  const { translator, ask, go } = useDesk();
  const parts = { name: seen.table };
  const end = async () => {
    if (!(await ask("POST /api/tables/{name}/end", { parts }))) return;
    if (!seen.over) go("home");
  };
  const remove = async () => {
    if (!(await ask("DELETE /api/tables/{name}", { parts }))) return;
    go(seen.ended ? "nights" : "home");
  };
  return (
    <div class="row ending">
      {children}
      {!seen.ended && (
        <Sure
          label={translator.text("host-end")}
          icon="out"
          question={translator.text("host-end-sure")}
          yes={translator.text("host-end-yes")}
          onYes={end}
        />
      )}
      <Sure
        label={translator.text("host-delete")}
        icon="close"
        question={translator.text("host-delete-sure")}
        yes={translator.text("host-delete-yes")}
        onYes={remove}
      />
    </div>
  );
}
