/** Nights as files: saving what the hub gives only to a key, and bringing a night in. */
import { Refused, reasonOf } from "../core/ask.js";

/** @typedef {import("../../wire/protocol.js").Night} Night */

/** The browser keeps the file's address for this long, so that it can take it. */
const FORGET_AFTER = 10_000;

/** @param {string} path @param {string} key @param {string} name */
export async function save(path, key, name) {
  let response;
  try {
    response = await fetch(path, { headers: { authorization: `Bearer ${key}` } });
  } catch (error) {
    throw reasonOf(error);
  }
  if (!response.ok) {
    const said = await response.json().catch(() => null);
    throw said?.refusal ?? reasonOf(null);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER);
}

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
