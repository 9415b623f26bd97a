/** Dice that have to fall: real ones are typed in with a tap each, or the hub throws them. */

import { useState } from "preact/hooks";
import type { Offer } from "../../../wire/protocol.d.ts";
import { choicesOf } from "../../core/form.ts";
import { useTable } from "../../core/table.ts";
import { die } from "./dice.tsx";

interface FallProps {
  typed: Offer | undefined;
  roll: Offer | undefined;
  count: number;
  isFoe: boolean;
}

export function Fall({ typed, roll, count, isFoe }: FallProps) {
  const { translator, make, link } = useTable();
  return (
    <div class={isFoe ? "fall foe" : "fall"}>
      {typed && <Typing key={typed.question} offer={typed} kind={isFoe ? "foe" : ""} />}
      {roll && (
        <button
          type="button"
          class={typed ? "button roll" : "button main roll alone"}
          data-offer="roll"
          disabled={link.sending > 0}
          onClick={() => make(roll, {})}
        >
          {!typed && (
            <span class="roll-dice" aria-hidden="true">
              {Array.from({ length: count }, (_, at) => (
                <span key={at}>{die(at + 3, isFoe ? "foe" : "")}</span>
              ))}
            </span>
          )}
          <span>{translator.offer(roll)}</span>
        </button>
      )}
    </div>
  );
}

/** Six faces; the last tap says it all, and taking back is there for a slip. */
function Typing({ offer, kind }: { offer: Offer; kind: string }) {
  const { translator, make, link } = useTable();
  const [said, say] = useState<readonly number[]>([]);
  const field = offer.fields[Math.min(said.length, offer.fields.length - 1)];
  const tap = async (value: number) => {
    const next = [...said, value];
    say(next);
    if (next.length < offer.fields.length) return;
    const values = Object.fromEntries(offer.fields.map((each, at) => [each.name, next[at]]));
    if (!(await make(offer, values))) say([]);
  };
  return (
    <div class="typing">
      <div class="typed-dice">
        {offer.fields.map((each, at) => (
          <button
            type="button"
            key={each.name}
            class={at === said.length ? "typed-die next" : "typed-die"}
            disabled={at >= said.length || link.sending > 0}
            onClick={() => say(said.slice(0, at))}
          >
            <span class="spoken">
              {at < said.length
                ? translator.text("board-typed", {
                    die: translator.field(each.name),
                    value: said[at],
                  })
                : translator.field(each.name)}
            </span>
            {die(said[at] ?? 0, kind)}
          </button>
        ))}
      </div>
      <p class="board-hint">{translator.hint(offer)}</p>
      <div class="keypad" role="group" aria-label={translator.field(field.name)}>
        {choicesOf(field, {}).map((choice) => (
          <button
            type="button"
            key={choice.value}
            class="key"
            data-face={choice.value}
            disabled={link.sending > 0 || said.length >= offer.fields.length}
            onClick={() => tap(Number(choice.value))}
          >
            <span class="spoken">{choice.value}</span>
            {die(Number(choice.value), kind)}
          </button>
        ))}
      </div>
    </div>
  );
}
