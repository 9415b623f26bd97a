/** Which rulings speak of a thing. No drawing. */

/**
 * The rulings that name it: found by the name itself, so nobody keeps a list.
 *
 * @param {import("./words.js").Words} words
 * @param {string} name
 * @returns {string[]}
 */
export function rulingsOn(words, name) {
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
