/** What people do with the box before the first turn, in the game's own words. No drawing. */

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("./telling.js").Telling} Telling */

/**
 * One step for each line of `setup-<level>`, which is chosen by how the table plays. A level that
 * needs no box has no such words, and after the first turn began there is nothing left to set.
 *
 * @param {Sight} sight
 * @param {Telling} telling
 * @returns {string[]}
 */
export function setupOf(sight, telling) {
  const id = `setup-${sight.options.level}`;
  if (!telling.words.has(id)) return [];
  // Empty chairs are taken away at the start.
  const seated = sight.people.filter((person) => person.name !== "").length;
  const players = sight.view?.places.length ?? seated;
  return telling
    .text(id, { ...sight.options, players })
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
