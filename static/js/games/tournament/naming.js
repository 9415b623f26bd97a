/** Says of a tournament's tables and players what people call them. */
import { tableName } from "./own.js";

/** @typedef {import("../../core/telling.js").Telling} Telling */

/** The same words, which know more. @param {Telling} telling @returns {Telling} */
export function naming(telling) {
  const { word, choice, field } = telling;
  return Object.assign(telling, {
    /** A phone need not know the whole field. @param {number} seat */
    seat: (seat) => telling.names[seat] || telling.text("t-somebody"),
    /** @param {string} name @param {import("../../core/telling.js").Param} value */
    word: (name, value) => {
      if (name === "table" && typeof value === "string")
        return { table: value && tableName(telling, value) };
      if (name === "field") return { field: telling.field(String(value)) };
      return word.call(telling, name, value);
    },
    /** A column of the score sheet has one name for all its chairs. @param {string} name */
    field: (name) =>
      field.call(telling, telling.words.has(`field-${name}`) ? name : name.replace(/-\d+$/, "")),
    /** @param {string} of @param {string | number} value */
    choice: (of, value) =>
      of === "table" ? tableName(telling, String(value)) : choice.call(telling, of, value),
  });
}
