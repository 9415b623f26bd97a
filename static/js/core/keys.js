/**
 * A key that a link brings, and the one that is kept here: the new one is tried, and kept only after
 * it has opened something. One that opens nothing never takes a good one's place. Facts alone: nothing is kept or asked here.
 */

/** `brought` is on trial, empty if there is none; `isRefused`: none that is here opens anything. @typedef {{brought: string, kept: string, isRefused: boolean}} Keys */

/** Whether what stands behind the # is a key; a part of a page begins with a slash. @param {string} hash */
export function isKey(hash) {
  return hash.length > 1 && !hash.startsWith("#/");
}

/** @param {string} brought @param {string} kept @returns {Keys} */
export function onTrial(brought, kept) {
  return { brought: brought === kept ? "" : brought, kept, isRefused: false };
}

/** The one to use now. @param {Keys} keys */
export function keyOf({ brought, kept }) {
  return brought || kept;
}

/** It opened: it is the one that is kept. @param {Keys} keys @returns {Keys} */
export function opened(keys) {
  return { brought: "", kept: keyOf(keys), isRefused: false };
}

/** It opened nothing: back to the one before, if there was one. @param {Keys} keys @returns {Keys} */
export function refused(keys) {
  const isLast = keys.brought === "" || keys.kept === "";
  return isLast ? { ...keys, isRefused: true } : { ...keys, brought: "" };
}
