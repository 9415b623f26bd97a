/** What a past night tells of itself. What nights add up to is summed by the hub; no drawing. */
import type { PastNight } from "../../wire/protocol.d.ts";

/** Nights that somebody finished, newest first. */
export function newest(nights: readonly PastNight[]): PastNight[] {
  return nights.filter((night) => night.results.length > 0).sort((a, b) => b.at - a.at);
}

export function winners(night: PastNight) {
  return night.results.filter((result) => result.won);
}

/** Whether the hub played with itself. */
export function isShow(night: PastNight) {
  return night.results.every((result) => result.is_bot);
}

/** Whether no role tells the sides apart, so that whoever won is known by name. */
export function isOfNames(night: PastNight) {
  return night.results.length > 1 && new Set(night.results.map((each) => each.role)).size === 1;
}
