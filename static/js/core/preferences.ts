/** How one likes it: language, light or dark, sound, awake. Kept in this browser, told to who draws. */

import { LANGUAGES, servedLanguage } from "./page.ts";
import { keep, read } from "./storage.ts";

interface Preferences {
  language: string;
  theme: "auto" | "dark" | "light";
  sound: boolean;
  hand: "right" | "left";
  /** Whether a phone sounds when its owner is awaited; "auto": where nothing else does. */
  calls: "auto" | "on" | "off";
  /** Whether an open page tries to stay awake. */
  awake: boolean;
}

const watchers: Set<() => void> = new Set();

let preferences: Preferences = first();

function first(): Preferences {
  const language = read("language") ?? "";
  const theme = read("dress");
  const calls = read("calls");
  return {
    language: LANGUAGES.includes(language) ? language : servedLanguage(),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    sound: read("sound") === "on",
    hand: read("hand") === "left" ? "left" : "right",
    calls: calls === "on" || calls === "off" ? calls : "auto",
    awake: read("awake") !== "off",
  };
}

export function currentPreferences() {
  return preferences;
}

export function setPreferences(change: Partial<Preferences>) {
  preferences = { ...preferences, ...change };
  keep("language", preferences.language);
  keep("dress", preferences.theme);
  keep("sound", preferences.sound ? "on" : "off");
  keep("hand", preferences.hand);
  keep("calls", preferences.calls);
  keep("awake", preferences.awake ? "on" : "off");
  applyTheme();
  for (const watcher of watchers) watcher();
}

/** The device's own wish, which may change at dusk. */
const lightness =
  typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: light)");
lightness?.addEventListener("change", () => applyTheme());

/** What the style sheets go by. */
export function applyTheme() {
  const { dataset } = document.documentElement;
  document.documentElement.lang = preferences.language;
  dataset.dress =
    preferences.theme === "auto" ? (lightness?.matches ? "light" : "dark") : preferences.theme;
  dataset.hand = preferences.hand;
}

export function watchPreferences(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
