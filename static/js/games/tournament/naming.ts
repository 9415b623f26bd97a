/** Says of a tournament's tables and players what people call them. */

import type { Param, Telling } from "../../core/telling.ts";
import { tableName } from "./own.ts";

/** The same words, which know more. */
export function naming(telling: Telling): Telling {
  const { word, choice, field } = telling;
  return Object.assign(telling, {
    /** A phone need not know the whole field. */
    seat: (seat: number) => telling.names[seat] || telling.text("t-somebody"),
    word: (name: string, value: Param) => {
      if (name === "table" && typeof value === "string")
        return { table: value && tableName(telling, value) };
      if (name === "field") return { field: telling.field(String(value)) };
      return word.call(telling, name, value);
    },
    /** A column of the score sheet has one name for all its chairs. */
    field: (name: string) =>
      field.call(telling, telling.words.has(`field-${name}`) ? name : name.replace(/-\d+$/, "")),
    choice: (of: string, value: string | number) =>
      of === "table" ? tableName(telling, String(value)) : choice.call(telling, of, value),
  });
}
