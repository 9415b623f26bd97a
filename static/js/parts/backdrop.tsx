/**
 * What lies behind the way in to a game: a sky, and the scenery of the game's face; hills for a
 * game without one. It is only looked at: nothing here is read, spoken or tapped.
 */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Face } from "../core/face.ts";

/** @param props whose scenery; and whether the sun stands in the sky, or is drawn by the page */
export function Backdrop({ face, hasSun = false }: { face: Face; hasSun?: boolean }) {
  const Scenery = useScenery(face);
  return (
    <>
      <div class="sky" aria-hidden="true">
        {hasSun && <i class="sun" />}
      </div>
      <div class="scenery" aria-hidden="true">
        {Scenery && <Scenery />}
      </div>
    </>
  );
}

/** It comes after the page, which can be used without it. */
function useScenery({ scenery }: Face): ComponentType | null {
  const [found, set] = useState<ComponentType | null>(null);
  useEffect(() => {
    let current = true;
    const seen = (drawn: ComponentType) => current && set(() => drawn);
    const hills = async () => (await import("./hills.tsx")).Hills;
    // Without either there is still a sky.
    (scenery ?? hills)().then(seen, () => undefined);
    return () => {
      current = false;
    };
  }, [scenery]);
  return found;
}
