/**
 * A game's options as a form: from their JSON Schema to rows one can draw, and back to what is
 * sent. Knows the shape of schemas; no game and no drawing.
 */

/**
 * @typedef {object} Row
 * @property {readonly string[]} path where its value lies
 * @property {string} word the end of its words' ids: option-<word>, option-<word>-<choice>
 * @property {"one" | "yes" | "seat" | "number" | "group"} kind
 * @property {readonly Choice[]} choices in the order they are drawn, the usual one first
 * @property {unknown} usual
 * @property {number} low
 * @property {number} high
 * @property {readonly Row[]} rows what is inside a group
 */
/** @typedef {string | number | boolean} Choice */
/** @typedef {Record<string, unknown>} Options */
/** @typedef {Record<string, any>} Schema */

/** How many play follows from who sits there, so nobody is asked. */
const COUNTED = "players";
/** A sheet is picked whole from a list of its own (`GET /api/games/{game}/sheets`). */
const PICKED = "sheet";

/** Follows references as far as they go. @param {Schema} schema @param {Schema} node @returns {Schema} */
function resolved(schema, node) {
  const inner = node.$ref ?? (node.allOf?.length === 1 ? node.allOf[0].$ref : undefined);
  if (typeof inner !== "string") return node;
  const target = schema.$defs?.[inner.replace("#/$defs/", "")] ?? {};
  return { ...resolved(schema, target), ...("default" in node ? { default: node.default } : {}) };
}

/**
 * @param {Schema} schema as `GET /api/games` gives it
 * @param {Record<string, readonly string[]>} [orders] choices whose order is known better
 * @returns {readonly Row[]}
 */
export function rowsOf(schema, orders = {}) {
  return insideOf(schema, resolved(schema, schema), [], orders).filter(
    (row) => row.path[0] !== COUNTED && row.path[0] !== PICKED,
  );
}

/** @param {Schema} schema @param {Schema} node @param {readonly string[]} at @param {Record<string, readonly string[]>} orders @returns {Row[]} */
function insideOf(schema, node, at, orders) {
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    const row = rowOf(schema, resolved(schema, property), [...at, name], orders);
    return row ? [row] : [];
  });
}

/** @param {Schema} schema @param {Schema} node @param {readonly string[]} path @param {Record<string, readonly string[]>} orders @returns {Row | null} */
function rowOf(schema, node, path, orders) {
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

/** @param {Schema} node @param {readonly string[] | undefined} order @returns {Choice[]} */
function ordered(node, order) {
  const all = /** @type {Choice[]} */ (node.enum);
  if (order) return [...all].sort((a, b) => order.indexOf(`${a}`) - order.indexOf(`${b}`));
  return [...all].sort((a, b) => Number(b === node.default) - Number(a === node.default));
}

/** @param {number} low @param {number} high */
function span(low, high) {
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

/** All rows with a value of their own. @param {readonly Row[]} rows @returns {Row[]} */
export function leaves(rows) {
  return rows.flatMap((row) => (row.kind === "group" ? leaves(row.rows) : [row]));
}

/** @param {Options} options @param {Row} row @returns {unknown} what was chosen, or what is usual */
export function chosen(options, row) {
  /** @type {any} */
  let value = options;
  for (const name of row.path) value = value?.[name];
  return value === undefined ? row.usual : value;
}

/** @param {Options} options @param {readonly string[]} path @param {unknown} value @returns {Options} */
export function changed(options, [name, ...rest], value) {
  if (rest.length === 0) return { ...options, [name]: value };
  const inner = /** @type {Options} */ (options[name] ?? {});
  return { ...options, [name]: changed(inner, rest, value) };
}

/** How many of these rows are not as usual. @param {Options} options @param {readonly Row[]} rows */
export function unusual(options, rows) {
  return leaves(rows).filter((row) => chosen(options, row) !== row.usual).length;
}

/** What is sent: every seat there is, until it is known who comes. @param {Options} options @param {number} players */
export function sent(options, players) {
  return { ...options, [COUNTED]: players };
}
