/** How a phone sounds and buzzes: one way for one's turn, another for a question. */
import type { Call } from "../core/calling.ts";
import { soundStart, tone } from "../core/tone.ts";

/** Two low strokes, as of a drum, and as deep as a phone can; two clicks of wood. */
const SOUNDS: Record<Call, (at: number) => void> = {
  turn: (at) => {
    for (const delay of [0, 0.24]) tone(at + delay, { from: 330, to: 196, loud: 0.9, lasts: 0.5 });
  },
  asked: (at) => {
    for (const delay of [0, 0.12, 0.36])
      tone(at + delay, { from: 988, to: 830, loud: 0.7, lasts: 0.1, wave: "triangle" });
  },
};

const BUZZES: Record<Call, number[]> = { turn: [180], asked: [60, 80, 60] };

export function playCall(call: Call) {
  const at = soundStart();
  if (at !== null) SOUNDS[call](at);
}

/** Phones that cannot stay still; nor may a page that was never touched. */
export function buzzCall(call: Call) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZES[call]);
}
