/** How a table is to be played, as far as this browser knows: kept from when it was opened here. */
import { keep, read } from "../core/kept.js";

/** @typedef {import("./options.js").Options} Options */
/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */

/** @param {string} table @param {Options | null} options */
export function keepWishes(table, options) {
  keep(`host.options.${table}`, options && JSON.stringify(options));
}

/** The hub tells only the level; the rest is what was chosen here. @param {TableSeen} seen @returns {Options} */
export function wishesFor(seen) {
  try {
    const kept = JSON.parse(read(`host.options.${seen.table}`) ?? "null");
    return { ...(kept && typeof kept === "object" ? kept : {}), level: seen.level };
  } catch {
    return { level: seen.level };
  }
}
