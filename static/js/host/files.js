/** Nights as files: saving what the hub gives only to a key, and bringing a night in. */
import { Refused } from "../core/ask.js";
import { save } from "../core/saving.js";

/** @typedef {import("../../wire/protocol.js").Night} Night */

/** The whole night, to keep or to bring to another hub. @param {string} table @param {string} key */
export function saveNight(table, key) {
  return save(`/api/tables/${encodeURIComponent(table)}/export`, key, `honor-hub-${table}.json`);
}

/** Every result of every night, for a spreadsheet. @param {string} key */
export function saveResults(key) {
  return save("/api/results.csv", key, "honor-hub.csv");
}

/** @param {File} file @returns {Promise<Night>} */
export async function nightIn(file) {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Refused({ code: "damaged-export", params: {} });
  }
}
