/** Which of the host's pages an address means; a key behind the # is not an address. No drawing. */

import { isKey } from "../core/keys.js";

/** @typedef {"home" | "new" | "alone" | "sheets" | "sheet" | "table" | "nights" | "night" | "people" | "tournament"} Page */
/** @typedef {{page: Page, name: string}} Route */

/** @type {readonly string[]} */
const PAGES = [
  "new",
  "alone",
  "sheets",
  "sheet",
  "table",
  "nights",
  "night",
  "people",
  "tournament",
];

/** @param {string} hash @returns {Route} */
export function routeOf(hash) {
  const [page = "", name = ""] = hash.replace(/^#\/?/, "").split("/");
  if (isKey(hash) || !PAGES.includes(page)) return { page: "home", name: "" };
  if ((page === "table" || page === "night") && !name) return { page: "home", name: "" };
  return { page: /** @type {Page} */ (page), name: safelyDecoded(name) };
}

/** @param {Page} page @param {string} [name] */
export function hashOf(page, name = "") {
  if (page === "home") return "#/";
  return name ? `#/${page}/${encodeURIComponent(name)}` : `#/${page}`;
}

/** @param {string} text */
function safelyDecoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
