/** Behind the way in to the final duel: two who face each other at dusk. */
import { Landscape } from "../../box/landscape.tsx";
import { Pine } from "../../box/pine.tsx";
import { SWORDSMAN } from "../../box/wanderer.ts";

export default function Scenery() {
  return (
    <>
      <Landscape>
        <path d={SWORDSMAN} transform="translate(700 350)scale(1.1)" />
        <path d={SWORDSMAN} transform="translate(500 346)scale(-1.1 1.1)" />
      </Landscape>
      <Pine />
    </>
  );
}
