/** How this screen should be: its language, light, sound, and the whole of the glass. */
import { useEffect, useState } from "preact/hooks";
import { setPreferences } from "../core/preferences.ts";
import { read } from "../core/storage.ts";
import { usePreferences, useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { LanguagePick, ThemePick } from "../parts/language.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { play, wakeSound } from "./sound.ts";
import { SpokenPick } from "./spoken.tsx";

interface Said {
  text: (id: string) => string;
}

export function SoundButton({ words, short = false }: { words: Said; short?: boolean }) {
  const { sound } = usePreferences();
  const toggle = () => {
    setPreferences({ sound: !sound });
    if (sound) return;
    wakeSound();
    setTimeout(() => play(["drum"]), 60);
  };
  const label = words.text(sound ? "screen-sound-on" : "screen-sound-off");
  return (
    <button
      type="button"
      class={short ? "plain tool" : "button tool"}
      aria-pressed={sound ? "true" : "false"}
      aria-label={short ? words.text("screen-sound") : undefined}
      title={label}
      onClick={toggle}
    >
      <span class="tool-row">
        <Icon name={sound ? "sound" : "silence"} />
        {short ? "" : <span>{label}</span>}
      </span>
    </button>
  );
}

/** Only where the browser can. */
function WholeScreen({ words }: { words: Said }) {
  const [isWhole, set] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => set(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    void (isWhole ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => {},
    );
  return (
    <button
      type="button"
      class="button tool"
      aria-pressed={isWhole ? "true" : "false"}
      onClick={toggle}
    >
      {words.text("screen-whole")}
    </button>
  );
}

/** All of it, side by side. */
export function Settings({ words }: { words: Said }) {
  return (
    <div class="likings">
      <LanguagePick words={words} />
      <ThemePick words={words} />
      <SoundButton words={words} />
      <SpokenPick words={words} />
      <WholeScreen words={words} />
    </div>
  );
}

/** This screen forgets its table and shows letters again. */
export function OtherTable({ words, onLeave }: { words: Said; onLeave: () => void }) {
  return (
    <button type="button" class="button tool" data-other-table onClick={onLeave}>
      {words.text("screen-other-table")}
    </button>
  );
}

/** Back, for the host who watches on the same device. */
function ToHost({ words }: { words: Said }) {
  if (!read("host")) return null;
  return (
    <a class="button tool" href="/host" data-to-host>
      {words.text("screen-host")}
    </a>
  );
}

/** The two small buttons in a corner of the table screen. */
export function Tools({ onLeave = undefined }: { onLeave?: (() => void) | undefined }) {
  const { translator } = useTable();
  const [isOpen, open] = useState(false);
  return (
    <div class="tools">
      <SoundButton words={translator} short />
      <button
        type="button"
        class="plain tool"
        aria-label={translator.text("screen-likings")}
        onClick={() => open(true)}
      >
        <Icon name="set" />
      </button>
      {isOpen && (
        <Sheet
          title={translator.text("screen-likings")}
          close={translator.text("close")}
          onClose={() => open(false)}
        >
          <Settings words={translator} />
          {onLeave ? (
            <OtherTable words={translator} onLeave={onLeave} />
          ) : (
            <ToHost words={translator} />
          )}
        </Sheet>
      )}
    </div>
  );
}
