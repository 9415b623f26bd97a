/** Nights as files: saving what the hub gives only to a key, and bringing a night in. */

import type { Night } from "../../wire/protocol.d.ts";
import { Refused } from "../core/ask.ts";
import { save } from "../core/saving.ts";

/** The whole night, to keep or to bring to another hub. */
export function saveNight(table: string, key: string) {
  return save(`/api/tables/${encodeURIComponent(table)}/export`, key, `honor-hub-${table}.json`);
}

/** Every result of every night, for a spreadsheet. */
export function saveResults(key: string) {
  return save("/api/results.csv", key, "honor-hub.csv");
}

export async function nightIn(file: File): Promise<Night> {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Refused({ code: "damaged-export", params: {} });
  }
}
