/** What people do with the box before the first turn, in the game's own words. No drawing. */
import type { Sight } from "../../wire/protocol.d.ts";
import type { Translator } from "./translator.ts";

/**
 * One step for each line of `setup-<level>`, which is chosen by how the table plays. A level that
 * needs no box has no such words, and after the first turn began there is nothing left to set.
 */
export function setupOf(sight: Sight, translator: Translator): string[] {
  const id = `setup-${sight.options.level}`;
  if (!translator.words.has(id)) return [];
  // Empty chairs are taken away at the start.
  const seated = sight.people.filter((person) => person.name !== "").length;
  const players = sight.view?.places.length ?? seated;
  return translator
    .text(id, { ...sight.options, players })
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
