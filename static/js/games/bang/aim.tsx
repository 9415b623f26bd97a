/** One's weapon as it is held, and what it would do elsewhere, as the view says it. */

import type { Own } from "../../../wire/own/bang.d.ts";
import type { Sight } from "../../../wire/protocol.d.ts";
import type { Drawn } from "../../core/face.ts";
import { mark } from "./marks.tsx";

/** The weapon and all about it; null where nobody knows it. */
export function armed({ view }: Sight): Own | null {
  const own = (view?.own ?? null) as Own | null;
  return own?.weapon ? own : null;
}

/** The wounds, and as many holes. */
export function hits(damage: number): Drawn {
  const holes = Array.from({ length: damage }, () => <i />);
  return (
    <span class="shot">
      <b>{damage}</b>
      <span class="holes">{holes}</span>
    </span>
  );
}

/** Out of reach: how far it is, and a measure. */
export function tooFar(distance: number): Drawn {
  return (
    <span class="shot far">
      <b>{distance}</b>
      <span class="measure" />
    </span>
  );
}

/** The weapon, unless it lies before one to be seen. */
export function holster(weapon: string, isSeen: boolean, name: string, fired: string): Drawn {
  if (isSeen) return fired;
  return (
    <span class="holster">
      <span aria-hidden="true">{mark(weapon)}</span>
      <span class="spoken">{name}</span> {fired && <span>{fired}</span>}
    </span>
  );
}
