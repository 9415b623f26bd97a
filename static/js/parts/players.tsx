/** Who is around one: as the game's face draws it, or a plain ring with oneself below. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { Myself, SetStraight } from "./myself.tsx";
import { Ring } from "./ring.tsx";
import { SeatSheet } from "./seat-sheet.tsx";

export function Players() {
  const { sight, face } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  if (!face.ring)
    return (
      <>
        <Ring />
        <Myself />
      </>
    );
  const shown = sight.view?.places.find((place) => place.place === open);
  return (
    <>
      <face.ring onOpen={({ place }) => setOpen(place)} tool={<SetStraight />} />
      {shown && <SeatSheet key={shown.place} place={shown} onClose={() => setOpen(null)} />}
    </>
  );
}
