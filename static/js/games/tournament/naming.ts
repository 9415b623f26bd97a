/** Says of a tournament's tables and players what people call them. */

import type { Param, Translator } from "../../core/translator.ts";
import { tableName } from "./own.ts";

/** The same words, which know more. */
export function naming(translator: Translator): Translator {
  const { word, choice, field } = translator;
  return Object.assign(translator, {
    /** A phone need not know the whole field. */
    seat: (seat: number) => translator.names[seat] || translator.text("t-somebody"),
    word: (name: string, value: Param) => {
      if (name === "table" && typeof value === "string")
        return { table: value && tableName(translator, value) };
      if (name === "field") return { field: translator.field(String(value)) };
      return word.call(translator, name, value);
    },
    /** A column of the score sheet has one name for all its chairs. */
    field: (name: string) =>
      field.call(
        translator,
        translator.words.has(`field-${name}`) ? name : name.replace(/-\d+$/, ""),
      ),
    choice: (of: string, value: string | number) =>
      of === "table" ? tableName(translator, String(value)) : choice.call(translator, of, value),
  });
}
