/** What the host can do about one seat: act for it, hand the device over, move it to a phone. */
import { useState } from "preact/hooks";
import type { Place as PlaceSeen, Sight, TableSeen } from "../../wire/protocol.d.ts";
import { heldFor } from "../core/acting.ts";
import { TableContext, useTable } from "../core/table.ts";
import { useActing } from "../core/use-acting.ts";
import { CorrectableCounter } from "../parts/correct-count.tsx";
import { Icon } from "../parts/icon.tsx";
import { Offers, StandingOffers } from "../parts/offers.tsx";
import { SeatCodeShown, useSeatCode } from "../parts/seat-code.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { RefusalLine, Status } from "../parts/status.tsx";
import { Reckoning } from "../parts/sums.tsx";
import { Fold, Trouble } from "./bar.tsx";
import { useDesk } from "./desk.ts";
import { Handing } from "./handing.tsx";
import { ProxyPick } from "./proxy-pick.tsx";

interface SeatDoingsProps {
  place: PlaceSeen;
  seen: TableSeen;
  onClose: () => void;
}

/** It stays open from move to move, until the host puts it away. */
export function SeatDoings({ place, seen, onClose }: SeatDoingsProps) {
  const { translator, sight } = useTable();
  const [isHanding, hand] = useState(false);
  const seat = place.seat;
  const name = translator.seat(seat);
  const hasPhone = seen.seats.find((each) => each.seat === seat)?.phone ?? false;
  if (isHanding) return <Handing seat={seat} name={name} onDone={() => hand(false)} />;
  return (
    <Sheet title={name} close={translator.text("close")} onClose={onClose}>
      <Trouble inside />
      <div class="seat-facts">
        {place.counters.map((counter) => (
          <CorrectableCounter key={counter.key} counter={counter} place={place} plain />
        ))}
      </div>
      {sight.people[seat]?.is_bot ? (
        <p class="hint">{translator.text("host-bot-seat", { code: seen.code })}</p>
      ) : (
        <>
          <Acting seat={seat} hasPhone={hasPhone} />
          {!hasPhone && <HandOver name={name} onHand={() => hand(true)} />}
          {!hasPhone && <ProxyPick seat={seat} seen={seen} />}
          <SeatMove seat={seat} hasPhone={hasPhone} />
        </>
      )}
    </Sheet>
  );
}

function HandOver({ name, onHand }: { name: string; onHand: () => void }) {
  const { translator } = useTable();
  return (
    <button type="button" class="button hand-over" onClick={onHand} data-hand-over>
      <span class="with-icon">
        <Icon name="hand" /> {translator.text("host-hand", { name })}
      </span>
      <span class="why">{translator.text("host-hand-text")}</span>
    </button>
  );
}

/** What can be done for a seat, as its own phone would say it. */
function Acting({ seat, hasPhone }: { seat: number; hasPhone: boolean }) {
  const held = useTable();
  const { sight, translator } = held;
  const acting = useActing([seat]).get(seat);
  if (!acting)
    return (
      <p class="hint" role="status">
        {translator.text("connecting")}
      </p>
    );
  const { offers } = acting;
  const now = offers.filter((offer) => !offer.standing);
  // Asked, and nothing that the host may answer: it takes a look at what is covered.
  const isAsked = sight.view?.asked.at(-1)?.seats.includes(seat) ?? false;
  return (
    <TableContext.Provider value={heldFor(held, seat, acting)}>
      <Status />
      <Reckoning />
      <h3>{translator.text("host-act", { name: translator.seat(seat) })}</h3>
      {now.length === 0 && (
        <p class="hint" data-nothing>
          {isAsked && !hasPhone
            ? translator.text("host-act-hand", { name: translator.seat(seat) })
            : translator.text("host-act-none")}
        </p>
      )}
      <Offers offers={offers} />
      <RefusalLine />
      {offers.length > now.length && (
        <Fold title={translator.text("host-act-standing")} icon="set">
          <StandingOffers offers={offers} />
        </Fold>
      )}
    </TableContext.Provider>
  );
}

/** A code that moves the seat to another phone; it works once. */
function SeatMove({ seat, hasPhone }: { seat: number; hasPhone: boolean }) {
  const { translator, ask } = useDesk();
  const { sight } = useTable();
  const [code, show] = useSeatCode(movedMark(sight, seat, hasPhone));
  const give = async () => {
    const parts = { name: sight.table, seat };
    const given = await ask("POST /api/tables/{name}/seats/{seat}/code", { parts });
    if (given) show(given.said);
  };
  if (code) {
    return (
      <div class="shown-once" role="status">
        <p>{translator.text("host-move-text")}</p>
        <SeatCodeShown code={code} />
      </div>
    );
  }
  return (
    <button type="button" class="button" onClick={give} data-seat-code>
      <span class="with-icon">
        <Icon name="phone" /> {translator.text("host-move")}
      </span>
    </button>
  );
}

/** Another one once the seat has come to a phone, by this code or otherwise. */
function movedMark(sight: Sight, seat: number, hasPhone: boolean) {
  const taken = sight.takeovers.find((each) => each.seat === seat)?.since ?? 0;
  const moved = sight.seat_news.filter(
    (line) => line.code === "seat-moved" && line.params.seat === seat,
  );
  return [hasPhone, taken, moved.length].join("/");
}
