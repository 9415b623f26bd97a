/**
 * “Press OK for sound”: browsers stay silent until somebody presses something, and on a TV that is
 * the remote's OK. It waits for a while and goes by itself; who said no before is not asked again.
 */
import { useEffect, useRef } from "preact/hooks";
import { currentPreferences, isSoundChosen, setPreferences } from "../core/preferences.ts";
import { useWords } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { isSoundAwake, play, wakeSound } from "./sound.ts";

const WAITS = 30_000;

/** Whether it is worth asking: nobody said no, and nothing is heard yet. */
export function isSoundWanted() {
  return (currentPreferences().sound || !isSoundChosen()) && !isSoundAwake();
}

export function SoundAsk({ onDone }: { onDone: () => void }) {
  const words = useWords();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, [words]);
  useEffect(() => {
    const end = setTimeout(onDone, WAITS);
    return () => clearTimeout(end);
  }, []);
  if (!words) return null;
  const agree = () => {
    setPreferences({ sound: true });
    wakeSound();
    setTimeout(() => play(["drum"]), 60);
    onDone();
  };
  const refuse = (event: KeyboardEvent) => event.key === "Escape" && onDone();
  return (
    <button
      ref={ref}
      type="button"
      class="button main sound-ask"
      data-sound-ask
      onClick={agree}
      onKeyDown={refuse}
    >
      <span class="tool-row">
        <Icon name="sound" /> {words.text("screen-sound-ask")}
      </span>
    </button>
  );
}
