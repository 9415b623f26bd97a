/**
 * Says lines aloud, one at a time: none for longer than 2.5 seconds, none that could not begin
 * within a second. What is said is not decided here.
 */

/** Whatever can speak: the browser, or a test. */
export interface Voice {
  speak(text: string, began: () => void, ended: () => void): void;
  cancel(): void;
}

export const LONGEST = 2500;
export const WAITS = 1000;

interface Waiting {
  text: string;
  rank: number;
  since: number;
}

export class Speaker {
  voice;
  now;
  waiting: Waiting | null;
  /** Counts what was said, so that a late word of something earlier changes nothing. */
  saying: number;
  isSpeaking: boolean;
  limit: ReturnType<typeof setTimeout> | undefined;

  constructor(voice: Voice, now: () => number = () => performance.now()) {
    this.voice = voice;
    this.now = now;
    this.waiting = null;
    this.saying = 0;
    this.isSpeaking = false;
    this.limit = undefined;
  }

  /** @param rank of what waits, the graver stays */
  say(text: string, rank = 0) {
    if (!this.isSpeaking) this.#begin(text);
    else if (!this.waiting || rank >= this.waiting.rank)
      this.waiting = { text, rank, since: this.now() };
  }

  stop() {
    this.waiting = null;
    if (this.isSpeaking) this.#cut(this.saying);
  }

  #begin(text: string) {
    this.saying += 1;
    this.isSpeaking = true;
    const own = this.saying;
    const within = (time: number) => {
      clearTimeout(this.limit);
      this.limit = setTimeout(() => this.#cut(own), time);
    };
    within(WAITS);
    this.voice.speak(
      text,
      () => own === this.saying && within(LONGEST),
      () => this.#end(own),
    );
  }

  #cut(own: number) {
    if (own !== this.saying) return;
    this.voice.cancel();
    this.#end(own);
  }

  #end(own: number) {
    if (own !== this.saying || !this.isSpeaking) return;
    clearTimeout(this.limit);
    this.isSpeaking = false;
    const next = this.waiting;
    this.waiting = null;
    if (next && this.now() - next.since <= WAITS) this.#begin(next.text);
  }
}
