/** One's own hand where the hub holds the cards: a fan, held low; one tap covers it. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Place, Sight } from "../../wire/protocol.d.ts";
import { follow } from "../core/drag.ts";
import type { Use } from "../core/form.ts";
import { filled, nextField, useAt, usesOf } from "../core/form.ts";
import type { Memory } from "../core/new-cards.ts";
import { areNew, remember } from "../core/new-cards.ts";
import { useTable } from "../core/table.ts";
import { CardSheet } from "./card-sheet.tsx";
import { Card } from "./chips.tsx";
import { Icon } from "./icon.tsx";

/** More than these need a second row behind the first. */
const A_ROW = 6;

interface Opened {
  code: string;
  use?: Use;
}

export function Hand() {
  const { sight, translator, isHandCovered: isCovered, coverHand: cover } = useTable();
  const [open, setOpen] = useState<Opened | null>(null);
  const drop = useDrop(setOpen);
  const hand = sight.view?.hand ?? [];
  const isNew = useNewCards(hand, sight.view?.turn ?? -1);
  const isHeld = open !== null && hand.includes(open.code);
  useEffect(() => {
    // A card that went and is drawn again does not come up by itself.
    if (!isHeld) setOpen(null);
  }, [isHeld]);
  if (hand.length === 0) return null;
  const isFree = isFreeToPlay(sight);
  return (
    <section class={isFree ? "hand free" : "hand"} aria-label={translator.text("hand-label")}>
      <button
        type="button"
        class="plain hand-cover"
        aria-pressed={isCovered ? "true" : "false"}
        onClick={() => cover(!isCovered)}
      >
        <Icon name={isCovered ? "cover" : "eye"} />
        {translator.text(isCovered ? "hand-uncover" : "hand-cover", { count: hand.length })}
      </button>
      {!isCovered && (
        <ul class="hand-cards" style={{ "--in-row": String(inRow(hand.length)) }}>
          {hand.map((code, at) => (
            <li key={`${code}/${at}`} style={inFan(at, hand.length)}>
              <button
                type="button"
                class={classOf(usesOf(sight.offers, code).length > 0, isNew[at])}
                onClick={() => setOpen({ code })}
                onPointerDown={(event) =>
                  isFree && follow(event, "data-place", (place) => drop(code, Number(place)))
                }
              >
                <Card code={code} />
                {isNew[at] && <span class="spoken">{translator.text("hand-new")}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isHeld && !isCovered && <CardSheet {...open} onClose={() => setOpen(null)} />}
    </section>
  );
}

/**
 * In one's own turn cards that can be played are lifted. To whoever is asked that would tell the
 * table what they hold: then every fan has one shape.
 */
function isFreeToPlay({ view }: Sight) {
  return view !== null && view.turn === view.you && view.asked.length === 0;
}

function classOf(isUseful: boolean, isNew: boolean) {
  return `hand-card${isUseful ? "" : " resting"}${isNew ? " new" : ""}`;
}

/** Where a card stands: its row, how far that is moved to the middle, and how far it is from it. */
function inFan(at: number, count: number) {
  const first = inRow(count);
  const isFront = at >= first;
  const [place, row] = isFront ? [at - first, count - first] : [at, first];
  return {
    gridArea: `${isFront ? 2 : 1} / ${place + 1}`,
    "--shift": String((first - row) / 2),
    "--off": String(place - (row - 1) / 2),
  };
}

function inRow(count: number) {
  return Math.ceil(count / (count > A_ROW ? 2 : 1));
}

/** A card dropped onto a seat is played there, and asks for what is still open. */
function useDrop(onOpen: (opened: Opened) => void) {
  const { sight, make, refuse } = useTable();
  return async (code: string, at: number) => {
    const place = sight.view?.places.find((each: Place) => each.place === at);
    const use = place && useAt(sight.offers, code, place);
    if (!use) return;
    if (!("offer" in use)) return refuse(use);
    const values = filled(use.offer, {}, use.wishes);
    if (nextField(use.offer, values) !== null) onOpen({ code, use });
    else await make(use.offer, values);
  };
}

/** Which of them came in this turn; a page that was opened anew has not seen them come. */
function useNewCards(hand: readonly string[], turn: number) {
  const memory = useRef<Memory | null>(null);
  memory.current = remember(memory.current, hand, turn);
  return areNew(memory.current);
}
