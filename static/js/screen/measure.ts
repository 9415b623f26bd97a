/**
 * How large something is drawn, and how the screen is to be arranged; drawn anew when it changes.
 */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Size } from "./geometry.ts";
import { arrangementFor } from "./geometry.ts";

export function useSize(ref: { current: Element | null }): Size {
  const [size, set] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      set((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** As large as the screen's letters, and smaller by these where that does not fit. */
const SMALLER = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/**
 * What stands in a room of its own size stays wholly in it: its letters become smaller if need be.
 * @param again what it shows; with another it is measured anew
 */
export function useFitting(ref: { current: HTMLElement | null }, again: unknown) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const isInside = () =>
      element.scrollHeight <= element.clientHeight + 1 &&
      element.scrollWidth <= element.clientWidth + 1;
    const fit = () => {
      for (const share of SMALLER) {
        element.style.fontSize = share === 1 ? "" : `${share}em`;
        if (isInside()) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [again]);
}

/** The height of the letters that the reader has chosen. */
export function letterHeight() {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function glass() {
  return { width: innerWidth, height: innerHeight };
}

/** @param count places on the ring */
export function useArrangement(count: number) {
  const [size, set] = useState(glass);
  useEffect(() => {
    const changed = () => set(glass());
    addEventListener("resize", changed);
    return () => removeEventListener("resize", changed);
  }, []);
  return arrangementFor(size, count, letterHeight());
}
