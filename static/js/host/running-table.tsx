/**
 * A table during play, at a glance: who is awaited, every seat, the story, and the host's doings.
 */
import { useState } from "preact/hooks";
import type { Place as PlaceSeen, TableSeen } from "../../wire/protocol.d.ts";
import { clockwise } from "../core/seat.ts";
import { useTable } from "../core/table.ts";
import { Counter, Marks } from "../parts/chips.tsx";
import { Icon, SeatBadge } from "../parts/icon.tsx";
import { Offers, StandingOffers } from "../parts/offers.tsx";
import { Piles } from "../parts/ring.tsx";
import { SeatNews } from "../parts/seat-notice.tsx";
import { SeatStrip } from "../parts/seat-strip.tsx";
import { TableSetting } from "../parts/setup.tsx";
import { RefusalLine, Status } from "../parts/status.tsx";
import { Story } from "../parts/story.tsx";
import { BackToDuel } from "./back.tsx";
import { Fold, Section } from "./bar.tsx";
import { BotPace } from "./bots.tsx";
import { gameName, useDesk } from "./desk.ts";
import { EndTable } from "./ending.tsx";
import { HandRound } from "./hand-round.tsx";
import { Rest, TakeBack } from "./pause-undo.tsx";
import { SeatDoings } from "./seat-doings.tsx";
import { Here } from "./seats.tsx";
import { Sharing } from "./sharing.tsx";
import { withoutPhone } from "./state.ts";

/** How much of the story stands beside the table. */
const LINES = 8;

/** The end before its time is no correction: it stands where the host looks for an end. */
const STOP = "stop-early";

export function RunningTable({ seen }: { seen: TableSeen }) {
  const { translator: desk } = useDesk();
  const { sight, translator } = useTable();
  const standing = sight.offers.filter((offer) => offer.standing && offer.key !== STOP);
  const stopping = sight.offers.filter((offer) => offer.key === STOP);
  return (
    <main class="two at-play">
      <Guests seen={seen} />
      <div class="column">
        <h1 class="table-title">
          {gameName(translator, seen.game)} <span class="table-name">{seen.table}</span>
        </h1>
        <BackToDuel seen={seen} />
        <SeatNews lines={LINES} />
        <Status />
        <TableSetting />
        <Places seen={seen} />
        <Piles />
        <p class="hint">{desk.text("host-seat-tap")}</p>
        <Offers offers={sight.offers} />
      </div>
      <div class="column">
        <RefusalLine />
        <div class="row">
          <TakeBack />
          <Rest seen={seen} />
        </div>
        <Section title={desk.text("story-label")} class="story-part">
          <Story last={LINES} />
        </Section>
        <BotPace seen={seen} />
        {standing.length > 0 && (
          <Fold title={desk.text("host-straight")} icon="set">
            <p class="hint">{desk.text("host-straight-text")}</p>
            <StandingOffers offers={standing} />
          </Fold>
        )}
        <Sharing seen={seen} />
        <EndTable seen={seen}>
          {stopping.length > 0 && <StandingOffers offers={stopping} />}
        </EndTable>
      </div>
    </main>
  );
}

/** Those without a phone that the game waits for, pinned above all that can be scrolled. */
function Guests({ seen }: { seen: TableSeen }) {
  const [round, hand] = useState<readonly number[]>([]);
  return (
    <>
      <SeatStrip seats={withoutPhone(seen)} onHand={hand} />
      {round.length > 0 && <HandRound seats={round} onDone={() => hand([])} />}
    </>
  );
}

function Places({ seen }: { seen: TableSeen }) {
  const { translator: desk } = useDesk();
  const { sight, face } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const places = sight.view ? clockwise(sight.view) : [];
  const shown = places.find((place) => place.place === open);
  const onOpen = (place: PlaceSeen) => setOpen(place.place);
  const rows = places.map((place) => (
    <li key={place.place}>
      <PlaceRow place={place} onOpen={() => onOpen(place)} />
    </li>
  ));
  return (
    <>
      {face.ring ? (
        <section class="places own" aria-label={desk.text("ring-label")}>
          <face.ring onOpen={onOpen} />
        </section>
      ) : (
        <ol class="places" aria-label={desk.text("ring-label")}>
          {rows}
        </ol>
      )}
      {shown && (
        <SeatDoings key={shown.place} place={shown} seen={seen} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function PlaceRow({ place, onOpen }: { place: PlaceSeen; onOpen: () => void }) {
  const { sight, translator, face } = useTable();
  const view = sight.view;
  const isTurn = view?.turn === place.seat;
  const isAsked = view?.asked.at(-1)?.seats.includes(place.seat) ?? false;
  const classes = ["place-row", isTurn && "turn", isAsked && "asked"].filter(Boolean).join(" ");
  const figure = place.figure && translator.name("character", place.figure);
  const picture = place.figure ? face.figure(place.figure) : null;
  const role = place.role && translator.name("role", place.role);
  return (
    <button type="button" class={classes} data-seat={place.seat} onClick={onOpen}>
      <span class="place-row-portrait">
        {picture && (
          <span class="place-row-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <SeatBadge seat={place.seat} big={!picture} />
      </span>
      <span class="place-row-who">
        <span class="seat-name">
          {translator.seat(place.seat)} <Here seat={place.seat} />
          <span class="flags">
            {isTurn && (
              <span class="flag">
                <Icon name="lamp" /> {translator.text("host-flag-turn")}
              </span>
            )}
            {isAsked && <span class="flag">{translator.text("host-flag-asked")}</span>}
          </span>
        </span>
        <span class="place-row-figure">{[figure, role].filter(Boolean).join(" · ")}</span>
      </span>
      <span class="place-row-counts">
        {place.counters.map((counter) => (
          <Counter key={counter.key} counter={counter} />
        ))}
        <Marks place={place} />
      </span>
    </button>
  );
}
