/** Pages turn by themselves, slowly; whoever wants less motion sees no fading. */
import { useEffect, useState } from "preact/hooks";

const LASTS = 12_000;

/** Which of so many pages is seen now. */
export function useTurning(count: number) {
  const [turn, leaf] = useState(0);
  useEffect(() => {
    if (count === 1) return undefined;
    const timer = setInterval(() => leaf((before) => before + 1), LASTS);
    return () => clearInterval(timer);
  }, [count]);
  return turn % count;
}

/** What a page wears: they lie one upon the other, and all but one are hidden. */
export function pageKind(isSeen: boolean) {
  return isSeen ? "t-page t-leaf" : "t-page t-hidden";
}

/** Which page this is, as dots. */
export function Dots({ at, count }: { at: number; count: number }) {
  if (count === 1) return null;
  return (
    <p class="t-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, each) => (
        <i key={each} class={each === at ? "on" : ""} />
      ))}
    </p>
  );
}
