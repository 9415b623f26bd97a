/**
 * A game's options as a form: from their JSON Schema to rows one can draw, and back to what is
 * sent. Knows the shape of schemas; no game and no drawing.
 */

export interface Row {
  /** Where its value lies. */
  path: readonly string[];
  /** The end of its words' ids: option-<word>, option-<word>-<choice>. */
  word: string;
  kind: "one" | "yes" | "seat" | "number" | "group";
  /** In the order they are drawn, the usual one first. */
  choices: readonly Choice[];
  usual: unknown;
  low: number;
  high: number;
  /** What is inside a group. */
  rows: readonly Row[];
}

export type Choice = string | number | boolean;

export type Options = Record<string, unknown>;

/** As much of a JSON Schema as options are written in. */
interface Schema {
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  enum?: readonly Choice[];
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** How many play follows from who sits there, so nobody is asked. */
const COUNTED = "players";
/** A sheet is picked whole from a list of its own (`GET /api/games/{game}/sheets`). */
const PICKED = "sheet";

/** Follows references as far as they go. */
function resolved(schema: Schema, node: Schema): Schema {
  const inner = node.$ref ?? (node.allOf?.length === 1 ? node.allOf[0].$ref : undefined);
  if (typeof inner !== "string") return node;
  const target = schema.$defs?.[inner.replace("#/$defs/", "")] ?? {};
  return { ...resolved(schema, target), ...("default" in node ? { default: node.default } : {}) };
}

/**
 * @param options their schema as `GET /api/games` gives it
 * @param orders choices whose order is known better
 */
export function rowsOf(
  options: Readonly<Record<string, unknown>>,
  orders: Record<string, readonly string[]> = {},
): readonly Row[] {
  const schema: Schema = options;
  return insideOf(schema, resolved(schema, schema), [], orders).filter(
    (row) => row.path[0] !== COUNTED && row.path[0] !== PICKED,
  );
}

function insideOf(
  schema: Schema,
  node: Schema,
  at: readonly string[],
  orders: Record<string, readonly string[]>,
): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    const row = rowOf(schema, resolved(schema, property), [...at, name], orders);
    return row ? [row] : [];
  });
}

function rowOf(
  schema: Schema,
  node: Schema,
  path: readonly string[],
  orders: Record<string, readonly string[]>,
): Row | null {
  const name = path[path.length - 1];
  const row = {
    path,
    word: name.replaceAll("_", "-"),
    usual: node.default,
    low: node.minimum ?? 0,
    high: node.maximum ?? node.minimum ?? 0,
    choices: [],
    rows: [],
  };
  if (node.properties) return { ...row, kind: "group", rows: insideOf(schema, node, path, orders) };
  if (node.enum) return { ...row, kind: "one", choices: ordered(node, orders[name]) };
  if (node.type === "boolean") return { ...row, kind: "yes", choices: [true, false] };
  if (node.type !== "integer") return null;
  // From -1 it is a place at the table, and -1 leaves it open.
  return { ...row, kind: row.low === -1 ? "seat" : "number", choices: span(row.low, row.high) };
}

function ordered(node: Schema, order: readonly string[] | undefined): Choice[] {
  const all = node.enum ?? [];
  if (order) return [...all].sort((a, b) => order.indexOf(`${a}`) - order.indexOf(`${b}`));
  return [...all].sort((a, b) => Number(b === node.default) - Number(a === node.default));
}

function span(low: number, high: number) {
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

/** All rows with a value of their own. */
export function leaves(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => (row.kind === "group" ? leaves(row.rows) : [row]));
}

/** @returns what was chosen, or what is usual */
export function chosen(options: Options, row: Row): unknown {
  let value: unknown = options;
  for (const name of row.path) value = inside(value)[name];
  return value === undefined ? row.usual : value;
}

export function changed(
  options: Options,
  [name, ...rest]: readonly string[],
  value: unknown,
): Options {
  if (rest.length === 0) return { ...options, [name]: value };
  return { ...options, [name]: changed(inside(options[name]), rest, value) };
}

/** A group of options; an empty one where nothing was chosen yet. */
function inside(value: unknown): Options {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** How many of these rows are not as usual. */
export function unusual(options: Options, rows: readonly Row[]) {
  return leaves(rows).filter((row) => chosen(options, row) !== row.usual).length;
}

/** What is sent: every seat there is, until it is known who comes. */
export function sent(options: Options, players: number) {
  return { ...options, [COUNTED]: players };
}
