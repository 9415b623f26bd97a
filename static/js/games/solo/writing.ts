/** A sheet while it is being typed in: empty places, and where the hub found something wrong. */

import type { Part, Row, Sheet, Threshold } from "../../../wire/own/solo.d.ts";
import type { Reason } from "../../../wire/protocol.d.ts";
import type { Translator } from "../../core/translator.ts";

/** A line of a table of the sheet: which one it is, and what of it is typed in. */
type Line<T extends { sum: number }> = Partial<T> & Pick<T, "sum">;

/** A sheet as it is typed in, whole or not. */
export type Draft = Partial<Omit<Sheet, "resistance" | "rows" | "body">> & {
  dice: readonly number[];
  resistance: readonly Partial<Threshold>[];
  rows: readonly Line<Row>[];
  body: readonly Line<Part>[];
};

const sums = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ sum: from + at }));

/** A page of the booklet with nothing written on it. */
export function blank(): Draft {
  return {
    stars: 1,
    resistance: [{}],
    rows: sums(1, 18),
    dice: Array.from({ length: 20 }, (_, at) => 3 - (at % 3)),
    body: sums(2, 11),
  };
}

/** Small letters, digits and hyphens, from whatever somebody is called. */
export function keyOf(name: string) {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
}

export function numberIn(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** What follows where the guard is too low. */
export function harmOf(row: Line<Row>) {
  return row.wound ? `wound-${row.wound}` : "life";
}

export function withHarm({ life, wound: _, ...row }: Line<Row>, harm: string): Line<Row> {
  if (harm === "life") return { ...row, ...(life ? { life } : {}) };
  return { ...row, wound: Number(harm.split("-")[1]) };
}

export function costOf(row: Line<Part>): "life" | "ki" | "deep" {
  if (row.deep) return "deep";
  return "ki" in row ? "ki" : "life";
}

/** The number goes along from life to Ki and back. */
export function withCost({ life, ki, deep: _, ...row }: Line<Part>, cost: string): Line<Part> {
  if (cost === "deep") return { ...row, deep: true };
  return { ...row, [cost]: life ?? ki };
}

/**
 * Whether something is wrong there, or in what lies inside.
 * @param name a field that may be missing
 */
export function mistakesAt(mistakes: readonly Reason[], where: string, name = "") {
  return mistakes.some(({ params }) => {
    const at = String(params.where ?? "");
    return (
      at === where ||
      at.startsWith(`${where},`) ||
      (name !== "" && params.name === name && at === "sheet")
    );
  });
}

/** So few empty places are worth naming, one by one. */
const FEW = 5;

/** What of it is written down wrongly, and what is only still empty. */
export function sorted(mistakes: readonly Reason[], sheet: Tables) {
  const empty = mistakes.filter((each) => isEmpty(each, sheet));
  const wrong = mistakes.filter((each) => !empty.includes(each));
  const shown = empty.length > FEW ? wrong : mistakes;
  return { shown, empty: empty.length };
}

/** A row that needs one of these has none of them yet. */
const ONE_OF: Readonly<Record<string, readonly string[]>> = {
  "sheet-row-harm": ["life", "wound"],
  "sheet-part-cost": ["life", "ki", "deep"],
};

/** What of a sheet has lines that a mistake names by their sums. */
type Tables = Partial<Pick<Draft, "rows" | "body">>;

function isEmpty({ code, params }: Reason, { rows = [], body = [] }: Tables) {
  if (code === "sheet-field-missing") return true;
  const [table, sum] = String(params.where ?? "").split(" ");
  const lines: readonly (Line<Row> | Line<Part>)[] = table === "rows" ? rows : body;
  const row: Readonly<Record<string, unknown>> | undefined = lines.find(
    (each) => String(each.sum) === sum,
  );
  return code in ONE_OF && ONE_OF[code].every((name) => row?.[name] === undefined);
}

/** The hub names places as a file does; here they are called as on the page. */
export function whereSaid(mistake: Reason, translator: Translator): Reason {
  const { where, name } = mistake.params;
  const params = { ...mistake.params };
  if (where !== undefined) params.where = placeSaid(String(where), translator);
  if (name !== undefined) params.name = wordSaid(String(name), translator);
  return { ...mistake, params };
}

/** @param where such as “rows 5, defence” */
function placeSaid(where: string, translator: Translator) {
  return where
    .split(", ")
    .map((part) => {
      const [word, ...rest] = part.split(" ");
      return [wordSaid(word, translator), ...rest].join(" ");
    })
    .join(", ");
}

function wordSaid(word: string, translator: Translator) {
  return translator.words.translated(`edit-word-${word.replace("_", "-")}`, word);
}
