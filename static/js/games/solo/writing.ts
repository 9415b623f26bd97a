/** A sheet while it is being typed in: empty places, and where the hub found something wrong. */

import type { Part, Row, Sheet, SheetPrice, Threshold } from "../../../wire/own/solo.d.ts";
import type { Reason } from "../../../wire/protocol.d.ts";
import type { Translator } from "../../core/translator.ts";

/** A line of a table of the sheet: which one it is, and what of it is typed in. */
type Line<T extends { sum: number }> = Partial<T> & Pick<T, "sum">;

/** A sheet as it is typed in, whole or not. */
export type Draft = Partial<Omit<Sheet, "resistance" | "rows" | "body" | "prices">> & {
  dice: readonly number[];
  resistance: readonly Partial<Threshold>[];
  rows: readonly Line<Row>[];
  body: readonly Line<Part>[];
  /** Without any: those of the rulebook. */
  prices?: Prices;
};

type Prices = readonly (Partial<SheetPrice> & Pick<SheetPrice, "reward">)[];

/** As the rulebook prints them. */
export const PRICES: readonly SheetPrice[] = [
  { reward: "breath", cost: 8 },
  { reward: "cut-1", cost: 12 },
  { reward: "edge", cost: 18 },
  { reward: "cut-2", cost: 23 },
  { reward: "wall", cost: 28 },
  { reward: "cut-3", cost: 34 },
  { reward: "surprise", cost: 40 },
];

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

/** A number of a line, or none of it: what is left empty is nothing. */
export function withNumber<T extends Line<Row> | Line<Part>>(
  row: T,
  field: string,
  value: number | undefined,
): T {
  const { [field]: _, ...rest } = row as Record<string, unknown>;
  return (value === undefined ? rest : { ...rest, [field]: value }) as T;
}

export function withDeep({ deep: _, ...row }: Line<Part>, deep: boolean): Line<Part> {
  return deep ? { ...row, deep } : row;
}

/** The price list with another price for one thing; without one it is not sold. */
export function withPrice(prices: Prices, reward: string, cost: number | undefined) {
  const costs = new Map(prices.map((each) => [each.reward, each.cost]));
  costs.set(reward, cost);
  const list = PRICES.map((each) => ({ ...each, cost: costs.get(each.reward) }));
  // Nothing needs to be said of a list as it is printed.
  if (list.every((each, at) => each.cost === PRICES[at].cost)) return undefined;
  return list.filter((each) => each.cost !== undefined);
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
export function sorted(mistakes: readonly Reason[]) {
  const empty = mistakes.filter((each) => each.code === "sheet-field-missing");
  const wrong = mistakes.filter((each) => !empty.includes(each));
  const shown = empty.length > FEW ? wrong : mistakes;
  return { shown, empty: empty.length };
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
