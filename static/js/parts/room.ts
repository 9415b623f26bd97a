/** Whether the glass has room for many small buttons at once. No drawing. */
import { useEffect, useState } from "preact/hooks";

/** What the ring, one's own row, the question and the other buttons take, in pixels. */
const REST = 510;
const ROW = 50;
const A_ROW = 4;

function hasRoomFor(count: number) {
  return innerHeight >= REST + ROW * Math.ceil(count / A_ROW) && innerWidth < innerHeight;
}

export function useRoomFor(count: number) {
  const [hasRoom, set] = useState(hasRoomFor(count));
  useEffect(() => {
    const measure = () => set(hasRoomFor(count));
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [count]);
  return hasRoom;
}
