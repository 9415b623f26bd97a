/** The dock at the lower edge: made to fit the glass, and where it lies if it needs most of it. */

import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { fit, setStep, setStyle, useMeasured } from "../core/fit.ts";

/** More of the glass than this, with large letters, would hide the rest. */
const MOST = 0.75;
/** A phone on its side has it beside the rest; phone-aside.css has the same. */
const ASIDE = "(max-height: 480px) and (min-aspect-ratio: 5 / 4)";
/** What the glass keeps free below the bar, in pixels. */
const EDGE = 6;
/** What is told beside the question gives way, then what closed buttons say. */
const STEPS = 2;

/** @returns the dock, and whether it is too tall to stay there: then the page begins with it */
export function useDock(): [RefObject<HTMLDivElement | null>, boolean] {
  const dock = useRef<HTMLDivElement | null>(null);
  const [isTall, set] = useState(false);
  const measure = () => {
    const box = dock.current;
    if (!box) return;
    shorten(box);
    const high = fit(box, innerHeight - barHeight(box) - EDGE, STEPS);
    // Only a form of a game's own asks for it, and all of the page's styles hang on it.
    if (box.closest(".playing.drawn")) setStyle(phoneOf(box), "--dock-high", `${high}px`);
    set(high > MOST * innerHeight && !matchMedia(ASIDE).matches);
  };
  useMeasured(dock, measure);
  return [dock, isTall];
}

/** Above it, at any scroll; the page's styles know it by `--bar-high`. */
function barHeight(dock: HTMLElement) {
  const phone = phoneOf(dock);
  const high = phone?.querySelector(".bar")?.getBoundingClientRect().height ?? 0;
  setStyle(phone, "--bar-high", `${high}px`);
  return high;
}

function phoneOf(dock: HTMLElement) {
  return dock.closest<HTMLElement>(".phone");
}

/** Of what has happened, the newest lines that leave the page as long as the glass. */
function shorten(dock: HTMLElement) {
  const story = dock.querySelector<HTMLElement>(".story[data-least]");
  if (!story) return;
  setStep(dock, 0);
  const lines = [...story.children] as HTMLElement[];
  for (const line of lines) line.hidden = false;
  let over = document.documentElement.scrollHeight - innerHeight;
  const spare = over > 0 ? lines.slice(0, -Number(story.dataset.least)) : [];
  // All are measured before the first is hidden: the page is laid out once, not once a line.
  const heights = spare.map((line) => line.getBoundingClientRect().height);
  spare.forEach((line, at) => {
    line.hidden = over > 0;
    over -= heights[at] ?? 0;
  });
}
