/** What this browser keeps: keys of seats and screens, and how one likes it. Never a role. */

/** @typedef {{key: string, game?: string, name?: string}} Kept */
/** @typedef {"seat" | "screen" | "watch" | "panel" | "desk"} Kind */

/** @param {string} name @returns {string | null} */
export function read(name) {
  try {
    return localStorage.getItem(`honor-hub.${name}`);
  } catch {
    return null; // A browser that keeps nothing still plays.
  }
}

/** @param {string} name @param {string | null} value */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(`honor-hub.${name}`);
    else localStorage.setItem(`honor-hub.${name}`, value);
  } catch {
    // Private windows may refuse; the page goes on with what it has in memory.
  }
}

/** @param {Kind} kind @param {string} table @returns {Kept | null} */
export function keptKey(kind, table) {
  try {
    const kept = JSON.parse(read(`${kind}.${table}`) ?? "null");
    return kept && typeof kept.key === "string" ? kept : null;
  } catch {
    return null;
  }
}

/** @param {Kind} kind @param {string} table @param {Kept | null} kept */
export function keepKey(kind, table, kept) {
  keep(`${kind}.${table}`, kept && JSON.stringify(kept));
  if (kept) keep(`${kind}.last`, table);
}

/** The table that one of several tables in a house of their own belongs to; itself for all others. @param {string} table */
export function homeOf(table) {
  return table.split(".")[0];
}
