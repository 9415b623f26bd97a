/** What was put right at a table, in words: what, from what, to what. No drawing, no rule. */
import type { Change } from "../../wire/protocol.d.ts";
import type { Translator } from "../core/translator.ts";

/**
 * One number, or a character, that is another one now.
 * @param box the words of the game that is played
 * @param names the people at that table, by chair
 */
export function changeText(change: Change, box: Translator, names: readonly string[]) {
  const { of, key, seat, figure, was, now } = change;
  const person = (chair: number) => names[chair] ?? "";
  if (of === "turn") return `${person(was)} → ${person(now)}`;
  const whose = seat >= 0 ? person(seat) : "";
  if (of === "character") {
    return `${whose}: ${box.name("character", key)} → ${box.name("character", figure)}`;
  }
  const which = figure ? box.name("character", figure) : "";
  const what = box.name(of, key);
  return `${[whose, which].filter(Boolean).join(", ")}${whose ? ": " : ""}${what} ${was} → ${now}`;
}

/** What somebody did there, as its button says it. */
export function whatText(what: string, box: Translator, words: Translator) {
  const id = `desk-made-${what}`;
  return words.words.has(id) ? words.text(id) : box.name("offer", what);
}
