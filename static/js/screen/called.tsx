/**
 * Whom the table calls, large; and what makes that be noticed: this screen stays lit, and says
 * whether the table hears it, so that phones need not sound as well. No secret: see `called`.
 */
import { useEffect, useState } from "preact/hooks";
import { keepAwake } from "../core/awake.ts";
import { isUnderWay } from "../core/calling.ts";
import { usePreferences, useTable } from "../core/table.ts";
import { isSoundAwake } from "../core/tone.ts";
import { SeatBadge } from "../parts/icon.tsx";

/** How often it is looked whether a browser lets this screen sound. */
const EACH = 1000;

/** So many names stand beside each other as large as one. */
const FEW = 2;
/** And so many letters of them: more would need a second line, which lies on what is beside. */
const FEW_LETTERS = 16;
/** More than so many names would lie over the seats; they stand beside the ring. */
const MOST_NAMES = 3;

export function Called() {
  const { sight, translator } = useTable();
  const isOn = isUnderWay(sight);
  useHeard();
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
  const seats = sight.called ?? [];
  if (seats.length === 0) return null;
  const isNamed = seats.length <= MOST_NAMES;
  const kind = isNamed ? "many" : "signs";
  const letters = seats.reduce((sum, seat) => sum + translator.seat(seat).length, 0);
  const isFew = seats.length <= FEW && letters <= FEW_LETTERS;
  const classes = isFew ? "called" : `called ${kind}`;
  // One key for each call: whoever is called anew is shown large anew.
  return (
    <section key={seats.join()} class={classes} aria-hidden="true">
      <p class="called-label">
        {isNamed
          ? translator.text("screen-awaited")
          : translator.text("screen-awaited-count", { count: seats.length })}
      </p>
      <p class="called-who">
        {seats.map((seat) => (
          <span key={seat} class="called-seat">
            <SeatBadge seat={seat} big /> {isNamed && translator.seat(seat)}
          </span>
        ))}
      </p>
    </section>
  );
}

function useHeard() {
  const { link } = useTable();
  const { sound } = usePreferences();
  const [isAwake, set] = useState(isSoundAwake());
  useEffect(() => {
    const timer = setInterval(() => set(isSoundAwake()), EACH);
    return () => clearInterval(timer);
  }, []);
  const isHeard = sound && isAwake;
  const isLinked = link.state === "linked";
  useEffect(() => {
    // Refused to a watcher, whom the table does not hear; a new connection is quiet at first.
    if (isLinked && isHeard) void link.sound(true);
    return () => void (isLinked && isHeard && link.sound(false));
  }, [isLinked, isHeard]);
}
