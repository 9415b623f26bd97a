/** The table's sounds, made on the spot: drum, wood block, bell, gong. Nothing is downloaded. */
import type { Sound } from "./sound-cues.ts";

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Browsers want a gesture first; every tap or key may bring it. */
export function wakeSound() {
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Context) return;
  if (!context) {
    context = new Context();
    const limit = context.createDynamicsCompressor();
    out = context.createGain();
    out.gain.value = 0.5;
    out.connect(limit).connect(context.destination);
  }
  if (context.state === "suspended") void context.resume().catch(() => {});
}

/** Whether a sound would be heard now, as far as the browser goes. */
export function isSoundAwake() {
  return context?.state === "running";
}

/** A tone that swells in `attack` and dies away in `lasts`. */
function tone(
  at: number,
  {
    from,
    to = from,
    loud,
    attack = 0.004,
    lasts,
    wave = "sine",
  }: {
    from: number;
    to?: number;
    loud: number;
    attack?: number;
    lasts: number;
    wave?: OscillatorType;
  },
) {
  if (!context || !out) return;
  const [source, gain] = [context.createOscillator(), context.createGain()];
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts * 0.5);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + lasts + 0.05);
}

/** The skin's slap: a breath of filtered noise. */
function slap(at: number, pitch: number, loud: number, lasts: number) {
  if (!context || !out) return;
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let each = 0; each < length; each += 1)
    data[each] = (Math.random() * 2 - 1) * (1 - each / length) ** 3;
  const [source, filter, gain] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.createGain(),
  ];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

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
  if (!context || !isSoundAwake()) return;
  const now = context.currentTime + 0.02;
  for (const [at, sound] of sounds.entries()) SOUNDS[sound](now + at * 0.18);
}
