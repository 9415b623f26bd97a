/**
 * A table put right from the desk: its numbers, every correction, undo, and acting for a seat, all
 * with a reason. It shows what everyone at that table may see, and no more.
 */
import { useState } from "preact/hooks";
import type { Place as PlaceSeen, RunningTable } from "../../wire/protocol.d.ts";
import { heldFor } from "../core/acting.ts";
import { lastLines } from "../core/story.ts";
import { TableContext, useLink, useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { useActing } from "../core/use-acting.ts";
import { tableName } from "../games/tournament/own.ts";
import { Counter, Marks } from "../parts/chips.tsx";
import { CorrectableCounter } from "../parts/correct-count.tsx";
import { Icon, SeatBadge } from "../parts/icon.tsx";
import { Offers, StandingOffers } from "../parts/offers.tsx";
import { Piles } from "../parts/ring.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { RefusalLine, Status } from "../parts/status.tsx";
import { Story } from "../parts/story.tsx";
import { TableProvider } from "../parts/table-provider.tsx";
import { Reason } from "./reason.tsx";

/** How much of the story stands beside the table. */
const LINES = 6;

interface PutRightProps {
  running: RunningTable;
  onClose: () => void;
}

export function PutRight({ running, onClose }: PutRightProps) {
  const { translator, link: desk } = useTable();
  const link = useLink({ table: running.at, key: desk.key });
  const title = translator.text("desk-right-title", {
    table: tableName(translator, running.table),
  });
  return (
    <Sheet title={title} close={translator.text("close")} onClose={onClose} wide>
      <TableProvider link={link}>
        <AtTable words={translator} />
      </TableProvider>
    </Sheet>
  );
}

/** @param words the desk's own; the table has those of its game */
function AtTable({ words }: { words: Translator }) {
  const held = useTable();
  const { link, sight, refuse } = held;
  const [why, say] = useState("");
  const [open, setOpen] = useState<number | null>(null);
  const make: typeof held.make = async (offer, values) => {
    const answer = await link.move(offer, values, null, why);
    if (answer.ok || answer.refusal) refuse(answer.refusal ?? null);
    return answer.ok;
  };
  const places = sight.view?.places ?? [];
  const seats = [...new Set(places.map((place) => place.seat))];
  return (
    <TableContext.Provider value={{ ...held, make }}>
      <div class="put-right" data-put-right={sight.table}>
        <Reason words={words} why={why} onSay={say} />
        <RefusalLine />
        <div class="put-right-parts">
          <section>
            <Status />
            <ol class="places">
              {places.map((place) => (
                <li key={place.place}>
                  <Row place={place} hasReason={why.trim() !== ""} />
                </li>
              ))}
            </ol>
            <Piles />
            <h3>{words.text("desk-right-story")}</h3>
            <Story last={LINES} />
          </section>
          <fieldset class="put-right-doings" disabled={why.trim() === ""}>
            <legend class="spoken">{words.text("desk-right")}</legend>
            <TakeBack words={words} why={why} />
            <StandingOffers offers={sight.offers} />
            <h3>{words.text("desk-right-act")}</h3>
            <div class="row">
              {seats.map((seat) => (
                <button
                  type="button"
                  key={seat}
                  class="button small"
                  data-act-for={seat}
                  onClick={() => setOpen(seat)}
                >
                  <span class="with-icon">
                    <SeatBadge seat={seat} /> {held.translator.seat(seat)}
                  </span>
                </button>
              ))}
            </div>
          </fieldset>
        </div>
        {open !== null && (
          <Acting key={open} seat={open} why={why} words={words} onClose={() => setOpen(null)} />
        )}
      </div>
    </TableContext.Provider>
  );
}

/** A number that is wrong is tapped, once there is a reason. */
function Row({ place, hasReason }: { place: PlaceSeen; hasReason: boolean }) {
  const { sight, translator } = useTable();
  const isTurn = sight.view?.turn === place.seat;
  const figure = place.figure && translator.name("character", place.figure);
  return (
    <div class={isTurn ? "place-row turn" : "place-row"} data-row={place.place}>
      <SeatBadge seat={place.seat} />
      <span class="place-row-who">
        <span class="seat-name">{translator.seat(place.seat)}</span>
        <span class="place-row-figure">{figure}</span>
      </span>
      <span class="place-row-counts">
        {place.counters.map((counter) =>
          hasReason ? (
            <CorrectableCounter key={counter.key} counter={counter} place={place} />
          ) : (
            <Counter key={counter.key} counter={counter} />
          ),
        )}
        <Marks place={place} />
      </span>
    </div>
  );
}

/** Anything may be taken back, one step at a time; it says what. */
function TakeBack({ words, why }: { words: Translator; why: string }) {
  const { sight, translator, link, refuse } = useTable();
  const { undo, undoes } = sight;
  const [last] = lastLines(undoes, undoes.length);
  const take = async () => {
    if (undo === null) return;
    const answer = await link.undo(undo, why);
    refuse(answer.ok ? null : (answer.refusal ?? { code: "no-answer", params: {} }));
  };
  return (
    <button
      type="button"
      class="button"
      disabled={undo === null || link.sending > 0}
      onClick={take}
      data-undo
    >
      <span class="with-icon">
        <Icon name="undo" /> {words.text("desk-right-undo")}
      </span>
      {undo !== null && (
        <span class="why">{last ? translator.line(last) : words.text("desk-right-untold")}</span>
      )}
    </button>
  );
}

interface ActingProps {
  seat: number;
  why: string;
  words: Translator;
  onClose: () => void;
}

/** What can be done for a seat, as its own phone would say it, but for what is covered. */
function Acting({ seat, why, words, onClose }: ActingProps) {
  const held = useTable();
  const { translator } = held;
  const acting = useActing([seat]).get(seat);
  const title = words.text("desk-right-for", { name: translator.seat(seat) });
  return (
    <Sheet title={title} close={words.text("close")} onClose={onClose}>
      {acting && (
        <TableContext.Provider value={heldFor(held, seat, acting, why)}>
          <Status />
          <RefusalLine />
          {acting.offers.length === 0 && <p class="hint">{words.text("desk-right-none")}</p>}
          <Offers offers={acting.offers} />
          <StandingOffers offers={acting.offers} />
        </TableContext.Provider>
      )}
    </Sheet>
  );
}
