/**
 * A key that a link brings, and the one that is kept here: the new one is tried, and kept only
 * after it has opened something. One that opens nothing never takes a good one's place. Facts
 * alone: nothing is kept or asked here.
 */

/** `brought` is on trial, empty if there is none; `isRefused`: none that is here opens anything. */
export interface Keys {
  brought: string;
  kept: string;
  isRefused: boolean;
}

/** Whether what stands behind the # is a key; a part of a page begins with a slash. */
export function isKey(hash: string) {
  return hash.length > 1 && !hash.startsWith("#/");
}

export function onTrial(brought: string, kept: string): Keys {
  return { brought: brought === kept ? "" : brought, kept, isRefused: false };
}

/** The one to use now. */
export function keyOf({ brought, kept }: Keys) {
  return brought || kept;
}

/** It opened: it is the one that is kept. */
export function opened(keys: Keys): Keys {
  return { brought: "", kept: keyOf(keys), isRefused: false };
}

/** It opened nothing: back to the one before, if there was one. */
export function refused(keys: Keys): Keys {
  const isLast = keys.brought === "" || keys.kept === "";
  return isLast ? { ...keys, isRefused: true } : { ...keys, brought: "" };
}
