/**
 * What is printed on the cards besides their names: a weapon's reach and wounds, and what sort a
 * card is. Only to be drawn; a test holds it against the rules, and nothing is decided by it.
 */

export const NUMBERS: Readonly<Record<string, readonly [reach: number, wounds: number]>> = {
  bo: [2, 1],
  bokken: [1, 1],
  daikyu: [5, 2],
  kanabo: [3, 2],
  katana: [2, 3],
  kiseru: [1, 2],
  kusarigama: [2, 2],
  nagayari: [4, 2],
  naginata: [4, 1],
  nodachi: [3, 3],
  shuriken: [3, 1],
  tanegashima: [5, 1],
  wakizashi: [1, 3],
};

export const PROPERTIES: readonly string[] = ["focus", "armor", "fast-draw", "bushido"];

export const ACTIONS: readonly string[] = [
  "parry",
  "geisha",
  "diversion",
  "battle-cry",
  "jujutsu",
  "tea-ceremony",
  "breathing",
  "daimyo",
];

/** Empty for what is no card of the box. */
export function sortOf(code: string): "weapon" | "property" | "action" | "" {
  if (code in NUMBERS) return "weapon";
  if (PROPERTIES.includes(code)) return "property";
  return ACTIONS.includes(code) ? "action" : "";
}
