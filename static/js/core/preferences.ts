/** How one likes it: language, light, sound and so on. Kept in this browser, told to who draws. */

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
  /** How much of its story a table screen says aloud. */
  spoken: "off" | "few" | "more";
}

const watchers: Set<() => void> = new Set();

let preferences: Preferences = first();

function first(): Preferences {
  const language = read("language") ?? "";
  const theme = read("dress");
  const [calls, spoken] = [read("calls"), read("spoken")];
  return {
    language: LANGUAGES.includes(language) ? language : servedLanguage(),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    sound: read("sound") === "on",
    hand: read("hand") === "left" ? "left" : "right",
    calls: calls === "on" || calls === "off" ? calls : "auto",
    awake: read("awake") !== "off",
    spoken: spoken === "few" || spoken === "more" ? spoken : "off",
  };
}

export function currentPreferences() {
  return preferences;
}

/** Only what was chosen is kept: a page's own wish must not become a choice by the way. */
export function setPreferences(change: Partial<Preferences>) {
  preferences = { ...preferences, ...change };
  if (change.language) keep("language", change.language);
  if (change.theme) keep("dress", change.theme);
  if (change.sound !== undefined) keep("sound", change.sound ? "on" : "off");
  if (change.hand) keep("hand", change.hand);
  if (change.calls) keep("calls", change.calls);
  if (change.awake !== undefined) keep("awake", change.awake ? "on" : "off");
  if (change.spoken) keep("spoken", change.spoken);
  applyTheme();
  for (const watcher of watchers) watcher();
}

/** How this page would rather be, for as long as nobody has chosen otherwise in this browser. */
export function preferUnlessChosen({ theme, sound }: Partial<Preferences>) {
  preferences = {
    ...preferences,
    theme: theme && read("dress") === null ? theme : preferences.theme,
    sound: sound !== undefined && !isSoundChosen() ? sound : preferences.sound,
  };
}

/** Whether somebody said in this browser if there should be sound. */
export function isSoundChosen() {
  return read("sound") !== null;
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
