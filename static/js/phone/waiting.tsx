/** Before the start: who sits where, and how we play for those who are new. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Presence } from "../parts/chips.tsx";
import { SeatBadge } from "../parts/icon.tsx";
import { SetTheTable } from "../parts/setup.tsx";
import { Status } from "../parts/status.tsx";
import { GoingRound } from "./going-round.tsx";
import { OwnSeatSheet, Tutorial } from "./later.tsx";

export function Waiting() {
  const { sight, translator, face } = useTable();
  const [isOpen, open] = useState(false);
  const [isChanging, change] = useState(false);
  // A tournament has a referee who decides that.
  const isSeated = sight.you >= 0 && !sight.of && sight.people.length > 0;
  const seated = sight.people.filter((person) => person.name);
  return (
    <main class="waiting">
      <Backdrop face={face} />
      <div class="brand small">
        <h1>{translator.name("game", sight.game)}</h1>
        <p class="hint">{translator.text("waiting-code", { table: sight.table })}</p>
      </div>
      <Status />
      <GoingRound onNotMe={() => change(true)} />
      <ul class="people" aria-label={translator.text("waiting-people")}>
        {seated.map((person) => (
          <li key={person.seat} class={person.seat === sight.you ? "you" : ""}>
            <SeatBadge seat={person.seat} big /> <span>{person.name}</span>
            {person.seat === sight.you && <b class="you-mark">{translator.text("waiting-you")}</b>}
            <Presence seat={person.seat} />
          </li>
        ))}
      </ul>
      {isSeated && (
        <button type="button" class="button" onClick={() => change(true)} data-change-seat>
          {translator.text("seat-change")}
        </button>
      )}
      <SetTheTable isOpen />
      <button type="button" class="button" onClick={() => open(true)}>
        {translator.text("how-title")}
      </button>
      {isChanging && isSeated && <OwnSeatSheet onClose={() => change(false)} />}
      {isOpen && <Tutorial onClose={() => open(false)} />}
    </main>
  );
}
