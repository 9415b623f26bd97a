/** Measures what the glass holds: one size for all of it, as large as fits, on as few pages. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Layout } from "./fitting.ts";
import { bestLayout, sizesFor } from "./fitting.ts";

const AS_IT_IS: readonly Layout[] = [{ columns: 1 }];

/**
 * The element at `ref` gets a size (`--size`) and a layout (`--columns`, `data-kind`) in which
 * every one of its children, the pages, is whole. Nothing is measured but what is drawn, so all
 * pages are drawn, one upon the other, and one is seen.
 * @param count of the things that can be put on pages
 * @param again they are measured anew when this changes
 * @param layouts for so many things on one page
 */
export function useFitted(
  count: number,
  again: string,
  layouts: (each: number) => readonly Layout[] = () => AS_IT_IS,
) {
  const ref = useRef<HTMLDivElement>(null);
  const glass = useGlass();
  const asked = `${glass}/${count}/${again}`;
  const [parts, part] = useState({ asked, pages: 1 });
  const pages = parts.asked === asked ? parts.pages : 1;
  const [turn, measure] = useState(0);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    root.classList.remove("t-breaks");
    const each = layouts(Math.ceil(count / pages));
    if (fitted(root, each)) return;
    if (pages < count) part({ asked, pages: pages + 1 });
    // A single word that is wider than its box: broken rather than cut.
    else {
      root.classList.add("t-breaks");
      fitted(root, each);
    }
  }, [asked, pages, turn]);
  useEffect(() => {
    if (!ref.current) return undefined;
    // What stands beside it came later, or is another line long now. Pages only become more by
    // that: fewer of them could bring it back, and so on for ever.
    const watching = new ResizeObserver(() => measure((before) => before + 1));
    watching.observe(ref.current);
    return () => watching.disconnect();
  }, [ref.current]);
  return { ref, pages };
}

/** How large the glass is, and whether the letters are the ones that will stay. */
function useGlass() {
  const [glass, set] = useState(seen);
  useEffect(() => {
    const look = () => set(seen());
    addEventListener("resize", look);
    void document.fonts.ready.then(look);
    return () => removeEventListener("resize", look);
  }, []);
  return glass;
}

function seen() {
  return `${innerWidth}x${innerHeight}/${document.fonts.status}`;
}

function fitted(root: HTMLElement, layouts: readonly Layout[]) {
  const sizes = sizesFor(innerHeight);
  const found = bestLayout(layouts, sizes, (layout, size) => {
    applyTheme(root, layout, size);
    return isWhole(root);
  });
  const worn = found ?? { layout: layouts[layouts.length - 1], size: sizes[0] };
  applyTheme(root, worn.layout, worn.size);
  return found;
}

function applyTheme(root: HTMLElement, { columns, kind = "" }: Layout, size: number) {
  root.style.setProperty("--columns", String(columns));
  root.style.setProperty("--size", `${size}px`);
  root.dataset.kind = kind;
}

/** No page is larger than its box, and no name wider than its own. */
function isWhole(root: HTMLElement) {
  const isWide = (each: Element) => each.scrollWidth > each.clientWidth;
  return (
    ![...root.children].some((page) => isWide(page) || page.scrollHeight > page.clientHeight) &&
    ![...root.querySelectorAll("[data-whole]")].some(isWide)
  );
}
