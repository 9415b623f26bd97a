/** How long the longest word of a name is: it decides how large the name can be drawn. */

/** A word of more letters than this is rather broken than set in type nobody can read. */
const MOST = 12;

/** For a style that makes a name's letters as large as its longest word has room for. */
export function sizedByLetters(name: string) {
  return { "--letters": String(Math.min(lettersOf(name), MOST)) };
}

export function lettersOf(name: string) {
  return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}
