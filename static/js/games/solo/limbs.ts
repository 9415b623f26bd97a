/** The parts of a body as shapes in a box of 120 by 176; the left arm is on the viewer's right. */

interface Limb {
  d: string;
  at: readonly [number, number];
}

/** In the order they are drawn: what lies behind comes first. */
export const LIMBS: Readonly<Record<string, Limb>> = {
  back: {
    d: "M35 44c10-7 40-7 50 0l-3 30 3 22c-14 6-36 6-50 0l3-22z",
    at: [84, 84],
  },
  "right-leg": { d: "M41 94c7 3 12 4 18 4l-1 30-5 31H30c1-28 4-46 11-65z", at: [43, 116] },
  "left-leg": { d: "M79 94c-7 3-12 4-18 4l1 30 5 31h23c-1-28-4-46-11-65z", at: [77, 116] },
  "right-foot": { d: "M33 161h20l1 8c-8 5-21 5-28 2 1-5 4-8 7-10z", at: [41, 167] },
  "left-foot": { d: "M87 161H67l-1 8c8 5 21 5 28 2-1-5-4-8-7-10z", at: [79, 167] },
  "right-knee": {
    d: "M36 131c4-4 13-4 17 0 1 6-1 11-3 13-4 2-10 2-13 0-2-3-3-8-1-13z",
    at: [44, 138],
  },
  "left-knee": {
    d: "M84 131c-4-4-13-4-17 0-1 6 1 11 3 13 4 2 10 2 13 0 2-3 3-8 1-13z",
    at: [76, 138],
  },
  "right-arm": { d: "M24 61l15 4c-1 12-4 21-9 30l-12-4c1-12 3-21 6-30z", at: [28, 79] },
  "left-arm": { d: "M96 61l-15 4c1 12 4 21 9 30l12-4c-1-12-3-21-6-30z", at: [92, 79] },
  "right-hand": { d: "M17 93l12 4c0 7-3 11-8 10s-6-7-4-14z", at: [22, 100] },
  "left-hand": { d: "M103 93l-12 4c0 7 3 11 8 10s6-7 4-14z", at: [98, 100] },
  neck: { d: "M54 35h12v9c-4 3-8 3-12 0z", at: [60, 40] },
  belly: { d: "M43 71c10 4 24 4 34 0l2 21c-12 5-26 5-38 0z", at: [60, 83] },
  side: { d: "M79 69l4 1-1 22-5 2z", at: [80, 82] },
  chest: { d: "M42 45c11-6 25-6 36 0l-1 24c-10 4-24 4-34 0z", at: [60, 57] },
  "right-shoulder": { d: "M43 44c-10-1-18 4-20 15l17 4 4-9z", at: [32, 52] },
  "left-shoulder": { d: "M77 44c10-1 18 4 20 15l-17 4-4-9z", at: [88, 52] },
  face: { d: "M49 22h22c1 9-4 15-11 15s-12-6-11-15z", at: [60, 28] },
  head: { d: "M48 20c0-12 24-12 24 0v1H48z", at: [60, 15] },
};

/** What each of the two wears and holds; it cannot be hit. */
export const DRESS = {
  me:
    "M56 10c-3-9 11-9 8 0M16 101C10 84 6 60 5 34M104 101c6-10 10-22 12-36M13 89l13 5" +
    "M94 94l13-5M42 92c12 5 24 5 36 0",
  foe:
    "M34 30c2-12 8-18 14-20M86 30c-2-12-8-18-14-20M46 12C40 2 34-1 27 0" +
    "M74 12C80 2 86-1 93 0M104 150 96 2M42 92c12 5 24 5 36 0M44 58c10 4 22 4 32 0" +
    "M43 66c10 4 24 4 34 0",
};
/** A kabuto with its bowl, for the one who came in armour. */
export const HELMET = "M44 20c-1-18 33-18 32 0l8 12c-8-3-12-7-13-10H49c-1 3-5 7-13 10z";
