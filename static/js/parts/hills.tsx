/** The scenery of a game that has none: hills at dusk, and lit windows. */

/** Lit windows on the nearest hill: x, y, and how large. */
const HOUSES = [
  [180, 338, 0.7],
  [236, 338, 0.9],
  [468, 352, 0.75],
  [716, 348, 1],
  [784, 342, 0.7],
  [1010, 340, 0.85],
] as const;

export function Hills() {
  return (
    <svg
      class="land"
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <linearGradient id="dusk" x2="0" y2="1">
        <stop stop-color="var(--ridge-far)" />
        <stop offset="1" stop-color="var(--sky-low)" />
      </linearGradient>
      <path
        fill="url(#dusk)"
        d="M0 210C130 120 240 90 390 190S640 280 800 180s260-70 400 30v190H0z"
      />
      <path fill="var(--ridge)" d="M0 330C220 250 420 330 640 310S1000 230 1200 290V400H0z" />
      <g fill="var(--near)">
        {HOUSES.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
            <path d="M-30-18Q-8-24 0-42 8-24 30-18h-6V20h-48v-38z" />
            <path fill="var(--lamp)" d="M-15-12H-3V2h-12zM4-12h11V2H4z" />
          </g>
        ))}
        <path d="M0 360C300 320 520 380 760 350S1060 340 1200 360V500H0z" />
      </g>
    </svg>
  );
}
