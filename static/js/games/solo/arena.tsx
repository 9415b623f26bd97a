/** The two who fight, with all that is left to them; each of the three can be looked into. */
import { useState } from "preact/hooks";
import type { Own } from "../../../wire/own/solo.d.ts";
import { useTable } from "../../core/table.ts";
import { foeBody, ownBody } from "./body.tsx";
import type { Count, Duel } from "./duel.ts";
import { sign, stars } from "./signs.tsx";
import { BodySheet, FoeSheet, RoundsSheet } from "./tables.tsx";

export function Arena({ duel }: { duel: Duel }) {
  const { translator } = useTable();
  const [open, setOpen] = useState("");
  const { own, round, life, foe } = duel;
  const close = () => setOpen("");
  return (
    <section class="arena" aria-label={translator.text("board-arena")}>
      <button type="button" class="fighter me" onClick={() => setOpen("body")}>
        <span class="fighter-body">{ownBody(own)}</span>
        <span class="fighter-name">{translator.text("board-you")}</span>
        <Life name={translator.name("counter", "life")} count={life} />
      </button>
      <div class="between">
        <button type="button" class="round-seal" onClick={() => setOpen("rounds")}>
          <span class="spoken">
            {translator.text("board-round", { round: round, rounds: own.sheet.dice.length })}
          </span>
          <b aria-hidden="true">{round}</b>
          <span aria-hidden="true">/{own.sheet.dice.length}</span>
        </button>
        <Ki duel={duel} />
        <Deep own={own} />
      </div>
      <button type="button" class="fighter foe" onClick={() => setOpen("foe")}>
        <span class="fighter-body">{foeBody(foe)}</span>
        <span class="fighter-name">
          {own.sheet.name}
          <span class="stars" aria-hidden="true">
            {stars(own.sheet.stars)}
          </span>
        </span>
        <Life name={translator.name("counter", "foe-life")} count={foe} />
      </button>
      {open === "body" && <BodySheet own={own} onClose={close} />}
      {open === "rounds" && <RoundsSheet duel={duel} onClose={close} />}
      {open === "foe" && <FoeSheet own={own} onClose={close} />}
    </section>
  );
}

function Life({ name, count }: { name: string; count: Count }) {
  const { translator } = useTable();
  const most = Math.max(1, count.limit ?? count.value);
  return (
    <span class="life" data-counter={name} data-value={count.value}>
      <span class="spoken">
        {translator.text("counter-spoken-of", { name: name, value: count.value, limit: most })}
      </span>
      <span class="life-bar" aria-hidden="true">
        <span style={{ width: `${(100 * count.value) / most}%` }} />
      </span>
      <span class="life-count" aria-hidden="true">
        {sign("life")}
        <b>{count.value}</b>/{most}
      </span>
    </span>
  );
}

/** Ki, and how much of it this round may still cost. */
function Ki({ duel }: { duel: Duel }) {
  const { translator } = useTable();
  const { ki, own } = duel;
  const left = own.ki_limit - own.ki_spent;
  return (
    <p class="ki" data-counter="ki" data-value={ki.value}>
      <span class="spoken">
        {translator.text("board-ki", { value: ki.value, left: left, limit: own.ki_limit })}
      </span>
      <span aria-hidden="true">
        <b>{ki.value}</b> {translator.name("counter", "ki")}
      </span>
      <span class="flames" aria-hidden="true">
        {Array.from({ length: own.ki_limit }, (_, at) => (
          <span key={at} class={at < left ? "flame" : "flame out"}>
            {sign("ki")}
          </span>
        ))}
      </span>
    </p>
  );
}

/** The deep wounds there are; each says what it does. */
function Deep({ own }: { own: Own }) {
  const { translator, explain } = useTable();
  if (own.deep.length === 0) return null;
  return (
    <p class="deep-marks">
      {own.deep.map((number) => (
        <button
          type="button"
          key={number}
          class="deep-mark"
          onClick={() => explain({ kind: "mark", code: `deep-${number}` })}
        >
          <span class="spoken">{translator.name("mark", `deep-${number}`)}</span>
          <span aria-hidden="true">{number}</span>
        </button>
      ))}
    </p>
  );
}
