/** The table's sounds, made on the spot: drum, wood block, bell, gong. */
import { slap, soundStart, tone } from "../core/tone.ts";
import type { Sound } from "./sound-cues.ts";

export { isSoundAwake, wakeSound } from "../core/tone.ts";

const SOUNDS: Record<Sound, (at: number) => void> = {
  drum: (at) => {
    for (const [delay, loud] of [
      [0, 0.8],
      [0.24, 0.45],
    ]) {
      tone(at + delay, { from: 128, to: 58, loud, lasts: 0.55 });
      slap(at + delay, 420, loud * 0.5, 0.07);
    }
  },
  block: (at) => {
    for (const delay of [0, 0.11]) {
      tone(at + delay, {
        from: 940,
        to: 820,
        loud: 0.35,
        attack: 0.002,
        lasts: 0.09,
        wave: "triangle",
      });
      slap(at + delay, 1900, 0.3, 0.03);
    }
  },
  bell: (at) => {
    for (const [part, loud, lasts] of [
      [1, 0.3, 2.6],
      [2.01, 0.16, 1.9],
      [2.76, 0.12, 1.3],
      [5.4, 0.05, 0.7],
    ]) {
      tone(at, { from: 523 * part, loud, lasts });
    }
  },
  gong: (at) => {
    for (const [part, loud, lasts] of [
      [1, 0.5, 3.6],
      [1.48, 0.22, 3],
      [2.13, 0.16, 2.4],
      [2.9, 0.08, 1.8],
    ]) {
      tone(at, { from: 82 * part, to: 80 * part, loud, attack: 0.05, lasts });
    }
    slap(at, 300, 0.25, 0.35);
  },
};

export function play(sounds: readonly Sound[]) {
  const now = soundStart();
  if (now === null) return;
  for (const [at, sound] of sounds.entries()) SOUNDS[sound](now + at * 0.18);
}
