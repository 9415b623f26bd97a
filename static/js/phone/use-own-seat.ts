/** Asking for a change of one's own seat, before the start. */
import type { Routes } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { useTable } from "../core/table.ts";

type OwnRoute =
  | "POST /api/tables/{name}/seat"
  | "DELETE /api/tables/{name}/seat"
  | "POST /api/tables/{name}/name"
  | "POST /api/tables/{name}/not-me";

/** Asks with the seat's own key; whether it was done, and why not where the thumb is. */
export function useOwnSeat() {
  const { link, refuse } = useTable();
  return async <R extends OwnRoute>(route: R, body: Routes[R]["asks"] = null) => {
    try {
      await ask(route, { key: link.key, parts: { name: link.table }, body });
      refuse(null);
      return true;
    } catch (error) {
      refuse(reasonOf(error));
      return false;
    }
  };
}
