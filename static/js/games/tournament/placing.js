/** Where a phone belongs now: asked of the hub, never worked out here. */
import { ask } from "../../core/ask.js";
import { useEffect, useState } from "../../core/html.js";
import { keep, read } from "../../core/kept.js";
import { useTable } from "../../core/table.js";

/** A table opens a moment after its draw is told. */
const ASKS_AGAIN_AFTER = 2000;

/**
 * The name of one's table in the house; empty where there is none.
 *
 * @param {string} of @param {unknown} again asked anew when this changes @param {number} every and, if not 0, after so long while there is none
 */
export function usePlaced(of, again, every = 0) {
  const { link } = useTable();
  const [table, set] = useState("");
  useEffect(() => {
    let current = true;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
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

/** Goes to one's table by itself, once for each; after that only a tap does. @param {string} table */
export function useGoingThere(table) {
  const { go } = useTable();
  useEffect(() => {
    if (!table || read("went") === table) return;
    keep("went", table);
    go(`/play/${encodeURIComponent(table)}`);
  }, [table]);
}

/** While a table is being awaited. @param {boolean} isAwaited */
export function soon(isAwaited) {
  return isAwaited ? ASKS_AGAIN_AFTER : 0;
}
