/** What this browser keeps: keys of seats and screens, and how one likes it. Never a role. */

/** @typedef {{key: string, game?: string, name?: string}} Kept */
/** @typedef {"seat" | "screen" | "watch" | "panel" | "desk"} Kind */

/** What the browser refuses to keep, as long as this page is open. @type {Map<string, string>} */
const here = new Map();

/** @param {string} name @returns {string | null} */
export function read(name) {
  const kept = here.get(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(`honor-hub.${name}`);
  } catch {
    return null; // A browser that keeps nothing still plays.
  }
}

/** @param {string} name @param {string | null} value */
export function keep(name, value) {
  here.delete(name);
  try {
    if (value === null) localStorage.removeItem(`honor-hub.${name}`);
    else localStorage.setItem(`honor-hub.${name}`, value);
  } catch {
    // Private windows may refuse; the page goes on with what it has in memory.
    if (value !== null) here.set(name, value);
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
