/** What a screen that is let in can show. No drawing. */
/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").TournamentSeen} TournamentSeen */
/** Something a screen can show. @typedef {{table: string, kind: "table" | "panel" | "hall", name: string, about: string}} Show */

/** The one table that goes on, if it is one, or else the one hall. @param {readonly TableSeen[]} tables @param {readonly Show[]} halls */
export function likely(tables, halls = []) {
  const alive = tables.length === 1 ? tables : tables.filter((seen) => !seen.over);
  if (alive.length === 1) return alive[0].table;
  const [hall, ...others] = halls;
  return alive.length === 0 && hall && others.length === 0 ? hall.table : "";
}

/** What hangs in a hall; a tournament's tables are its referee's to show. @param {readonly TournamentSeen[]} all @param {import("../core/telling.js").Telling} telling @returns {Show[]} */
export function hallShows(all, telling) {
  const name = telling.text("host-show-hall");
  return all.map(({ table, code }) => ({ table, kind: "hall", name, about: code }));
}
