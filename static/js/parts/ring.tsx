/** The ring as one sits in it: oneself at the bottom, the others clockwise. Drawn from the view. */

import { useState } from "preact/hooks";
import type { Place as PlaceSeen } from "../../wire/protocol.d.ts";
import { aimedAt } from "../core/form.ts";
import { sizedByLetters } from "../core/longest-word.ts";
import { pilesOf } from "../core/piles.ts";
import { counted, isOut } from "../core/place.ts";
import { cell, clockwise, seenFrom } from "../core/seat.ts";
import { useTable, useView } from "../core/table.ts";
import { Counter, Marks, Presence } from "./chips.tsx";
import { Icon, SeatBadge } from "./icon.tsx";
import { PileCount } from "./pile-count.tsx";
import { SeatSheet } from "./seat-sheet.tsx";

export function Ring() {
  const { sight, translator } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const view = sight.view;
  if (!view) return null;
  const places = clockwise(view);
  const mine = places.findIndex((place) => place.seat === view.you);
  const around = seenFrom(places, mine);
  const others = mine < 0 ? around : around.slice(1);
  const shown = open === null ? null : view.places.find((place) => place.place === open);
  return (
    <section class="ring" aria-label={translator.text("ring-label")} data-others={others.length}>
      <ol class="ring-seats">
        {others.map((place, at) => (
          <li key={place.place} style={cell(at, others.length)}>
            <RingPlace place={place} onOpen={() => setOpen(place.place)} />
          </li>
        ))}
      </ol>
      {shown && <SeatSheet place={shown} onClose={() => setOpen(null)} />}
    </section>
  );
}

function RingPlace({ place, onOpen }: { place: PlaceSeen; onOpen: () => void }) {
  const { translator, face } = useTable();
  const view = useView();
  const isTurn = view.turn === place.seat;
  const isAsked = view.asked.at(-1)?.seats.includes(place.seat) ?? false;
  const classes = ["place", isTurn && "turn", isAsked && "asked", isOut(place) && "dim"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      onClick={onOpen}
      data-seat={place.seat}
      data-place={place.place}
    >
      <span class="place-head">
        <SeatBadge seat={place.seat} />
        <PlaceName name={translator.seat(place.seat)} />
        {!place.figure && <Presence seat={place.seat} />}
        <ReachBadge place={place} />
      </span>
      {place.figure && (
        <span class="place-figure">
          {face.figure(place.figure) && (
            <span class="figure-small" aria-hidden="true">
              {face.figure(place.figure)}
            </span>
          )}
          <span class="figure-name">{translator.name("character", place.figure)}</span>
          {place.role && <b>{translator.name("role", place.role)}</b>}
          <Presence seat={place.seat} />
        </span>
      )}
      <span class="place-counters">
        {counted(place).map((counter) => (
          <Counter key={counter.key} counter={counter} />
        ))}
      </span>
      <Marks place={place} />
      {isTurn && <span class="spoken">{translator.text("place-turn")}</span>}
      {isAsked && <span class="spoken">{translator.text("place-asked")}</span>}
    </button>
  );
}

/** A name in letters of such a size that its longest word fits into the line. */
function PlaceName({ name }: { name: string }) {
  return (
    <span class="place-name" style={sizedByLetters(name)}>
      <span>{name}</span>
    </span>
  );
}

/**
 * How hard someone is to hit from here, or what else a game's face makes of it; struck through
 * where no open offer reaches.
 */
function ReachBadge({ place }: { place: PlaceSeen }) {
  const { sight, translator, face } = useTable();
  const view = useView();
  const reach = view.reach[place.place] ?? 0;
  if (reach === 0 || place.seat === view.you) return null;
  const own = face.reach?.(sight, place, translator);
  // The hub offers first what reach is about.
  const first = sight.offers.map((offer) => aimedAt(offer, place)).find(Boolean);
  const isClosed = Boolean(first?.closed) || own?.isClosed;
  const spoken = own?.spoken ?? translator.text("reach-difficulty", { reach });
  return (
    <span class={isClosed ? "reach closed" : "reach"} data-reach={reach}>
      <span class="spoken">
        {spoken}
        {isClosed ? `, ${translator.text("reach-closed")}` : ""}
      </span>
      <span aria-hidden="true">{own?.drawn ?? reach}</span>
    </span>
  );
}

/** The piles in the middle of the table, in one line. */
export function Piles() {
  const { sight, translator, explain } = useTable();
  const piles = pilesOf(sight.view);
  // Before the deal there is nothing to count.
  if (!piles.some((pile) => pile.count > 0)) return null;
  return (
    <ul class="piles" aria-label={translator.text("piles-label")}>
      {piles.map((pile) => (
        <li key={pile.key} class="pile" data-pile={pile.key}>
          {pile.key === "deck" && <Icon name="deck" />}
          <span>{translator.name("pile", pile.key)}</span> <PileCount pile={pile} />
          {pile.top && (
            <button
              type="button"
              class="link"
              onClick={() => explain({ kind: "card", code: pile.top })}
            >
              {translator.name("card", pile.top)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
