/** Behind the way in to BANG!: a saloon's swing doors, open, a lamp, and the light within. */

const SLATS = Array.from({ length: 11 }, (_, at) => 62 + at * 17);
/** The free edge is further away: lines run together behind it. */
const FAR_OFF = 148;

const DOOR = "M0 8C34 8 50 38 70 42s34-2 42 8v190c-8 10-24 4-42 8S34 288 0 288z";
const PANEL = "M12 46C34 50 52 58 70 62l30 2v168l-30 4c-18 2-36 12-58 16z";

function Door({ side }: { side: string }) {
  return (
    <svg class={`door ${side}`} viewBox="0 0 112 300" aria-hidden="true">
      <path fill="#4a2a12" d={DOOR} />
      <path fill="#d98a34" d={PANEL} />
      {SLATS.map((y) => {
        const to = FAR_OFF + (y - FAR_OFF) * 0.86;
        return <path key={y} stroke="#5c3517" stroke-width="11" d={`M12 ${y}l88 ${to - y}`} />;
      })}
      <path fill="none" stroke="#2a1608" stroke-width="3" d={DOOR} />
    </svg>
  );
}

function Floor() {
  const boards = [-900, -560, -320, -140, 0, 140, 320, 560, 900];
  return (
    <svg
      class="land"
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path class="floor" d="M0 330h1200v170H0z" />
      {boards.map((x) => (
        <path key={x} stroke="#0006" stroke-width="2" d={`M${600 + x} 330L${600 + x * 1.6} 400`} />
      ))}
    </svg>
  );
}

const ARM = "M38 14h460v5H43v18h-5zM43 19h26q-4 18-26 20v-3q18-3 22-17z";
const IRON = "M30 36h20l4 10H26zM20 60q20-18 40 0zM30 96h20l3 6H27z";

/** It hangs on an arm from the edge of the glass: a wire from above would cross what is read. */
function Lamp() {
  return (
    <svg class="lamp" viewBox="0 0 80 120" aria-hidden="true">
      <path fill="#1c1009" d={ARM + IRON} />
      <path fill="#ffcf7d" fill-opacity=".55" d="M30 60h20c8 14 6 28 0 36H30c-6-8-8-22 0-36z" />
      <path fill="#fff1c4" d="M40 66c7 10 8 16 6 22a7 7 0 0 1-12 0c-2-6 0-10 6-22z" />
    </svg>
  );
}

export function Saloon() {
  return (
    <>
      <Floor />
      <i class="doorway" />
      <Door side="left" />
      <Door side="right" />
      <Lamp />
    </>
  );
}
