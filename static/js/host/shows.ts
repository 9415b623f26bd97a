/** What a screen that is let in can show. No drawing. */
import type { TableSeen, TournamentSeen } from "../../wire/protocol.d.ts";
import type { Translator } from "../core/translator.ts";

/** Something a screen can show. */
export interface Show {
  table: string;
  kind: "table" | "panel" | "hall";
  name: string;
  about: string;
}

/** The one table that goes on, if it is one, or else the one hall. */
export function likely(tables: readonly TableSeen[], halls: readonly Show[] = []) {
  const alive = tables.length === 1 ? tables : tables.filter((seen) => !seen.over);
  if (alive.length === 1) return alive[0].table;
  const [hall, ...others] = halls;
  return alive.length === 0 && hall && others.length === 0 ? hall.table : "";
}

/** What hangs in a hall; a tournament's tables are its referee's to show. */
export function hallShows(all: readonly TournamentSeen[], translator: Translator): Show[] {
  const name = translator.text("host-show-hall");
  return all.map(({ table, code }) => ({ table, kind: "hall", name, about: code }));
}
