/** Which rulings speak of a thing. No drawing. */
import type { Words } from "./words.ts";

/** The rulings that name it: found by the name itself, so nobody keeps a list. */
export function rulingsOn(words: Words, name: string): string[] {
  const letters = name
    .replace(/[★☆]/g, "")
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (!letters) return [];
  const named = new RegExp(`(^|[^\\p{L}])${letters}([^\\p{L}]|$)`, "iu");
  return words
    .ids("ruling-")
    .filter((id) => words.attribute(id, "title"))
    .filter((id) => named.test(words.text(id)) || named.test(words.attribute(id, "title") ?? ""));
}
