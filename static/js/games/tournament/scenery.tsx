/** Behind the way in to a tournament: a field of banners before the mountains. */
import { Landscape } from "../../box/landscape.tsx";

/** Where banners stand: x, y, and how large. */
const BANNERS = [
  [150, 330, 1.1],
  [236, 344, 0.8],
  [318, 352, 1],
  [424, 350, 1.15],
  [492, 345, 0.85],
  [716, 350, 0.85],
  [782, 342, 1.15],
  [880, 345, 1],
  [966, 342, 0.8],
  [1050, 322, 1.1],
] as const;

/** A cloth between two poles, moved a little by the wind, and the mark on it. */
const CLOTH = "M2-150q14-4 28 0-3 30 1 56 2 30-1 58-14 4-28 0-2-30 1-58 1-28-1-56z";
const MARK = "M16-132a9 9 0 1 0 .1 0zM8-108h16v3H8zM8-99h16v3H8z";

export default function Scenery() {
  return (
    <Landscape>
      {BANNERS.map(([x, y, size], at) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
          <path d="M-2-158h3V10h-3zM-2-152h34v2H-2z" />
          <path class={at % 2 ? "banner-cloth" : "banner-cloth bright"} d={CLOTH} />
          <path class="banner-mark" d={MARK} />
        </g>
      ))}
    </Landscape>
  );
}
