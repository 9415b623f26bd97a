/** Behind the way in to Way of the Samurai: somebody alone on a road. */
import { Landscape } from "../../box/landscape.tsx";
import { Pine } from "../../box/pine.tsx";
import { WANDERER } from "../../box/wanderer.ts";

const REEDS =
  "M420 352q2-40-8-70 14 30 12 70zM432 354q6-34 0-58 10 26 6 58zM808 344q-4-44 10-76-6 34-4 76z" +
  "M796 346q-8-30-2-52 2 28 8 52zM822 342q2-34 14-54-6 28-8 54z";

export default function Scenery() {
  return (
    <>
      <Landscape>
        <path d={REEDS} />
        <path d={WANDERER} transform="translate(640 357)scale(1.2)" />
      </Landscape>
      <Pine />
    </>
  );
}
