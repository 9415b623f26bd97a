/** Where a phone belongs now: asked of the hub, never worked out here. */

import { useEffect, useState } from "preact/hooks";
import { ask } from "../../core/ask.ts";
import { keep, read } from "../../core/storage.ts";
import { useTable } from "../../core/table.ts";

/** A table opens a moment after its draw is told. */
const ASKS_AGAIN_AFTER = 2000;

/**
 * The name of one's table in the house; empty where there is none.
 * @param again asked anew when this changes
 * @param every and, if not 0, after so long while there is none
 */
export function usePlaced(of: string, again: unknown, every = 0) {
  const { link } = useTable();
  const [table, set] = useState("");
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const parts = { name: of };
      const said = await ask("GET /api/tournaments/{name}/seat", { key: link.key, parts }).catch(
        () => null,
      );
      if (!current) return;
      if (said) set(said.table);
      if (every && !said?.table) timer = setTimeout(look, every);
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [of, again, every, link.key]);
  return table;
}

/** Whoever has said that they sit there goes on by a tap alone. */
export function hasSat(table: string) {
  return read("went") === table;
}

/** Off to one's table; this phone remembers that its player sits there. */
export function useSitting() {
  const { go } = useTable();
  return (table: string) => {
    keep("went", table);
    go(`/play/${encodeURIComponent(table)}`);
  };
}

/**
 * Goes to a duel by itself, once for each: there is no chair to be found.
 * @param table empty where there is none
 */
export function useGoingThere(table: string) {
  const sit = useSitting();
  useEffect(() => {
    if (table && !hasSat(table)) sit(table);
  }, [table]);
}

/** While a table is being awaited. */
export function soon(isAwaited: boolean) {
  return isAwaited ? ASKS_AGAIN_AFTER : 0;
}
