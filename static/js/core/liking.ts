/** How one likes it: language, light or dark, sound. Kept in this browser, told to who draws. */
import { keep, read } from "./kept.ts";
import { LANGUAGES, servedLanguage } from "./page.ts";

interface Liking {
  language: string;
  dress: "auto" | "dark" | "light";
  sound: boolean;
  hand: "right" | "left";
}

const watchers: Set<() => void> = new Set();

let liking: Liking = first();

function first(): Liking {
  const language = read("language") ?? "";
  const dress = read("dress");
  return {
    language: LANGUAGES.includes(language) ? language : servedLanguage(),
    dress: dress === "light" || dress === "dark" ? dress : "auto",
    sound: read("sound") === "on",
    hand: read("hand") === "left" ? "left" : "right",
  };
}

export function likes() {
  return liking;
}

export function like(change: Partial<Liking>) {
  liking = { ...liking, ...change };
  keep("language", liking.language);
  keep("dress", liking.dress);
  keep("sound", liking.sound ? "on" : "off");
  keep("hand", liking.hand);
  wear();
  for (const watcher of watchers) watcher();
}

/** The device's own wish, which may change at dusk. */
const lightness =
  typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: light)");
lightness?.addEventListener("change", () => wear());

/** What the style sheets go by. */
export function wear() {
  const { dataset } = document.documentElement;
  document.documentElement.lang = liking.language;
  dataset.dress = liking.dress === "auto" ? (lightness?.matches ? "light" : "dark") : liking.dress;
  dataset.hand = liking.hand;
}

export function watchLikes(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
