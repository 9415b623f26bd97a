/** What is told of seats that change hands in the middle of a game. No drawing, no rule. */

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("../../wire/protocol.js").Takeover} Takeover */
/** @typedef {import("./telling.js").Telling} Telling */
/** @typedef {{key: string, text: string, takeover: Takeover | null}} Notice */

/** Who is it? The same name came with a new phone. @param {Takeover} takeover @param {Telling} telling */
export function question({ name, was, was_bot }, telling) {
  if (was_bot) return telling.text("takeover-bot", { name, was });
  if (!was || name === was) return telling.text("takeover-phone", { name });
  return telling.text("takeover-seat", { name, was });
}

/**
 * When what is covered shows, to whoever took the seat or to the others.
 *
 * @param {Takeover} takeover @param {number} count seconds @param {boolean} isMine @param {Telling} telling
 */
export function whenShown({ wait }, count, isMine, telling) {
  if (wait < 0) return telling.text(isMine ? "takeover-mine-asks" : "takeover-asks");
  return telling.text(isMine ? "takeover-mine" : "takeover-wait", { count });
}

/**
 * Everything to be told now: first what one can answer, then who took a seat, then what happened
 * to seats in this turn, the newest first.
 *
 * @param {Sight} sight @param {Telling} telling @returns {Notice[]}
 */
export function notices(sight, telling) {
  const isFirst = (/** @type {Takeover} */ each) => each.vouch || each.seat === sight.you;
  const takeovers = [...(sight.takeovers ?? [])].sort(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)),
  );
  const asked = takeovers.map((takeover) => ({
    key: `${takeover.seat}/${takeover.since}`,
    text: question(takeover, telling),
    takeover,
  }));
  const news = (sight.seat_news ?? []).map((line, at) => ({
    key: `line ${at}`,
    text: telling.line(line),
    takeover: null,
  }));
  return [...asked, ...news.reverse()];
}
