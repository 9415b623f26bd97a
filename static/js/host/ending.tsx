/** Closing a table for good, or deleting it; both ask first. */

import type { TableSeen } from "../../wire/protocol.d.ts";
import { Sure } from "./bar.tsx";
import { useDesk } from "./desk.ts";

export function EndTable({ seen }: { seen: TableSeen }) {
  const { telling, ask, go } = useDesk();
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
      {!seen.ended && (
        <Sure
          label={telling.text("host-end")}
          icon="out"
          question={telling.text("host-end-sure")}
          yes={telling.text("host-end-yes")}
          onYes={end}
        />
      )}
      <Sure
        label={telling.text("host-delete")}
        icon="close"
        question={telling.text("host-delete-sure")}
        yes={telling.text("host-delete-yes")}
        onYes={remove}
      />
    </div>
  );
}
