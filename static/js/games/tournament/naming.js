/** Says of a tournament's tables and players what people call them. */
import { tableName } from "./own.js";

/** @typedef {import("../../core/telling.js").Telling} Telling */

/** The same words, which know more. @param {Telling} telling @returns {Telling} */
export function naming(telling) {
  const { word, choice } = telling;
  return Object.assign(telling, {
    /** A phone need not know the whole field. @param {number} seat */
    seat: (seat) => telling.names[seat] || telling.text("t-somebody"),
    /** @param {string} name @param {import("../../core/telling.js").Param} value */
    word: (name, value) =>
      name === "table" && typeof value === "string"
        ? { table: value && tableName(telling, value) }
        : word.call(telling, name, value),
    /** @param {string} of @param {string | number} value */
    choice: (of, value) =>
      of === "table" ? tableName(telling, String(value)) : choice.call(telling, of, value),
  });
}
