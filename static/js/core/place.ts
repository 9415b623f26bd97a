/** What a place has to show, as the view has it. No drawing. */
import type { Place as PlaceSeen } from "../../wire/protocol.d.ts";

/** Marks of somebody who is out of it, for now or for good: a picture alone does not say so. */
export const OUT = ["harmless", "left"];

export function isOut(place: PlaceSeen) {
  return place.marks.some((mark) => OUT.includes(mark.key));
}

/** Before anything is dealt there is nothing to count. */
export function counted(place: PlaceSeen) {
  const isDealt = place.figure || place.counters.some((counter) => counter.value > 0);
  return isDealt ? place.counters : [];
}
