/** A player's own page: where do I sit next, what came of my tables, and the finals. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Phone as PhoneOwn } from "../../../wire/own/tournament.d.ts";
import type { Line, Offer } from "../../../wire/protocol.d.ts";
import { sameOffer } from "../../core/shelves.ts";
import { useTable } from "../../core/table.ts";
import { FormSheet } from "../../parts/form.tsx";
import { OfferButton, StandingOffers } from "../../parts/offers.tsx";
import { RefusalLine } from "../../parts/status.tsx";
import { Story } from "../../parts/story.tsx";
import { Bracket } from "./bracket.tsx";
import { ClockFace, useClock } from "./clock.tsx";
import { Conduct } from "./conduct.tsx";
import { ownOf } from "./own.ts";
import { soon, useGoingThere, usePlaced } from "./placing.ts";
import { Results } from "./results.tsx";
import { MyDuel, MyPlace, MySeat, Waiting } from "./seat.tsx";
import { ByLot, Ranking, Standings } from "./standings.tsx";

const PLACED = ["call-referee", "left-tournament", "withdraw"];

export default function Board({ children }: { children?: ComponentChildren }) {
  const { sight } = useTable();
  const own = ownOf(sight) as PhoneOwn;
  const isPlaying = Boolean(own.duel) || (own.table !== null && !own.table.is_over);
  const placed = usePlaced(sight.table, sight.version, soon(isPlaying));
  useGoingThere(own.duel ? placed : "");
  // Whoever leaves does it at the foot of the page; what comes of it is said at its head.
  useEffect(() => void (own.is_present || scrollTo(0, 0)), [own.is_present]);
  // What the referee said matters while it can be heeded; at the end the result comes first.
  const isOver = own.frame.ranking.length > 0;
  const conduct = <Conduct key="conduct" lines={own.conduct} />;
  const results = <Results key="results" own={own} />;
  return (
    <div class="t-board">
      <Where own={own} />
      <Now own={own} placed={placed} />
      <RefusalLine />
      <LeftGame />
      <Calling />
      {isOver ? [results, conduct] : [conduct, results]}
      <Finals own={own} />
      <Story last={3} isTold={isNews} />
      <Leaving />
      {children}
    </div>
  );
}

/** Who comes and goes is for the hall to see. */
function isNews(line: Line) {
  return !("seat" in line.params);
}

function Where({ own }: { own: PhoneOwn }) {
  const { sight, translator, link } = useTable();
  const { frame } = own;
  const seen = useClock({ of: sight.table, key: link.key, frame });
  const isRound = frame.phase === "round";
  return (
    <header class="t-where">
      <h1>
        {isRound || frame.phase === "between"
          ? translator.text("t-round-of", { round: frame.round, rounds: frame.rounds })
          : translator.name("phase", frame.phase)}
      </h1>
      {isRound && <ClockFace seen={seen} minutes={frame.minutes} translator={translator} />}
    </header>
  );
}

/** What matters most at this hour. */
function Now({ own, placed }: { own: PhoneOwn; placed: string }) {
  if (own.frame.ranking.length > 0) return <MyPlace own={own} />;
  if (own.duel) return <MyDuel own={own} placed={placed} />;
  if (own.table && !own.table.is_over) return <MySeat own={own} placed={placed} />;
  return <Waiting own={own} />;
}

function Finals({ own }: { own: PhoneOwn }) {
  const { translator, sight } = useTable();
  const { duels, standings, ranking, finalists } = own.frame;
  if (duels.length === 0) return null;
  const named = (entrant: number) =>
    own.people.find((person) => person.entrant === entrant)?.name ?? translator.seat(entrant);
  return (
    <>
      <section class="t-part">
        <h2>{translator.name("phase", "finals")}</h2>
        <Bracket duels={duels} translator={translator} you={sight.you} />
      </section>
      <section class="t-part">
        <h2>{translator.text(ranking.length ? "t-ranking" : "t-standings")}</h2>
        <div class="table-scroll" data-scrolls>
          {ranking.length > 0 ? (
            <Ranking rows={ranking} named={named} translator={translator} you={sight.you} />
          ) : (
            <Standings
              rows={standings}
              named={named}
              translator={translator}
              you={sight.you}
              finalists={finalists}
            />
          )}
        </div>
        <ByLot frame={own.frame} translator={translator} />
      </section>
    </>
  );
}

/** The offer of this key, and its sheet while it is open. */
function Asked({ offer }: { offer: Offer }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <OfferButton offer={offer} onOpen={() => open(true)} />
      {isOpen && <FormSheet offer={offer} onClose={() => open(false)} />}
    </>
  );
}

function Calling() {
  const { sight } = useTable();
  const call = sight.offers.find((offer) => offer.key === "call-referee");
  return call ? (
    <div class="t-call">
      <Asked offer={call} />
    </div>
  ) : null;
}

/** Whoever left a game at a table says here whether that was all. */
function LeftGame() {
  const { sight } = useTable();
  return (
    <StandingOffers offers={sight.offers.filter((offer) => offer.key === "left-tournament")} />
  );
}

/** The way out, below everything; and whatever else is offered. */
function Leaving() {
  const { sight } = useTable();
  const withdraw = sight.offers.find((offer) => offer.key === "withdraw");
  const others = sight.offers.filter(
    (offer) => !PLACED.includes(offer.key) && !(withdraw && sameOffer(offer, withdraw)),
  );
  return (
    <>
      {others.length > 0 && <StandingOffers offers={others} />}
      {withdraw && (
        <div class="t-leave">
          <Asked offer={withdraw} />
        </div>
      )}
    </>
  );
}
