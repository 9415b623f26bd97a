/**
 * The seats as they stand round the table; one is dragged onto another, or tapped and then the
 * other tapped, and the two have changed places. A free chair is a place like any other.
 */
import { useRef, useState } from "preact/hooks";
import { lettersOf } from "../core/longest-word.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { useDesk } from "./desk.ts";
import type { Props } from "./gather.tsx";
import { around, exchanged } from "./state.ts";

/** A finger that moves less than this has tapped. */
const STILL = 8;

interface Drag {
  seat: number;
  x: number;
  y: number;
}

export function SeatRing({ seen, game }: Props) {
  const { translator, ask } = useDesk();
  const { sight } = useTable();
  const [chosen, choose] = useState<number | null>(null);
  const [pulled, pull] = useState<Drag | null>(null);
  const from = useRef<Drag | null>(null);
  // A browser tells of a click after every drag.
  const wasPulled = useRef(false);
  const places = around(seen.seats.length);
  const isTaken = (seat: number) => seen.seats.some((each) => each.seat === seat && each.name);
  const exchange = (one: number, other: number) => {
    choose(null);
    const order = exchanged(one, other, game.most);
    return ask("POST /api/tables/{name}/order", { parts: { name: seen.table }, body: { order } });
  };
  const tap = (seat: number) => {
    if (chosen === null) return isTaken(seat) ? choose(seat) : undefined;
    return seat === chosen ? choose(null) : void exchange(chosen, seat);
  };
  const down = (seat: number) => (event: PointerEvent) => {
    wasPulled.current = false;
    if (!isTaken(seat)) return;
    from.current = { seat, x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!pulled && Math.hypot(x, y) <= STILL) return;
    wasPulled.current = true;
    pull({ seat: start.seat, x, y });
  };
  const up = (event: PointerEvent) => {
    const start = from.current;
    from.current = null;
    pull(null);
    if (!start || !pulled) return;
    const target = chairUnder(event, start.seat);
    if (target !== null) void exchange(start.seat, target);
  };
  return (
    <div class="host-ring" role="group" aria-label={translator.text("ring-label")}>
      {seen.seats.map((each, at) => {
        const drag = pulled?.seat === each.seat ? pulled : null;
        const { left, top } = places[at];
        const classes = [
          "host-chair",
          !each.name && "free",
          each.seat === chosen && "chosen",
          each.seat === sight.lit && "lit",
          drag && "pulled",
        ];
        return (
          <button
            type="button"
            key={each.seat}
            class={classes.filter(Boolean).join(" ")}
            style={{
              left: `${left}%`,
              top: `${top}%`,
              transform: drag
                ? `translate(calc(${drag.x}px - 50%), calc(${drag.y}px - 50%))`
                : undefined,
            }}
            aria-pressed={each.seat === chosen}
            data-host-chair={each.seat}
            onPointerDown={down(each.seat)}
            onPointerMove={move}
            onPointerUp={up}
            onPointerCancel={() => {
              from.current = null;
              pull(null);
            }}
            onClick={() => !wasPulled.current && tap(each.seat)}
          >
            <SeatBadge seat={each.seat} big />
            <span class="host-chair-name" style={{ "--letters": String(lettersOf(each.name)) }}>
              {each.name || translator.text("host-chair-free")}
            </span>
          </button>
        );
      })}
      <p class="host-ring-hint hint">
        {translator.text(chosen === null ? "host-ring-drag" : "host-ring-to")}
      </p>
    </div>
  );
}

/** Where a chair was let go: the other one below the finger. */
function chairUnder(event: PointerEvent, own: number) {
  for (const each of document.elementsFromPoint(event.clientX, event.clientY)) {
    const chair = each.closest<HTMLElement>("[data-host-chair]")?.dataset.hostChair;
    if (chair !== undefined && Number(chair) !== own) return Number(chair);
  }
  return null;
}
