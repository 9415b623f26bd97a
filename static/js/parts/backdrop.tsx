/**
 * What lies behind the way in to a game: a sky, and the scenery of the game's face; hills for a game
 * without one. It is only looked at: nothing here is read, spoken or tapped.
 */
import type { Face } from "../core/face.ts";

/** @param props whose scenery; and whether the sun stands in the sky, or is drawn by the page */
export function Backdrop({ face, hasSun = false }: { face: Face; hasSun?: boolean }) {
  const Scenery = face.scenery ?? Hills;
  return (
    <>
      <div class="sky" aria-hidden="true">
        {hasSun && <i class="sun" />}
      </div>
      <div class="scenery" aria-hidden="true">
        <Scenery />
      </div>
    </>
  );
}

function Hills() {
  return (
    <svg
      class="land"
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--ridge-far)" d="M0 260C180 190 330 180 520 250S900 300 1200 200V400H0z" />
      <path fill="var(--ridge)" d="M0 330C220 250 420 330 640 310S1000 230 1200 290V400H0z" />
      <path fill="var(--near)" d="M0 360C300 320 520 380 760 350S1060 340 1200 360V400H0z" />
    </svg>
  );
}
