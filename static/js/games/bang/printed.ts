/**
 * What is printed on the cards besides their names: a weapon's strength, and which cards stay in
 * play. Only to be drawn; a test holds it against the rules, and nothing is decided by it.
 */

/** The Colt is on everyone's board, not on a card. */
export const STRENGTH: Readonly<Record<string, number>> = {
  colt: 1,
  volcanic: 1,
  schofield: 2,
  remington: 3,
  carabine: 4,
  winchester: 5,
};

/** Blue, but for the weapons. */
export const BLUE: readonly string[] = [
  "barrel",
  "scope",
  "mustang",
  "jail",
  "dynamite",
  "hideout",
  "binocular",
  "other",
];

export function sortOf(code: string): "weapon" | "blue" | "brown" {
  if (code in STRENGTH) return "weapon";
  return BLUE.includes(code) ? "blue" : "brown";
}
