/** The round's clock: asked for as time that is left, then counted down by this device. */

import { useEffect, useState } from "preact/hooks";
import type { Frame } from "../../../wire/own/tournament.d.ts";
import type { ClockSeen } from "../../../wire/protocol.d.ts";
import { ask } from "../../core/ask.ts";
import type { Translator } from "../../core/translator.ts";
import { printedTime } from "./fitting.ts";

/** `at` is when it came, by `performance.now()` */
type Said = ClockSeen & { at: number };

const TICK = 500;
/** Clocks of devices run apart, and a hub may have been off: it is asked again now and then. */
const ASKS_EVERY = { running: 30_000, off: 10_000, up: 30_000 };
/** At a table no sight tells that the clock was stopped, or given more time. */
const ASKS_SOONER = 6000;

/**
 * The clock as it stands now; null until the hub has said.
 * @param where with what the view says of it, if it says anything
 * @param also asked anew when this changes, too
 */
export function useClock(
  { of, key, frame }: { of: string; key: string; frame?: Frame },
  also?: unknown,
): ClockSeen | null {
  const [seen, see] = useState<Said | null>(null);
  const again =
    frame &&
    [
      frame.phase,
      frame.round,
      frame.clock,
      frame.is_paused,
      frame.minutes,
      frame.added,
      frame.after_restart,
    ].join("/");
  useEffect(() => {
    let current = true;
    const look = () =>
      ask("GET /api/tournaments/{name}/clock", { key, parts: { name: of } })
        .then((said) => current && see({ ...said, at: performance.now() }))
        .catch(() => undefined); // It runs on by what is known; the next time asks again.
    void look();
    const asking = setInterval(look, frame ? ASKS_EVERY[seen?.clock ?? "off"] : ASKS_SOONER);
    document.addEventListener("visibilitychange", look);
    return () => {
      current = false;
      clearInterval(asking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [of, key, again, also, seen?.clock]);
  return useCountdown(seen, frame);
}

/**
 * What the hub said of the clock, counted down by this device since it came.
 * @param frame what the view says of it, if it says anything
 */
export function useCountdown(seen: Said | null, frame?: Frame): ClockSeen | null {
  const [now, tick] = useState(0);
  useEffect(() => {
    if (seen?.clock !== "running" || seen.paused) return undefined;
    const timer = setInterval(() => tick(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [seen?.clock, seen?.paused]);
  // What was said of the round before is not said of this one.
  if (!seen || (frame && seen.clock !== frame.clock)) return null;
  const gone = seen.paused ? 0 : Math.max(0, now - seen.at);
  const less = (left: number) => (left < 0 ? -1 : Math.max(0, left - gone));
  return { ...seen, left: less(seen.left), length_left: less(seen.length_left) };
}

const SOON = 5 * 60_000;

interface ClockFaceProps {
  seen: ClockSeen | null;
  minutes: number;
  translator: Translator;
}

/** The time that is left, in large figures. */
export function ClockFace({ seen, minutes, translator }: ClockFaceProps) {
  if (!seen) return <p class="t-clock" role="timer" />;
  const isSoon = seen.clock === "running" && seen.left >= 0 && seen.left < SOON;
  const kind = seen.paused ? "paused" : isSoon ? "soon" : seen.clock;
  return (
    <p class={`t-clock is-${kind}`} role="timer">
      <span class="t-clock-time">{timeOf(seen, minutes, translator)}</span>
      <span class="t-clock-state">{stateOf(seen, minutes, translator)}</span>
    </p>
  );
}

function timeOf(seen: ClockSeen, minutes: number, translator: Translator) {
  if (seen.clock === "up") return translator.name("clock", "up");
  if (seen.clock === "running" && seen.left >= 0) return printedTime(seen.left);
  if (seen.clock === "off" && minutes > 0) return printedTime(minutes * 60_000);
  return seen.clock === "running" ? "∞" : "–";
}

function stateOf(seen: ClockSeen, minutes: number, translator: Translator) {
  if (seen.clock === "up") return translator.text("t-finish-turn");
  if (minutes === 0) return translator.text("t-no-limit");
  if (seen.paused) return translator.text(seen.restarted ? "t-restarted" : "t-paused");
  return translator.text(seen.clock === "running" ? "t-left" : "t-not-started");
}
