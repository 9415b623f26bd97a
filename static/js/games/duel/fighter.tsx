/** One character as it stands there: picture, name, resilience, what lies before it. */

import type { Place } from "../../../wire/protocol.d.ts";
import { aimedAt } from "../../core/form.ts";
import { useTable } from "../../core/table.ts";
import { Counter } from "../../parts/chips.tsx";
import type { Fighter as FighterSeen } from "./duel.ts";

/**
 * These are drawn by where and how somebody stands; their names are for those who cannot see it.
 */
const DRAWN = new Set(["active", "behind", "fallen"]);

/** What is picked by tapping a character, so it shows which can be. */
const PICKS = new Set(["name", "guard", "hold", "attack"]);

interface FighterProps {
  fighter: FighterSeen;
  onOpen: (place: Place) => void;
}

export function Fighter({ fighter, onOpen }: FighterProps) {
  const { sight, translator, face } = useTable();
  const { place, isActive, isAimed, isShogun } = fighter;
  const isOpen = sight.offers.some(
    (offer) => PICKS.has(offer.key) && aimedAt(offer, place)?.closed === null,
  );
  const classes = [
    "fighter",
    isShogun && "shogun",
    isActive && "active",
    isAimed && "aimed",
    isOpen && "open",
    place.marks.some((mark) => mark.key === "harmless") && "harmless",
    sight.view?.turn === place.seat && "turn",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      onClick={() => onOpen(place)}
      data-place={place.place}
      data-seat={place.seat}
      data-figure={place.figure}
    >
      <span class="fighter-picture" aria-hidden="true">
        {face.figure(place.figure) ?? <i class="fighter-blank" />}
        {isActive && <span class="fighter-sword">{face.mark("active")}</span>}
      </span>
      <span class="fighter-facts">
        <span class="fighter-name">{translator.name("character", place.figure)}</span>
        {isShogun && <b class="fighter-role">{translator.name("role", place.role)}</b>}
        <Strength fighter={fighter} />
        <Laid place={place} />
      </span>
      <Reach fighter={fighter} />
    </button>
  );
}

/** Behind the line there is nothing to lose yet: what they will bring is only traced. */
function Strength({ fighter: { place, full } }: { fighter: FighterSeen }) {
  const { face } = useTable();
  const counter = place.counters.find((each) => each.key === "resilience");
  if (!counter) return null;
  if (counter.limit !== null) {
    return (
      <span class="fighter-strength">
        <Counter counter={counter} />
      </span>
    );
  }
  const traced = face.tokens.resilience?.({ ...counter, limit: full });
  return (
    <span class="fighter-strength traced" aria-hidden="true">
      {traced}
    </span>
  );
}

function Laid({ place }: { place: Place }) {
  const { translator, face } = useTable();
  if (place.marks.length === 0) return null;
  return (
    <span class="fighter-marks">
      {place.marks.map(({ key, count }) => {
        const name = translator.name("mark", key);
        if (DRAWN.has(key))
          return (
            <span key={key} class="spoken" data-mark={key}>
              {name}
            </span>
          );
        return (
          <span key={key} class={`fighter-mark ${key}`} data-mark={key} title={name}>
            <span aria-hidden="true">{face.mark(key)}</span>
            <span class="fighter-mark-name">{name}</span>
            {count > 1 && <b>×{count}</b>}
          </span>
        );
      })}
    </span>
  );
}

/** How hard to hit; struck through where no weapon that is offered reaches. */
function Reach({ fighter: { place, reach } }: { fighter: FighterSeen }) {
  const { sight, translator } = useTable();
  if (reach === 0 || place.seat === sight.view?.you) return null;
  const attack = sight.offers.find((offer) => offer.key === "attack");
  const isClosed = Boolean(attack && aimedAt(attack, place)?.closed);
  return (
    <span class={isClosed ? "reach closed" : "reach"} data-reach={reach}>
      <span class="spoken">
        {translator.text("reach-difficulty", { reach })}
        {isClosed ? `, ${translator.text("reach-closed")}` : ""}
      </span>
      <span aria-hidden="true">{reach}</span>
    </span>
  );
}
