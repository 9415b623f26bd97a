/** Says of a tournament's tables what people call them. */
import { Telling } from "../../core/telling.js";
import { tableName } from "./own.js";

export class Naming extends Telling {
  /** A phone need not know the whole field. @override @param {number} seat */
  seat(seat) {
    return this.names[seat] || this.text("t-somebody");
  }

  /** @override @param {string} name @param {import("../../core/telling.js").Param} value */
  word(name, value) {
    if (name === "table" && typeof value === "string")
      return { table: value && tableName(this, value) };
    return super.word(name, value);
  }

  /** @override @param {string} of @param {string | number} value */
  choice(of, value) {
    return of === "table" ? tableName(this, String(value)) : super.choice(of, value);
  }
}
