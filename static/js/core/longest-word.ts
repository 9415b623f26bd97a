/** How long the longest word of a name is: it decides how large the name can be drawn. */

export function lettersOf(name: string) {
  return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}
