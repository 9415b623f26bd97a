/** The browser's own voice for a language, where it has one. */
import type { Voice } from "./speaker.ts";

/** A little faster than it reads by itself: a line has 2.5 seconds. */
const RATE = 1.15;

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;

function voiceFor(language: string) {
  return synthesis()
    ?.getVoices()
    .find((voice) => voice.lang.toLowerCase().startsWith(language));
}

export function hasVoice(language: string) {
  return voiceFor(language) !== undefined;
}

/** Browsers find their voices some time after the page has begun. */
export function watchVoices(changed: () => void): () => void {
  synthesis()?.addEventListener?.("voiceschanged", changed);
  return () => synthesis()?.removeEventListener?.("voiceschanged", changed);
}

/** @param language asked for each line anew: it may be changed on the screen */
export function browserVoice(language: () => string): Voice {
  return {
    speak(text, began, ended) {
      const voice = voiceFor(language());
      if (!voice) {
        // A voice of another language would say it wrongly.
        ended();
        return;
      }
      const said = new SpeechSynthesisUtterance(text);
      said.voice = voice;
      said.lang = voice.lang;
      said.rate = RATE;
      said.onstart = began;
      said.onend = ended;
      said.onerror = ended;
      synthesis()?.speak(said);
    },
    cancel: () => synthesis()?.cancel(),
  };
}
