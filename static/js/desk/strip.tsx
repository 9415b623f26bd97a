/** Above everything: how far it is, the clock, the one next thing, and who calls. */

import type { ClockSeen } from "../../wire/protocol.d.ts";
import { read } from "../core/storage.ts";
import { useTable } from "../core/table.ts";
import { ClockFace, useCountdown } from "../games/tournament/clock.tsx";
import { printedTime } from "../games/tournament/fitting.ts";
import { grouped, offerOf, sitsAt, tableName, tablesOf } from "../games/tournament/own.ts";
import { Icon } from "../parts/icon.tsx";
import { WaitingCorrections } from "./corrections.tsx";
import { useDesk } from "./desk.ts";
import type { Next } from "./next.ts";
import { nextOf } from "./next.ts";
import { Taken } from "./taken.tsx";

export function Strip() {
  const { sight, translator, link } = useTable();
  const { own, seen: now } = useDesk();
  const { frame } = own;
  const seen = useCountdown(now && { ...now.clock, at: link.deskAt }, frame);
  return (
    <header class="desk-strip">
      <div class="desk-where">
        <p class="desk-code">
          <span class="enso" aria-hidden="true" />{" "}
          {translator.text("desk-title", { table: sight.table })}
          {read("host") && (
            <a class="desk-back" href="/host">
              <Icon name="back" /> {translator.text("desk-back")}
            </a>
          )}
          {link.state !== "linked" && (
            <span class="desk-away" role="status">
              <Icon name="away" /> {translator.text(`link-${link.state}`)}
            </span>
          )}
        </p>
        <p class="desk-phase">
          {frame.round > 0 && (frame.phase === "round" || frame.phase === "between")
            ? translator.text("t-round-of", { round: frame.round, rounds: frame.rounds })
            : translator.name("phase", frame.phase)}
        </p>
        <p class="hint">
          {translator.text("desk-field", {
            count: frame.players,
            rounds: frame.rounds,
            finalists: frame.finalists,
          })}
        </p>
      </div>
      <RoundClock seen={seen} />
      <NextThing next={nextOf(own, sight.offers)} />
      <Undo />
      <Calls />
      <WaitingCorrections />
      <Restarted seen={seen} />
      <Taken />
      <Stopped />
    </header>
  );
}

/** The clock, and what can be done to it while it runs. */
function RoundClock({ seen }: { seen: ClockSeen | null }) {
  const { sight, translator } = useTable();
  const { own, fill } = useDesk();
  const { frame } = own;
  if (frame.phase !== "round") return <div class="desk-clock" />;
  return (
    <div class="desk-clock">
      <ClockFace seen={seen} minutes={frame.minutes} translator={translator} />
      <p class="desk-clock-doings">
        {grouped(sight.offers, "clock").map(
          (offer) =>
            !offer.closed && (
              <button
                type="button"
                key={offer.key}
                class="link"
                data-offer={offer.key}
                onClick={() => fill(offer.key)}
              >
                {translator.offer(offer)}
              </button>
            ),
        )}
      </p>
    </div>
  );
}

function NextThing({ next }: { next: Next }) {
  const { translator, make, link, refuse } = useTable();
  const { fill } = useDesk();
  const { word, params, offer } = next;
  if (!offer)
    return (
      <p class="desk-next waiting" role="status">
        {translator.text(word, params)}
      </p>
    );
  const press = () => {
    refuse(null);
    if (offer.closed) return;
    // The clock starts at once; a draw and the end of the rounds are asked about first.
    if (offer.key === "start-round") void make(offer, {});
    else fill(offer.key);
  };
  return (
    <div class="desk-next">
      <button
        type="button"
        class={offer.closed ? "button ink closed" : "button ink main"}
        data-offer={offer.key}
        aria-disabled={offer.closed ? "true" : undefined}
        disabled={link.sending > 0}
        onClick={press}
      >
        <span class="ink-name">{translator.text(word, params)}</span>
        <span class="ink-text">
          {offer.closed ? translator.reason(offer.closed) : translator.text(`${word}-text`, params)}
        </span>
      </button>
    </div>
  );
}

/** A slip can be taken back, and the hub says which; what is on the record is put right there. */
function Undo() {
  const { sight, translator, link, refuse } = useTable();
  const { undo, undoes } = sight;
  const last = undoes.at(-1);
  if (undo === null || !last) return null;
  const take = async () => {
    const answer = await link.undo(undo);
    refuse(answer.ok ? null : (answer.refusal ?? null));
  };
  return (
    <p class="desk-undo">
      <button type="button" class="plain" data-undo disabled={link.sending > 0} onClick={take}>
        <Icon name="undo" /> {translator.text("undo")}
      </button>{" "}
      <span class="hint">{translator.line(last)}</span>
    </p>
  );
}

/** The hub was off in the middle of a round, which waits for a tap. */
function Restarted({ seen }: { seen: ClockSeen | null }) {
  const { sight, translator, make, link } = useTable();
  const { own } = useDesk();
  const offer = offerOf(sight.offers, "resume-clock");
  if (!own.frame.after_restart || !offer || !seen) return null;
  return (
    <div class="desk-calls" role="alert">
      <ul>
        <li>
          <Icon name="pause" />
          <p>{translator.text("desk-restarted", { left: printedTime(seen.left) })}</p>
          <button
            type="button"
            class="button main"
            data-go-on
            disabled={link.sending > 0}
            onClick={() => make(offer, {})}
          >
            {translator.text("desk-go-on")}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The tournament itself rests, after a fault of ours; its referee lets it go on. */
function Stopped() {
  const { sight, translator } = useTable();
  const { ask } = useDesk();
  if (!sight.paused) return null;
  return (
    <div class="desk-calls" role="alert">
      <ul>
        <li>
          <Icon name="pause" />
          <p>{translator.words.translated(`paused-${sight.paused}`, sight.paused)}</p>
          <button
            type="button"
            class="button"
            data-resume
            onClick={() => ask("POST /api/tournaments/{name}/resume")}
          >
            {translator.text("desk-go-on")}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** Whoever called the referee, at which table. */
function Calls() {
  const { translator, sight, make, link } = useTable();
  const { own, named } = useDesk();
  const offer = offerOf(sight.offers, "answer-call");
  if (!offer || own.calls.length === 0) return null;
  return (
    <div class="desk-calls" role="alert">
      <ul>
        {own.calls.map((entrant) => {
          const table = tablesOf(own.tables, own.frame.round).find((each) => sitsAt(each, entrant));
          return (
            <li key={entrant}>
              <Icon name="hand" />
              <p>
                {translator.text("desk-called", {
                  name: named(entrant),
                  table: table ? tableName(translator, table.name) : "",
                })}
              </p>
              <button
                type="button"
                class="button"
                data-offer="answer-call"
                disabled={link.sending > 0}
                onClick={() => make(offer, { entrant })}
              >
                {translator.offer(offer)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
