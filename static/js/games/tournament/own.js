/** What a sight says of a tournament, under the names that its screens use. Nothing is decided. */

/** @typedef {import("../../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../../wire/protocol.js").Offer} Offer */
/** @typedef {import("../../core/telling.js").Telling} Telling */

/** @typedef {import("../../../wire/own/tournament.js").Own} Own */
/** @typedef {import("../../../wire/own/tournament.js").Frame["phase"]} Phase */
/** @typedef {import("../../../wire/own/tournament.js").Person} Person */
/** @typedef {import("../../../wire/own/tournament.js").Row} Row */
/** @typedef {import("../../../wire/own/tournament.js").TableSeen} TableSeen */
/** @typedef {import("../../../wire/own/tournament.js").DuelSeen} Duel */
/** The penalty is there for the referee alone. @typedef {import("../../../wire/own/tournament.js").PublicStanding & {penalty?: number}} Standing */
/** @typedef {import("../../../wire/own/tournament.js").Ranked} Ranked */
/** @typedef {import("../../../wire/own/tournament.js").Decision} Decision */
/** @typedef {import("../../../wire/own/tournament.js").Frame} Frame */
/** @typedef {import("../../../wire/own/tournament.js").Hall} HallOwn */
/** @typedef {import("../../../wire/own/tournament.js").Phone} PhoneOwn */
/** @typedef {import("../../../wire/own/tournament.js").Desk} DeskOwn */

/** The viewer's own: hall, entrant or desk. @param {Sight} sight @returns {Own | undefined} */
export function ownOf(sight) {
  return /** @type {Own | undefined} */ (sight.view?.own);
}

/** The tables that a viewer knows. @param {Own} own @returns {readonly TableSeen[]} */
function tablesKnown(own) {
  if (own.type !== "entrant") return own.tables;
  return own.table ? [...own.results, own.table] : own.results;
}

/** The names that a viewer knows, each at its entrant's number. @param {Sight} sight @returns {string[]} */
export function namesIn(sight) {
  const own = ownOf(sight);
  const tables = own ? tablesKnown(own) : [];
  /** @type {readonly Person[]} */
  const known = [...(own?.people ?? []), ...tables.flatMap((table) => table.people)];
  /** @type {string[]} */
  const names = [];
  for (const { entrant, name } of known) names[entrant] = name;
  for (const { sides, names: two } of own?.frame.duels ?? [])
    sides.forEach((side, at) => {
      if (side >= 0) names[side] = two[at];
    });
  if (own?.type === "entrant") names[sight.you] = own.name;
  return Array.from(names, (name) => name ?? "");
}

/** The game of its tables, whose words its characters have. */
export const PLAYED = "samurai";

/** @param {TableSeen} table @param {number} entrant */
export function sitsAt(table, entrant) {
  return table.people.some((person) => person.entrant === entrant);
}

/** With a true minus. @param {number} value */
export function printed(value) {
  return String(value).replace("-", "\u2212");
}

/** All that a player got for a table. @param {Row} row */
export function pointsOf(row) {
  return row.team + row.single + row.extra;
}

/** @param {readonly TableSeen[]} tables @param {number} round */
export function tablesOf(tables, round) {
  return tables.filter((table) => table.round === round);
}

/** Where somebody sits, chairs counted from 1. @typedef {{entrant: number, name: string, number: number, chair: number}} Sitting */

/** Everyone at these tables in the order of their names, as they are shown. @param {readonly TableSeen[]} tables @returns {Sitting[]} */
export function byName(tables) {
  return tables
    .flatMap((table) =>
      table.people.map(({ entrant, name }, at) => ({
        entrant,
        name,
        number: partsOf(table.name).number,
        chair: at + 1,
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * The number of a round and of its table, or the duel, from a table's short name (r2-t5, semi-1).
 *
 * @param {string} name
 * @returns {{round: number, number: number, stage: string}}
 */
export function partsOf(name) {
  const drawn = /^r(\d+)(?:\.\d+)?-t(\d+)$/.exec(name);
  if (drawn) return { round: Number(drawn[1]), number: Number(drawn[2]), stage: "" };
  return { round: 0, number: 0, stage: name.split(".")[0] };
}

/** A table as people call it. @param {Telling} telling @param {string} name */
export function tableName(telling, name) {
  const { round, number, stage } = partsOf(name);
  if (stage) return telling.name("stage", stage);
  return telling.text("t-table-of-round", { round, number });
}

/** Where an offer of this key is, open or closed. @param {readonly Offer[]} offers @param {string} key */
export function offerOf(offers, key) {
  return offers.find((offer) => offer.key === key);
}

/** What belongs together, as the hub says it. @param {readonly Offer[]} offers @param {"next" | "clock" | "setting" | "record"} group */
export function grouped(offers, group) {
  return offers.filter((offer) => offer.about.group === group);
}

/** The bracket in its columns, first duels first. @param {readonly Duel[]} duels @returns {Duel[][]} */
export function columnsOf(duels) {
  return ["quarter", "semi", "final"]
    .map((stage) => duels.filter((duel) => duel.name.startsWith(stage)))
    .filter((column) => column.length > 0);
}

/**
 * What a finalist without an opponent waits for: the duel to come, and the one that decides whom
 * they meet there. A duel comes from the two that lie beside it in the column before.
 *
 * @param {readonly Duel[]} duels @param {number} you
 * @returns {{next: Duel, feeding: Duel} | null} nothing where that duel is not known either
 */
export function awaitedIn(duels, you) {
  const columns = columnsOf(duels);
  for (const [at, column] of columns.entries())
    for (const [place, next] of column.entries()) {
      if (next.is_over || !next.sides.includes(you)) continue;
      const before = at > 0 ? columns[at - 1].slice(2 * place, 2 * place + 2) : [];
      const feeding = before.find((duel) => !duel.is_over && duel.sides.every((side) => side >= 0));
      return feeding ? { next, feeding } : null;
    }
  return null;
}
