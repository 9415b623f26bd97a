/** A sheet while it is being typed in: empty places, and where the hub found something wrong. */

/** @typedef {import("../../core/face.js").SheetData} SheetData */
/** @typedef {import("../../core/telling.js").Telling} Telling */
/** @typedef {import("../../../wire/protocol.js").Reason} Reason */

/** @param {number} from @param {number} to */
const sums = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => ({ sum: from + at }));

/** A page of the booklet with nothing written on it. @returns {SheetData} */
export function blank() {
  return {
    stars: 1,
    resistance: [{}],
    rows: sums(1, 18),
    dice: Array.from({ length: 20 }, (_, at) => 3 - (at % 3)),
    body: sums(2, 11),
  };
}

/** Small letters, digits and hyphens, from whatever somebody is called. @param {string} name */
export function keyOf(name) {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
}

/** @param {string} text @returns {number | undefined} */
export function numberIn(text) {
  return /^\d+$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** What follows where the guard is too low. @param {SheetData} row */
export function harmOf(row) {
  return row.wound ? `wound-${row.wound}` : "life";
}

/** @param {SheetData} row @param {string} harm @returns {SheetData} */
export function withHarm({ life, wound: _, ...row }, harm) {
  if (harm === "life") return { ...row, ...(life ? { life } : {}) };
  return { ...row, wound: Number(harm.split("-")[1]) };
}

/** @param {SheetData} row */
export function costOf(row) {
  if (row.deep) return "deep";
  return "ki" in row ? "ki" : "life";
}

/** The number goes along from life to Ki and back. @param {SheetData} row @param {string} cost @returns {SheetData} */
export function withCost({ life, ki, deep: _, ...row }, cost) {
  return cost === "deep" ? { ...row, deep: true } : { ...row, [cost]: life ?? ki };
}

/** Whether something is wrong there, or in what lies inside. @param {readonly Reason[]} mistakes @param {string} where @param {string} [name] a field that may be missing */
export function mistakesAt(mistakes, where, name = "") {
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

/** What of it is written down wrongly, and what is only still empty. @param {readonly Reason[]} mistakes @param {SheetData} sheet */
export function sorted(mistakes, sheet) {
  const empty = mistakes.filter((each) => isEmpty(each, sheet));
  const wrong = mistakes.filter((each) => !empty.includes(each));
  const shown = empty.length > FEW ? wrong : mistakes;
  return { shown, empty: empty.length };
}

/** @type {Readonly<Record<string, readonly string[]>>} a row that needs one of these has none of them yet */
const ONE_OF = { "sheet-row-harm": ["life", "wound"], "sheet-part-cost": ["life", "ki", "deep"] };

/** @param {Reason} mistake @param {SheetData} sheet */
function isEmpty({ code, params }, sheet) {
  if (code === "sheet-field-missing") return true;
  const [table, sum] = String(params.where ?? "").split(" ");
  const row = sheet[table]?.find?.((/** @type {SheetData} */ each) => String(each.sum) === sum);
  return code in ONE_OF && ONE_OF[code].every((name) => row?.[name] === undefined);
}

/** The hub names places as a file does; here they are called as on the page. @param {Reason} mistake @param {Telling} telling @returns {Reason} */
export function whereSaid(mistake, telling) {
  const { where, name } = mistake.params;
  const params = { ...mistake.params };
  if (where !== undefined) params.where = placeSaid(String(where), telling);
  if (name !== undefined) params.name = wordSaid(String(name), telling);
  return { ...mistake, params };
}

/** @param {string} where such as “rows 5, defence” @param {Telling} telling */
function placeSaid(where, telling) {
  return where
    .split(", ")
    .map((part) => {
      const [word, ...rest] = part.split(" ");
      return [wordSaid(word, telling), ...rest].join(" ");
    })
    .join(", ");
}

/** @param {string} word @param {Telling} telling */
function wordSaid(word, telling) {
  return telling.words.said(`edit-word-${word.replace("_", "-")}`, word);
}
