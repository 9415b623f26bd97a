/**
 * Dispensations and whatever else can be done: nothing that is offered is left without a button.
 */

import type { Offer } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { grouped } from "../games/tournament/own.ts";
import { useDesk } from "./desk.ts";
import { Section } from "./section.tsx";

/** Groups that have a place of their own, in which all that belongs to them is shown. */
const PLACED_GROUPS = new Set(["setting", "record"]);

/** What the other parts have a place for. */
const PLACED = new Set([
  "draw",
  "start-round",
  "take-sheet",
  "fill-sheet",
  "correct-sheet",
  "put-back",
  "void-draw",
  "decide-duel",
  "enter",
  "rename",
  "send-away",
  "take-back",
  "answer-call",
]);

/** Shown in its place only while it can be done; here it says why it cannot. */
const OPEN_ONLY = new Set(["void-draw"]);

export function More() {
  const { translator, sight } = useTable();
  const { own } = useDesk();
  const { frame } = own;
  const given = grouped(sight.offers, "setting");
  const others = sight.offers.filter(
    (offer) => !isPlaced(offer) || (offer.closed !== null && OPEN_ONLY.has(offer.key)),
  );
  const now: Record<string, string> = {
    rounds: String(frame.rounds),
    finalists: String(frame.finalists),
    minutes: frame.minutes
      ? translator.text("desk-minutes", { count: frame.minutes })
      : translator.text("desk-no-limit"),
    length: frame.length
      ? translator.text("desk-minutes", { count: frame.length })
      : translator.text("desk-no-limit"),
    mixing: translator.text(`desk-mixing-${Number(frame.mixing)}`),
    prizes: translator.text(`desk-prizes-${Number(frame.prizes)}`),
  };
  // What is set can be read also when it cannot be changed any more.
  const settings = new Set([...Object.keys(now), ...given.map((offer) => offer.key)]);
  return (
    <>
      <Section title={translator.text("desk-dispensations")}>
        <p class="hint">{translator.text("desk-dispensations-text")}</p>
        <ul class="desk-rules">
          {[...settings].map((key) => {
            const offer = given.find((each) => each.key === key);
            return (
              <li key={key}>
                <span>
                  {translator.name("option", key)}
                  {key === "rounds" && (
                    <>
                      {" "}
                      <small class="hint">{translator.text("desk-rounds-why")}</small>
                    </>
                  )}
                </span>{" "}
                <b>{now[key]}</b>
                {offer && <Doing offer={offer} label={translator.text("desk-change")} />}
              </li>
            );
          })}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section title={translator.text("desk-others")}>
          <ul class="desk-rules">
            {others.map((offer) => (
              <li key={offer.key}>
                <span>{translator.hint(offer)}</span>
                <Doing offer={offer} label={translator.offer(offer)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function isPlaced(offer: Offer) {
  return PLACED.has(offer.key) || PLACED_GROUPS.has(String(offer.about.group));
}

function Doing({ offer, label }: { offer: Offer; label: string }) {
  const { translator } = useTable();
  const { fill } = useDesk();
  if (offer.closed) return <span class="why">{translator.reason(offer.closed)}</span>;
  return (
    <button
      type="button"
      class="button small"
      data-offer={offer.key}
      onClick={() => fill(offer.key)}
    >
      {label}
    </button>
  );
}
