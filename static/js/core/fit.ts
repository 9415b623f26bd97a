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
/** Half as much is left to find with each: seven come within a hundredth. */
const HALVINGS = 7;

/**
 * @param steps how many steps of giving way its styles know: `data-fit` is 0 to that
 * @returns how tall it is now
 */
export function fit(box: HTMLElement, room: number, steps = 0): number {
  grow(box, 1);
  let height = 0;
  for (let step = 0; step <= steps; step += 1) {
    setStep(box, step);
    height = heightOf(box);
    if (height <= room) return height;
  }
  return shrink(box, room);
}

/** As large as there is room for. No sum tells it: smaller letters make fewer lines too. */
function shrink(box: HTMLElement, room: number): number {
  let small = (LEAST * PLAIN) / Math.max(PLAIN, lettersOf(document.documentElement));
  let large = 1;
  for (let at = 0; at < HALVINGS; at += 1) {
    const zoom = (small + large) / 2;
    grow(box, zoom);
    if (heightOf(box) <= room) small = zoom;
    else large = zoom;
  }
  grow(box, small);
  return heightOf(box);
}

/** Its styles know it by `--zoom`: a length that is not its own must be divided by that. */
function grow(box: HTMLElement, zoom: number) {
  for (const name of ["zoom", "--zoom"]) setStyle(box, name, zoom.toFixed(3));
}

/** Only what is new: a browser works out all styles below a box anew for each that is written. */
export function setStyle(box: HTMLElement | null, name: string, value: string) {
  if (box && box.style.getPropertyValue(name) !== value) box.style.setProperty(name, value);
}

/** Which step of giving way its styles are to take. */
export function setStep(box: HTMLElement, step: number) {
  if (box.dataset.fit !== String(step)) box.dataset.fit = String(step);
}

function heightOf(box: HTMLElement) {
  return box.getBoundingClientRect().height;
}

function lettersOf(root: HTMLElement) {
  return Number.parseFloat(getComputedStyle(root).fontSize) || PLAIN;
}

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
    fit(part, mostOf(box.closest(".sheet")) - above - below, SHEET_STEPS);
  };
  useMeasured(body, measure);
}

/** How tall its styles let a sheet be, without its borders. */
function mostOf(sheet: HTMLElement | null) {
  if (!sheet) return innerHeight;
  const most = Number.parseFloat(getComputedStyle(sheet).maxHeight) || innerHeight;
  return most - (sheet.offsetHeight - sheet.clientHeight);
}

/**
 * Measures a box before it is first seen, and whenever it, what lies beside it or the glass has
 * another size: a browser tells of that once it has laid a frame out, before anybody sees it. To
 * ask sooner, at every drawing, would have the page laid out twice for each move.
 */
export function useMeasured(of: RefObject<HTMLElement | null>, measure: () => void) {
  useLayoutEffect(measure, []);
  useEffect(() => {
    const boxes = [of.current, of.current?.previousElementSibling].filter((each) => !!each);
    let measured = "";
    const look = () => {
      measure();
      measured = sizesOf(boxes);
    };
    // Not for what measuring made of it.
    const watch = new ResizeObserver(() => sizesOf(boxes) !== measured && look());
    for (const box of boxes) watch.observe(box);
    addEventListener("resize", look);
    return () => {
      watch.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
}

function sizesOf(boxes: Element[]) {
  return boxes.map((box) => `${box.clientWidth}/${box.clientHeight}`).join();
}
