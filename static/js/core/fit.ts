/**
 * Makes a box no taller than the room it has: first it gives way by steps that its styles name,
 * then its letters become smaller. What a page shows in it is not known here.
 */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

/** How large letters are where nobody has asked for larger ones. */
const PLAIN = 16;
/** Letters of that size may become so much smaller, where nothing else helps. */
const LEAST = 0.8;
const TRIES = 10;

/**
 * @param steps how many steps of giving way its styles know: `data-fit` is 0 to that
 * @returns how tall it is now
 */
export function fit(box: HTMLElement, room: number, steps = 0): number {
  grow(box, 1);
  let height = 0;
  for (let step = 0; step <= steps; step += 1) {
    box.dataset.fit = String(step);
    height = heightOf(box);
    if (height <= room) return height;
  }
  const least = (LEAST * PLAIN) / Math.max(PLAIN, lettersOf(document.documentElement));
  for (let zoom = 1, at = 0; at < TRIES && height > room && zoom > least; at += 1) {
    // Smaller letters make fewer lines too.
    zoom = Math.max(least, zoom * Math.min(0.97, Math.sqrt(room / height)));
    grow(box, zoom);
    height = heightOf(box);
  }
  return height;
}

/** Its styles know it by `--zoom`: a length that is not its own must be divided by that. */
function grow(box: HTMLElement, zoom: number) {
  for (const name of ["zoom", "--zoom"]) box.style.setProperty(name, zoom.toFixed(3));
}

function heightOf(box: HTMLElement) {
  return box.getBoundingClientRect().height;
}

function lettersOf(root: HTMLElement) {
  return Number.parseFloat(getComputedStyle(root).fontSize) || PLAIN;
}

/** Of the glass, what a sheet may take. */
const SHEET = 0.94;
const SHEET_STEPS = 1;

/**
 * Keeps what can be done on a sheet, its parts that say `data-fitted`, within the glass; what is to
 * be read comes after it, and may be scrolled to.
 */
export function useFitted(body: RefObject<HTMLElement | null>) {
  const measure = () => {
    const box = body.current;
    const part = box?.querySelector<HTMLElement>(":scope > [data-fitted]");
    if (!box || !part) return;
    const above = part.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const below = Number.parseFloat(getComputedStyle(box).paddingBottom);
    fit(part, SHEET * innerHeight - above - below, SHEET_STEPS);
  };
  useLayoutEffect(measure);
  useWatched(body, measure);
}

/** Once more whenever the box or the glass has another size. */
export function useWatched(of: RefObject<HTMLElement | null>, measure: () => void) {
  useEffect(() => {
    const box = of.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
}
