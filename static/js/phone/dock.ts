/** The dock at the lower edge: whether there is room for it there, or the page begins with it. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** More of the glass than this, with large letters or a phone on its side, would hide the rest. */
const MOST = 0.75;

/** @returns the dock, and whether it is too tall to stay there */
export function useDock(): [RefObject<HTMLDivElement | null>, boolean] {
  const dock = useRef<HTMLDivElement | null>(null);
  const [isTall, set] = useState(false);
  useEffect(() => {
    const box = dock.current;
    if (!box) return undefined;
    const measure = () => set(box.offsetHeight > MOST * innerHeight);
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return [dock, isTall];
}
