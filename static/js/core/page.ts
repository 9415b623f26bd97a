/** What the served page says about itself: its language and where the words lie. No state. */

interface WordFiles {
  shell: string;
  pages?: Record<string, string>;
  games: Record<string, string>;
  rulings: Record<string, string>;
}

export const LANGUAGES: readonly string[] = ["en", "it"];

const root = typeof document === "undefined" ? null : document;

/** @returns by language */
export function wordFiles(): Record<string, WordFiles> {
  return JSON.parse(root?.body.dataset.words ?? "{}");
}

/** Which page this is, as the hub calls it. */
export function pageName() {
  return root?.body.dataset.page ?? "";
}

/** What this hub is called; empty as long as nobody gave it a name. */
export function hubName() {
  return root?.body.dataset.hub ?? "";
}

/** The language the hub chose by what the browser asked for. */
export function servedLanguage() {
  const lang = root?.documentElement.lang ?? "en";
  return LANGUAGES.includes(lang) ? lang : "en";
}

/** The last part of the address: a code or a table's name. */
export function lastOfPath() {
  return decodeURIComponent(location.pathname.split("/")[2] ?? "");
}

/** A key behind the #, taken out of the address so that no history keeps it. */
export function takeFragment() {
  const key = location.hash.slice(1);
  if (key) history.replaceState(null, "", location.pathname + location.search);
  return key;
}
