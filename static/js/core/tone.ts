/** What every sound is made of, on the spot: tones and slaps. Nothing is downloaded. */

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

/** Whether this device would be heard now. */
export function isSoundAwake() {
  return context?.state === "running";
}

/** When a sound that is made now can begin; null as long as none can be made. */
export function soundStart() {
  return isSoundAwake() && context ? context.currentTime + 0.02 : null;
}

interface Tone {
  from: number;
  to?: number;
  loud: number;
  attack?: number;
  lasts: number;
  wave?: OscillatorType;
}

/** A tone that swells in `attack` and dies away in `lasts`. */
export function tone(
  at: number,
  { from, to = from, loud, attack = 0.004, lasts, wave = "sine" }: Tone,
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
export function slap(at: number, pitch: number, loud: number, lasts: number) {
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
