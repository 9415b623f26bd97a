/** How this screen should be: its language, light, sound, and the whole of the glass. */
import { html, useEffect, useState } from "../core/html.js";
import { read } from "../core/kept.js";
import { like } from "../core/liking.js";
import { useLiking, useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { DressPick, LanguagePick } from "../parts/language.js";
import { Sheet } from "../parts/sheet.js";
import { play, wakeSound } from "./sound.js";

/** @typedef {{text: (id: string) => string}} Said */

/** @param {{words: Said, short?: boolean}} props */
export function SoundButton({ words, short = false }) {
  const { sound } = useLiking();
  const toggle = () => {
    like({ sound: !sound });
    if (sound) return;
    wakeSound();
    setTimeout(() => play(["drum"]), 60);
  };
  const label = words.text(sound ? "screen-sound-on" : "screen-sound-off");
  return html`<button type="button" class=${short ? "plain tool" : "button tool"} aria-pressed=${sound ? "true" : "false"}
    aria-label=${short ? words.text("screen-sound") : undefined} title=${label} onClick=${toggle}>
    <span class="tool-row"><${Icon} name=${sound ? "sound" : "silence"} />${short ? "" : html`<span>${label}</span>`}</span>
  </button>`;
}

/** Only where the browser can. @param {{words: Said}} props */
function WholeScreen({ words }) {
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
  return html`<button type="button" class="button tool" aria-pressed=${isWhole ? "true" : "false"} onClick=${toggle}>
    ${words.text("screen-whole")}</button>`;
}

/** All of it, side by side. @param {{words: Said}} props */
export function Likings({ words }) {
  return html`<div class="likings">
    <${LanguagePick} words=${words} />
    <${DressPick} words=${words} />
    <${SoundButton} words=${words} />
    <${WholeScreen} words=${words} />
  </div>`;
}

/** This screen forgets its table and shows letters again. @param {{words: Said, onLeave: () => void}} props */
export function OtherTable({ words, onLeave }) {
  return html`<button type="button" class="button tool" data-other-table onClick=${onLeave}>
    ${words.text("screen-other-table")}</button>`;
}

/** Back, for the host who watches on the same device. @param {{words: Said}} props */
function ToHost({ words }) {
  if (!read("host")) return null;
  return html`<a class="button tool" href="/host" data-to-host>${words.text("screen-host")}</a>`;
}

/** The two small buttons in a corner of the table screen. @param {{onLeave?: (() => void) | undefined}} props */
export function Tools({ onLeave = undefined }) {
  const { telling } = useTable();
  const [isOpen, open] = useState(false);
  return html`<div class="tools">
    <${SoundButton} words=${telling} short />
    <button type="button" class="plain tool" aria-label=${telling.text("screen-likings")} onClick=${() => open(true)}>
      <${Icon} name="set" /></button>
    ${
      isOpen &&
      html`<${Sheet} title=${telling.text("screen-likings")} close=${telling.text("close")} onClose=${() => open(false)}>
      <${Likings} words=${telling} />
      ${onLeave ? html`<${OtherTable} words=${telling} onLeave=${onLeave} />` : html`<${ToHost} words=${telling} />`}
    <//>`
    }
  </div>`;
}
