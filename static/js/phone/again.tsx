/** Once more, for whoever plays alone and has opened the table from this very browser. */

import { useState } from "preact/hooks";
import { ask, reasonOf } from "../core/ask.ts";
import { read } from "../core/storage.ts";
import { useTable } from "../core/table.ts";

export function Again() {
  const { sight, translator, refuse } = useTable();
  const [isAsking, asking] = useState(false);
  const key = read("host") ?? "";
  if (!key || sight.people.length !== 1 || sight.ended) return null;
  const again = async () => {
    asking(true);
    try {
      // The page goes on by itself: the old table says where.
      const opened = await ask("POST /api/tables/{name}/again", {
        key,
        parts: { name: sight.table },
      });
      await ask("POST /api/tables/{name}/start", { key, parts: { name: opened.table } });
    } catch (error) {
      refuse(reasonOf(error));
      asking(false);
    }
  };
  return (
    <div class="row">
      <button type="button" class="button main tall" disabled={isAsking} onClick={again} data-again>
        {translator.text("again")}
      </button>
      <a class="button tall" href={`/host#/alone/${sight.game}`}>
        {translator.text("again-other")}
      </a>
    </div>
  );
}
