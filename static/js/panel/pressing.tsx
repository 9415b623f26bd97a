/**
 * Buttons to click: what the panel is offered, undo to be held, answers for those without a phone.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer, Offer } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";

export type OnPress = (answer: Promise<Answer>) => void;

const HELD = 1000;

export function Buttons({ onPress }: { onPress: OnPress }) {
  const { sight, translator, link } = useTable();
  return (
    <section class="panel-buttons" aria-label={translator.text("panel-buttons")}>
      {sight.offers
        .filter((offer) => offer.fields.length === 0)
        .map((offer) => (
          <button
            type="button"
            class="push"
            key={offer.key}
            data-offer={offer.key}
            onClick={() => onPress(link.move(offer, {}))}
          >
            <span>{translator.offer(offer)}</span>
            {offer.closed && <small>{translator.reason(offer.closed)}</small>}
          </button>
        ))}
      {sight.view && <Undo onPress={onPress} />}
    </section>
  );
}

/** Held for a second, by finger or key. */
function Undo({ onPress }: { onPress: OnPress }) {
  const { sight, translator, link } = useTable();
  const [held, hold] = useState(false);
  const timer = useRef(0);
  const last = useRef(0);
  last.current = sight.undo ?? 0;
  const begin = () => {
    clearTimeout(timer.current);
    hold(true);
    timer.current = window.setTimeout(() => {
      hold(false);
      onPress(link.undo(last.current));
    }, HELD);
  };
  const end = () => {
    clearTimeout(timer.current);
    hold(false);
  };
  useEffect(() => end, []);
  const key = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  return (
    <button
      type="button"
      class={held ? "push undo held" : "push undo"}
      data-offer="undo"
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onKeyDown={key}
      onKeyUp={end}
      onBlur={end}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>
        <Icon name="undo" /> {translator.text("panel-undo")}
      </span>
      <small>{translator.text("panel-undo-hint")}</small>
    </button>
  );
}

/** What a seat without a phone may answer; nothing for whoever has one. */
export function SeatButtons({ seat, onPress }: { seat: number; onPress: OnPress }) {
  const { sight, translator, link } = useTable();
  const [offers, set] = useState<readonly Offer[]>([]);
  useEffect(() => {
    let current = true;
    void link.acting(seat).then((answer) => current && set(answer.sight?.offers ?? []));
    return () => {
      current = false;
    };
  }, [seat, sight.version]);
  if (offers.length === 0) return null;
  return (
    <span class="seat-buttons">
      {offers.map((offer) => (
        <button
          type="button"
          key={offer.key}
          data-offer={offer.key}
          onClick={() => onPress(link.move(offer, {}, seat))}
        >
          {translator.offer(offer)}
        </button>
      ))}
    </span>
  );
}
