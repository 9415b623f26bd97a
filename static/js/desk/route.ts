/** Which part of the desk an address means; a key behind the # is not an address. No drawing. */
import type { Phase } from "../games/tournament/own.ts";

export type Part = "entries" | "tables" | "standings" | "bracket" | "record" | "paper" | "more";

export const PARTS: readonly Part[] = [
  "entries",
  "tables",
  "standings",
  "bracket",
  "record",
  "paper",
  "more",
];

/** Where the referee looks first. */
const FIRST: Readonly<Record<Phase, Part>> = {
  entry: "entries",
  round: "tables",
  between: "tables",
  finals: "bracket",
  over: "bracket",
};

/** The part that was asked for; where none was, the one of the hour. */
export function partOf(hash: string, phase: Phase): Part {
  const asked = hash.replace(/^#\//, "");
  return PARTS.find((part) => part === asked) ?? FIRST[phase];
}
