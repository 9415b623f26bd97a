/** Behind the way in to Samurai Sword: its country at dusk, and a gate. */
import { Landscape } from "./landscape.tsx";
import { Pine } from "./pine.tsx";

const GATE =
  "M702 302h64v5h-64zM694 287q40 9 80 0l-2 9q-38 7-76 0zM711 296h6v56h-6zM751 296h6v54h-6z" +
  "M730 294h8v10h-8z";

export default function Scenery() {
  return (
    <>
      <Landscape>
        <path d={GATE} />
      </Landscape>
      <Pine />
    </>
  );
}
