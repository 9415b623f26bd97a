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
