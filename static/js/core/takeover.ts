/** What is told of seats that change hands in the middle of a game. No drawing, no rule. */
import type { Sight, Takeover } from "../../wire/protocol.d.ts";
import type { Telling } from "./telling.ts";

export interface Notice {
  key: string;
  text: string;
  takeover: Takeover | null;
}

/** Who is it? The same name came with a new phone. */
export function question({ name, was, was_bot }: Takeover, telling: Telling) {
  if (was_bot) return telling.text("takeover-bot", { name, was });
  if (!was || name === was) return telling.text("takeover-phone", { name });
  return telling.text("takeover-seat", { name, was });
}

/**
 * When what is covered shows, to whoever took the seat or to the others.
 * @param count seconds
 */
export function whenShown({ wait }: Takeover, count: number, isMine: boolean, telling: Telling) {
  if (wait < 0) return telling.text(isMine ? "takeover-mine-asks" : "takeover-asks");
  return telling.text(isMine ? "takeover-mine" : "takeover-wait", { count });
}

/**
 * Everything to be told now: first what one can answer, then who took a seat, then what happened
 * to seats in this turn, the newest first.
 */
export function notices(sight: Sight, telling: Telling): Notice[] {
  const isFirst = (each: Takeover) => each.vouch || each.seat === sight.you;
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
