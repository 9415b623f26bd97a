/** What is told of seats that change hands in the middle of a game. No drawing, no rule. */
import type { Sight, Takeover } from "../../wire/protocol.d.ts";
import type { Translator } from "./translator.ts";

export interface Notice {
  key: string;
  text: string;
  takeover: Takeover | null;
}

/** Who is it? The same name came with a new phone. */
export function question({ name, was, was_bot }: Takeover, translator: Translator) {
  if (was_bot) return translator.text("takeover-bot", { name, was });
  if (!was || name === was) return translator.text("takeover-phone", { name });
  return translator.text("takeover-seat", { name, was });
}

/**
 * When what is covered shows, to whoever took the seat or to the others.
 * @param count seconds
 */
export function whenShown(
  { wait }: Takeover,
  count: number,
  isMine: boolean,
  translator: Translator,
) {
  if (wait < 0) return translator.text(isMine ? "takeover-mine-asks" : "takeover-asks");
  return translator.text(isMine ? "takeover-mine" : "takeover-wait", { count });
}

/**
 * Everything to be told now: first what one can answer, then who took a seat, then what happened
 * to seats in this turn, the newest first.
 */
export function notices(sight: Sight, translator: Translator): Notice[] {
  const isFirst = (each: Takeover) => each.vouch || each.seat === sight.you;
  const takeovers = [...(sight.takeovers ?? [])].sort(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)),
  );
  const asked = takeovers.map((takeover) => ({
    key: `${takeover.seat}/${takeover.since}`,
    text: question(takeover, translator),
    takeover,
  }));
  const news = (sight.seat_news ?? []).map((line, at) => ({
    key: `line ${at}`,
    text: translator.line(line),
    takeover: null,
  }));
  return [...asked, ...news.reverse()];
}
