/** The chart of a table's night, asked for once; which lines of it are drawn is not known here. */

import { useEffect, useState } from "preact/hooks";
import type { Chart } from "../../wire/protocol.d.ts";
import { ask } from "./ask.ts";

/** Null until it is there, and for good where there is none: the night was no less fine. */
export function useChart({ table, key }: { table: string; key: string }): Chart | null {
  const [chart, set] = useState<Chart | null>(null);
  useEffect(() => {
    let current = true;
    ask("GET /api/tables/{name}/chart", { key, parts: { name: table } })
      .then((found) => current && set(found))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [table, key]);
  return chart;
}
