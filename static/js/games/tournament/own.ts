/** What a sight says of a tournament, under the names that its screens use. Nothing is decided. */

import type {
  DuelSeen as Duel,
  Frame,
  Own,
  Person,
  PublicStanding,
  Row,
  TableSeen,
} from "../../../wire/own/tournament.d.ts";
import type { Offer, Sight } from "../../../wire/protocol.d.ts";
import type { Translator } from "../../core/translator.ts";

export type Phase = Frame["phase"];

/** The penalty is there for the referee alone. */
export type Standing = PublicStanding & { penalty?: number };

/** The viewer's own: hall, entrant or desk. */
export function ownOf(sight: Sight): Own | undefined {
  return sight.view?.own as Own | undefined;
}

/** The tables that a viewer knows. */
function tablesKnown(own: Own): readonly TableSeen[] {
  if (own.type !== "entrant") return own.tables;
  return own.table ? [...own.results, own.table] : own.results;
}

/** The names that a viewer knows, each at its entrant's number. */
export function namesIn(sight: Sight): string[] {
  const own = ownOf(sight);
  const tables = own ? tablesKnown(own) : [];
  const known: readonly Person[] = [
    ...(own?.people ?? []),
    ...tables.flatMap((table) => table.people),
  ];
  const names: string[] = [];
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

export function sitsAt(table: TableSeen, entrant: number) {
  return table.people.some((person) => person.entrant === entrant);
}

/** With a true minus. */
export function printed(value: number) {
  return String(value).replace("-", "\u2212");
}

/** All that a player got for a table. */
export function pointsOf(row: Row) {
  return row.team + row.single + row.extra;
}

export function tablesOf(tables: readonly TableSeen[], round: number) {
  return tables.filter((table) => table.round === round);
}

/** Where somebody sits, chairs counted from 1. */
export interface Sitting {
  entrant: number;
  name: string;
  number: number;
  chair: number;
}

/** Everyone at these tables in the order of their names, as they are shown. */
export function byName(tables: readonly TableSeen[]): Sitting[] {
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
 */
export function partsOf(name: string): { round: number; number: number; stage: string } {
  const drawn = /^r(\d+)(?:\.\d+)?-t(\d+)$/.exec(name);
  if (drawn) return { round: Number(drawn[1]), number: Number(drawn[2]), stage: "" };
  return { round: 0, number: 0, stage: name.split(".")[0] };
}

/** A table as people call it. */
export function tableName(translator: Translator, name: string) {
  const { round, number, stage } = partsOf(name);
  if (stage) return translator.name("stage", stage);
  return translator.text("t-table-of-round", { round, number });
}

/** Where an offer of this key is, open or closed. */
export function offerOf(offers: readonly Offer[], key: string) {
  return offers.find((offer) => offer.key === key);
}

/** What belongs together, as the hub says it. */
export function grouped(offers: readonly Offer[], group: "next" | "clock" | "setting" | "record") {
  return offers.filter((offer) => offer.about.group === group);
}

/** The bracket in its columns, first duels first. */
export function columnsOf(duels: readonly Duel[]): Duel[][] {
  return ["quarter", "semi", "final"]
    .map((stage) => duels.filter((duel) => duel.name.startsWith(stage)))
    .filter((column) => column.length > 0);
}

/**
 * What a finalist without an opponent waits for: the duel to come, and the one that decides whom
 * they meet there. A duel comes from the two that lie beside it in the column before.
 * @returns nothing where that duel is not known either
 */
export function awaitedIn(
  duels: readonly Duel[],
  you: number,
): { next: Duel; feeding: Duel } | null {
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
