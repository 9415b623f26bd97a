/**
 * A score sheet as it lies on paper, a row for each chair, and as the offer wants it: the hub asks
 * who had a role, the paper which role somebody had. No drawing, and nothing is counted.
 */

import type { TableSeen } from "../../wire/own/tournament.d.ts";
import type { Offer } from "../../wire/protocol.d.ts";
import type { Values } from "../core/form.ts";
import { choicesOf, fits, openOnes } from "../core/form.ts";

type Column = "character" | "honor" | "daimyo" | "resilience";

interface DraftRow {
  role: string;
  character: string;
  honor: number | null;
  daimyo: number | null;
  resilience: number | null;
}

export interface Draft {
  rows: readonly DraftRow[];
  ending: string;
  chair: number;
  why: string;
}

/** Columns of the sheet; a field is named by its column and its chair, counted from 1. */
export const COLUMNS: readonly Column[] = ["character", "honor", "daimyo", "resilience"];
const FIRST = "shogun";
/** Whoever is not named. */
const REST = "ninja";

/** The roles that are asked for by name, each with its fields. */
export function namedRoles(offer: Offer): { role: string; field: string }[] {
  return offer.fields
    .filter((field) => field.type === "one" && field.of === "chair" && field.name !== "chair")
    .map((field) => ({ role: field.name.replace(/-\d+$/, ""), field: field.name }));
}

/** What a row can be filled with. */
export function rolesFor(offer: Offer, chair: number) {
  if (chair === 0) return [FIRST];
  return [...new Set(namedRoles(offer).map((each) => each.role)), REST];
}

export function draftOf(table: TableSeen): Draft {
  const sheet = table.sheet;
  const blank = { character: "", honor: null, daimyo: null, resilience: null };
  return {
    rows: table.people.map(
      (_, chair) => sheet?.rows[chair]?.had ?? { role: chair ? REST : FIRST, ...blank },
    ),
    ending: sheet?.ending ?? "",
    chair: sheet?.chair ?? -1,
    why: "",
  };
}

export function withRow(draft: Draft, chair: number, change: Partial<DraftRow>): Draft {
  return {
    ...draft,
    rows: draft.rows.map((row, at) => (at === chair ? { ...row, ...change } : row)),
  };
}

/** A role that is taken already leaves whoever had it. */
export function withRole(offer: Offer, draft: Draft, chair: number, role: string): Draft {
  const room = namedRoles(offer).filter((each) => each.role === role).length;
  const holders = draft.rows.flatMap((row, at) => (at !== chair && row.role === role ? [at] : []));
  const changed = withRow(draft, chair, { role });
  if (role === REST || holders.length < room) return changed;
  return withRow(changed, holders[0], { role: REST });
}

/** Whether another chair has this character, where each is there once. */
export function takenElsewhere(
  offer: Offer,
  draft: Draft,
  chair: number,
  character: string | number,
) {
  const isOnce = offer.fields.some((field) => field.type === "one" && field.unlike?.length > 0);
  return isOnce && draft.rows.some((row, at) => at !== chair && row.character === character);
}

/** How it ended; by whom, if anyone can have. */
export function withEnding(offer: Offer, draft: Draft, ending: string): Draft {
  const chairs = endersOf(offer, ending);
  return {
    ...draft,
    ending,
    chair: chairs.includes(draft.chair) ? draft.chair : chairs.length === 1 ? chairs[0] : -2,
  };
}

/** The chairs that can have ended it so; only -1, if nobody does. */
export function endersOf(offer: Offer, ending: string): number[] {
  const field = offer.fields.find((each) => each.name === "chair");
  return field ? choicesOf(field, { ending }).map((choice) => Number(choice.value)) : [];
}

/** The form that says this; what is not known yet is left out. */
export function valuesOf(offer: Offer, draft: Draft): Values {
  const all: Record<string, string | number | null> = {
    ending: draft.ending,
    chair: draft.chair,
    why: draft.why.trim(),
  };
  const left = draft.rows.map((row) => row.role);
  for (const { role, field } of namedRoles(offer)) {
    const chair = left.indexOf(role);
    all[field] = chair < 0 ? null : chair;
    if (chair >= 0) left[chair] = "";
  }
  for (const [chair, row] of draft.rows.entries())
    for (const column of COLUMNS) all[`${column}-${chair + 1}`] = row[column];
  const known: Values = {};
  for (const { name } of offer.fields) {
    const value = all[name] ?? "";
    if (value !== "") known[name] = value;
  }
  return known;
}

/** The numbers that are there, but larger or smaller than they can be. */
export function outOfRange(offer: Offer, values: Values) {
  return offer.fields.flatMap((field) =>
    field.type === "number" && field.name in values && !fits(field, values[field.name])
      ? [field]
      : [],
  );
}

/** The names of the fields that are not filled in, or not as they can be. */
export function missing(offer: Offer, values: Values) {
  return offer.fields
    .filter((field) =>
      field.type === "one"
        ? !openOnes(choicesOf(field, values)).some((choice) => choice.value === values[field.name])
        : !fits(field, values[field.name]),
    )
    .map((field) => field.name);
}

export interface Open {
  field: string;
  role: string;
  chairs: readonly number[];
  column: string;
}

/**
 * Where the first open field lies on the paper: one cell, or for a role that nobody has yet the
 * roles of all who could have it. Chairs are counted from 0; none, if it is not in a row.
 */
export function firstOpen(offer: Offer, draft: Draft, open: readonly string[]): Open | null {
  const [field] = open;
  if (!field) return null;
  const role = namedRoles(offer).find((each) => each.field === field)?.role ?? "";
  if (role) {
    const could = draft.rows.flatMap((row, chair) => (chair && row.role === REST ? [chair] : []));
    return { field, role, chairs: could, column: "role" };
  }
  const column = COLUMNS.find((each) => field.startsWith(`${each}-`)) ?? "";
  const chairs = column ? [Number(field.slice(column.length + 1)) - 1] : [];
  return { field, role, chairs, column };
}
