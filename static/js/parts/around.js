/** Who is around one: as the game's face draws it, or a plain ring with oneself below. */
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Myself, SetStraight } from "./myself.js";
import { Ring } from "./ring.js";
import { SeatSheet } from "./seat-sheet.js";

export function Around() {
  const { sight, face } = useTable();
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  if (!face.ring) return html`<${Ring} /><${Myself} />`;
  const shown = sight.view?.places.find((place) => place.place === open);
  return html`<${face.ring} onOpen=${(/** @type {{place: number}} */ { place }) => setOpen(place)}
      tool=${html`<${SetStraight} />`} />
    ${shown && html`<${SeatSheet} key=${shown.place} place=${shown} onClose=${() => setOpen(null)} />`}`;
}
