/**
 * The key of whoever claims a hub, made here: the same is sent again if no answer comes, also by a
 * page that was opened anew. No drawing.
 */
import { keep, read } from "../core/storage.ts";

const BYTES = 24;
const NAME = "claiming";

/** The one with which this browser began to claim, and heard of no answer. */
export function begunKey() {
  return read(NAME);
}

/** Of 192 bits, as the hub's own; the one that was begun with, if there is one. */
export function ownKey() {
  const begun = begunKey();
  if (begun) return begun;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  keep(NAME, key);
  return key;
}
