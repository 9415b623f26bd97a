/** A swordsman in a straw hat as an outline: he stands at 0 0, is 62 high and looks to the left. */

export const WANDERER =
  "M-21-44Q-7-50 0-62 7-50 21-44 0-49-21-44zM-9-46h18c5 10 6 22 4 32l4 14h-9l-6-12-6 12h-10" +
  "l5-15c-3-10-4-21 0-31zM8-30l30 10-1 3-31-9zM-9-36l-9 12 2 2 11-10z";

/** The same with his sword drawn before him. */
export const SWORDSMAN = `${WANDERER}M-14-24l-34-22-1 2 33 24z`;
