/** Which of the host's pages an address means; a key behind the # is not an address. No drawing. */

import { isKey } from "../core/keys.ts";

export type Page =
  | "home"
  | "new"
  | "alone"
  | "sheets"
  | "sheet"
  | "table"
  | "nights"
  | "night"
  | "people"
  | "tournament"
  | "hub";

export interface Route {
  page: Page;
  name: string;
}

const PAGES: readonly Page[] = [
  "new",
  "alone",
  "sheets",
  "sheet",
  "table",
  "nights",
  "night",
  "people",
  "tournament",
  "hub",
];

export function routeOf(hash: string): Route {
  const [asked = "", name = ""] = hash.replace(/^#\/?/, "").split("/");
  const page = PAGES.find((each) => each === asked);
  if (isKey(hash) || !page) return { page: "home", name: "" };
  if ((page === "table" || page === "night") && !name) return { page: "home", name: "" };
  return { page, name: safelyDecoded(name) };
}

export function hashOf(page: Page, name = "") {
  if (page === "home") return "#/";
  return name ? `#/${page}/${encodeURIComponent(name)}` : `#/${page}`;
}

function safelyDecoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
