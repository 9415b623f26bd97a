/** What a place has to show, as the view has it. No drawing. */

/** @typedef {import("../../wire/protocol.js").Place} PlaceSeen */

/** Marks of somebody who is out of it, for now or for good: a picture alone does not say so. */
export const OUT = ["harmless", "left"];

/** @param {PlaceSeen} place */
export function isOut(place) {
  return place.marks.some((mark) => OUT.includes(mark.key));
}

/** Before anything is dealt there is nothing to count. @param {PlaceSeen} place */
export function counted(place) {
  const isDealt = place.figure || place.counters.some((counter) => counter.value > 0);
  return isDealt ? place.counters : [];
}
