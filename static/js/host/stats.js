/** What past nights add up to, by person, role and character. Pure sums; no drawing. */

/** @typedef {import("../../wire/protocol.js").PastNight} PastNight */
/** @typedef {import("../../wire/protocol.js").Result} Result */
/** @typedef {"name" | "role" | "figure" | "against"} By */

/**
 * @typedef {object} Sum
 * @property {string} key a name, or the code of a role or character
 * @property {string} game where that code has its words; empty for people
 * @property {number} played
 * @property {number} won
 * @property {number} share of the games that were won, 0 to 1
 * @property {number} points on average
 * @property {number | null} number the game's first own number (such as honor) on average
 */

/**
 * Nights that somebody finished, newest first.
 *
 * @param {readonly PastNight[]} nights
 * @returns {PastNight[]}
 */
export function newest(nights) {
  return nights.filter((night) => night.results.length > 0).sort((a, b) => b.at - a.at);
}

/** @param {PastNight} night */
export function winners(night) {
  return night.results.filter((result) => result.won);
}

/** Whether the hub played with itself. @param {PastNight} night */
export function isShow(night) {
  return night.results.every((result) => result.is_bot);
}

/** Nights as people played them: without the seats that were the hub's. @param {readonly PastNight[]} nights @returns {PastNight[]} */
export function ofPeople(nights) {
  return nights.map((night) => ({
    ...night,
    results: night.results.filter((result) => !result.is_bot),
  }));
}

/**
 * The number that a game names first for each seat; none if the nights are of several games.
 *
 * @param {readonly PastNight[]} nights
 * @returns {{game: string, key: string} | null}
 */
export function leading(nights) {
  const games = new Set(nights.map((night) => night.game));
  const numbers = nights.find((night) => night.results.length)?.results[0].numbers ?? {};
  // Who won is counted anyway.
  const key = Object.keys(numbers).find((each) => each !== "won");
  return games.size === 1 && key !== undefined ? { game: [...games][0], key } : null;
}

/**
 * @param {readonly PastNight[]} nights
 * @param {By} by
 * @returns {Sum[]} who won most often first, then who needed fewer games for it, then by name
 */
export function sums(nights, by) {
  /** @type {Map<string, {game: string, named: string, results: Result[]}>} */
  const found = new Map();
  for (const night of nights) {
    const game = by === "name" ? "" : night.game;
    for (const result of night.results) {
      const named = nameOf(night, result, by);
      if (!named) continue;
      const key = `${game}/${by === "name" ? alike(named) : named}`;
      const row = found.get(key) ?? { game, named, results: [] };
      row.named = named;
      row.results.push(result);
      found.set(key, row);
    }
  }
  const number = leading(nights)?.key;
  return [...found.values()]
    .map(({ game, named, results }) => summed(game, results, named, number))
    .sort(better);
}

/** Whom or what this seat of this night is counted for. @param {PastNight} night @param {Result} result @param {By} by */
function nameOf(night, result, by) {
  return by === "against" ? String(night.about.against ?? "") : result[by];
}

/** “ada” of last week and “Ada” of today are one person. @param {string} name */
function alike(name) {
  return name.normalize("NFKC").trim().toLocaleLowerCase();
}

/** @param {string} game @param {readonly Result[]} results @param {string} named @param {string | undefined} number @returns {Sum} */
function summed(game, results, named, number) {
  const won = results.filter((result) => result.won).length;
  const played = results.length;
  return {
    key: named,
    game,
    played,
    won,
    share: won / played,
    points: average(results.map((result) => result.points)),
    number: number === undefined ? null : average(results.map((each) => each.numbers[number] ?? 0)),
  };
}

/** @param {readonly number[]} values */
function average(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** @param {Sum} a @param {Sum} b */
function better(a, b) {
  return b.won - a.won || b.share - a.share || (a.key < b.key ? -1 : 1);
}
