/**
 * A sight put together from the one before and what is different: see "Changes alone" in
 * docs/protocol.md.
 * What stayed the same is the same object as before.
 */

type Json = unknown;

/** What was told fits nothing that is here. */
export class Misfit extends Error {}

/** @param told a plain value, or what to do with the old one */
export function applied(old: Json, told: Json): Json {
  if (Array.isArray(told)) return told.length === 1 ? told[0] : listed(old, told);
  return isObject(told) ? merged(old, told) : told;
}

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function merged(old: Json, told: Record<string, Json>): Json {
  if (!isObject(old)) throw new Misfit();
  const now = { ...old };
  for (const [name, part] of Object.entries(told)) {
    if (Array.isArray(part) && part.length === 0) delete now[name];
    else now[name] = applied(old[name], part);
  }
  return now;
}

/** Each piece is `[element]`, `[from, to]` of the old ones, or `[index, what differs there]`. */
function listed(old: Json, [count, ...pieces]: Json[]): Json[] {
  if (!Array.isArray(old)) throw new Misfit();
  const now: Json[] = [];
  for (const piece of pieces as Json[][]) {
    const [at, to] = piece;
    if (piece.length === 1) now.push(at);
    else if (typeof to === "number") now.push(...old.slice(Number(at), to));
    else now.push(applied(old[Number(at)], to));
  }
  if (now.length !== count) throw new Misfit();
  return now;
}
