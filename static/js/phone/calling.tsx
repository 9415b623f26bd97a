/**
 * A phone that calls its owner: the page's title, a sound, a buzz, and a screen that stays lit.
 * It says that one is awaited, which everyone at the table sees, and never for what.
 */
import { useEffect, useRef } from "preact/hooks";
import { keepAwake } from "../core/awake.ts";
import type { Heard } from "../core/calling.ts";
import { callOf, isUnderWay, newCall } from "../core/calling.ts";
import { setPreferences } from "../core/preferences.ts";
import { usePreferences, useTable } from "../core/table.ts";
import { wakeSound } from "../core/tone.ts";
import { Icon } from "../parts/icon.tsx";
import { buzzCall, playCall } from "./call-sound.ts";
import { Night } from "./night.tsx";

const TITLE = "Honor Hub";
const GESTURES = ["pointerdown", "keydown"];

export function Calling() {
  const { sight } = useTable();
  const { awake } = usePreferences();
  const isKept = awake && isUnderWay(sight);
  useTitle();
  useSummons();
  useEffect(() => (isKept ? keepAwake() : undefined), [isKept]);
  return isKept ? <Night isAsked={callOf(sight) !== null} /> : null;
}

/** Whoever has put the page aside finds it among others. */
function useTitle() {
  const { sight, translator } = useTable();
  const call = callOf(sight);
  const title = call ? translator.text(`title-${call}`) : TITLE;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = TITLE;
    };
  }, [title]);
}

/** Whether this phone sounds; as long as nobody has said so, only where nothing else does. */
function useIsSounding() {
  const { sight } = useTable();
  const { calls } = usePreferences();
  return calls === "auto" ? !sight.sounding : calls === "on";
}

function useSummons() {
  const { sight } = useTable();
  const { calls } = usePreferences();
  const isSounding = useIsSounding();
  const heard = useRef<Heard | null>(null);
  useEffect(() => {
    for (const gesture of GESTURES) addEventListener(gesture, wakeSound);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, wakeSound);
    };
  }, []);
  useEffect(() => {
    const { call, heard: now } = newCall(heard.current, sight);
    heard.current = now;
    if (!call || calls === "off") return;
    buzzCall(call);
    if (isSounding) playCall(call);
  }, [sight]);
}

/** In the menu: whether one is called by a sound, and whether the screen stays lit. */
export function CallingPick() {
  const { translator } = useTable();
  const { awake } = usePreferences();
  const isSounding = useIsSounding();
  const sound = () => {
    setPreferences({ calls: isSounding ? "off" : "on" });
    if (isSounding) return;
    wakeSound();
    setTimeout(() => playCall("asked"), 60);
  };
  return (
    <div class="pick" role="group" aria-label={translator.text("calling")}>
      <button type="button" class="pick-one" aria-pressed={isSounding} onClick={sound}>
        <Icon name={isSounding ? "sound" : "silence"} /> {translator.text("calling-sound")}
      </button>
      <button
        type="button"
        class="pick-one"
        data-awake
        aria-pressed={awake}
        onClick={() => setPreferences({ awake: !awake })}
      >
        <Icon name="lamp" /> {translator.text("calling-awake")}
      </button>
    </div>
  );
}
