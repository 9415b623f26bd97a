/**
 * Guests without a phone that the game waits for: what each is asked, as their phone would say it,
 * and the answers, one tap each; and what became of their cards. Else nothing is there.
 */
import type { Acting } from "../core/acting.ts";
import { awaitedOf, heldFor, newsOf } from "../core/acting.ts";
import { statusLine, warningFor } from "../core/status.ts";
import { TableContext, useTable } from "../core/table.ts";
import { useActing } from "../core/use-acting.ts";
import { Icon, SeatBadge } from "./icon.tsx";
import { Offers } from "./offers.tsx";
import { Reckoning } from "./sums.tsx";

interface SeatStripProps {
  seats: readonly number[];
  /** Hands this device round to them; where it is not there, only the host can. */
  onHand?: (seats: readonly number[]) => void;
}

export function SeatStrip({ seats, onHand }: SeatStripProps) {
  const { sight, translator } = useTable();
  const awaited = awaitedOf(sight, seats);
  const acting = useActing(awaited);
  const news = newsOf(sight, seats, translator).map((line) => translator.line(line));
  if (awaited.length === 0 && news.length === 0) return null;
  const pressing = (seat: number) => acting.get(seat)?.offers.some((offer) => !offer.standing);
  // Asked, and nothing that anyone may answer for them: it takes a look at what is covered.
  const covered = awaited.filter((seat) => acting.has(seat) && !pressing(seat));
  return (
    <section class="seat-strip" aria-label={translator.text("strip-label")}>
      {news.length > 0 && (
        <p class="strip-news" role="status">
          {news.join(" ")}
        </p>
      )}
      {covered.length > 0 && <ToLook seats={covered} onHand={onHand} />}
      {awaited.map((seat) => {
        const own = acting.get(seat);
        const isShown = own && pressing(seat);
        return isShown && <Guest key={seat} seat={seat} acting={own} onHand={onHand} />;
      })}
    </section>
  );
}

/** Several are handed round in one go. */
function ToLook({ seats, onHand }: SeatStripProps) {
  const { translator } = useTable();
  return (
    <div class="strip-guest" data-strip-look={seats.join()}>
      <p class="strip-asked">
        {seats.map((seat) => (
          <SeatBadge key={seat} seat={seat} />
        ))}
        <span>{translator.text("strip-look", { names: translator.seats(seats) })}</span>
      </p>
      {onHand ? (
        <HandButton seats={seats} onHand={onHand} isMain />
      ) : (
        <p class="hint">{translator.text("strip-hand-host")}</p>
      )}
    </div>
  );
}

interface HandButtonProps extends Required<SeatStripProps> {
  isMain?: boolean;
}

function HandButton({ seats, onHand, isMain = false }: HandButtonProps) {
  const { translator } = useTable();
  const classes = isMain ? "button main" : "button";
  return (
    <button type="button" class={classes} data-hand-round onClick={() => onHand(seats)}>
      <span class="with-icon">
        <Icon name="hand" /> {translator.text("strip-hand", { count: seats.length })}
      </span>
    </button>
  );
}

interface GuestProps extends Pick<SeatStripProps, "onHand"> {
  seat: number;
  acting: Acting;
}

function Guest({ seat, acting, onHand }: GuestProps) {
  const held = useTable();
  const { sight, translator } = held;
  const asked = sight.view?.asked.at(-1);
  const name = translator.seat(seat);
  const line = asked
    ? translator.text("strip-asked", { name, question: translator.question(asked) })
    : statusLine({ ...sight, offers: [] }, translator, seat);
  const warning = warningFor(sight.view, seat, translator);
  const offers = acting.offers.filter((offer) => !offer.standing);
  return (
    <TableContext.Provider value={heldFor(held, seat, acting)}>
      <div class="strip-guest" data-strip={seat}>
        <div class="strip-said">
          <p class="strip-asked" role="status">
            <SeatBadge seat={seat} />
            <span>
              {line} {warning && <b class="warning">{warning}</b>}
            </span>
          </p>
          <Reckoning />
        </div>
        {/* Whoever was handed the device may have looked for too short a time. */}
        {onHand && offers.some((offer) => offer.looked) && (
          <HandButton seats={[seat]} onHand={onHand} />
        )}
        <Offers offers={offers} />
      </div>
    </TableContext.Provider>
  );
}
