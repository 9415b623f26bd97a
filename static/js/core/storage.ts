/** What this browser keeps: keys of seats and screens, and how one likes it. Never a role. */

interface Kept {
  key: string;
  game?: string;
  name?: string;
}

export type Kind = "seat" | "screen" | "watch" | "panel" | "desk";

/** What the browser refuses to keep, as long as this page is open. */
const here: Map<string, string> = new Map();

export function read(name: string): string | null {
  const kept = here.get(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(`honor-hub.${name}`);
  } catch {
    return null; // A browser that keeps nothing still plays.
  }
}

export function keep(name: string, value: string | null) {
  here.delete(name);
  try {
    if (value === null) localStorage.removeItem(`honor-hub.${name}`);
    else localStorage.setItem(`honor-hub.${name}`, value);
  } catch {
    // Private windows may refuse; the page goes on with what it has in memory.
    if (value !== null) here.set(name, value);
  }
}

export function keptKey(kind: Kind, table: string): Kept | null {
  try {
    const kept = JSON.parse(read(`${kind}.${table}`) ?? "null");
    return kept && typeof kept.key === "string" ? kept : null;
  } catch {
    return null;
  }
}

export function keepKey(kind: Kind, table: string, kept: Kept | null) {
  keep(`${kind}.${table}`, kept && JSON.stringify(kept));
  if (kept) keep(`${kind}.last`, table);
}

/**
 * The table that one of several tables in a house of their own belongs to; itself for all others.
 */
export function homeOf(table: string) {
  return table.split(".")[0];
}
