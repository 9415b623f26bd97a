/** What a past night tells of itself. What nights add up to is summed by the hub; no drawing. */

/** @typedef {import("../../wire/protocol.js").PastNight} PastNight */

/**
 * Nights that somebody finished, newest first.
 *
 * @param {readonly PastNight[]} nights
 * @returns {PastNight[]}
 */
export function newest(nights) {
  return nights.filter((night) => night.results.length > 0).sort((a, b) => b.at - a.at);
}

/** @param {PastNight} night */
export function winners(night) {
  return night.results.filter((result) => result.won);
}

/** Whether the hub played with itself. @param {PastNight} night */
export function isShow(night) {
  return night.results.every((result) => result.is_bot);
}
