/** Before the start: the chairs in a ring fill up as people sit down, and how to join them. */

import { useRef } from "preact/hooks";
import type { Person } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Presence } from "../parts/chips.tsx";
import { SeatBadge } from "../parts/icon.tsx";
import { TableSetting } from "../parts/setup.tsx";
import { useWelcome } from "../parts/welcome.ts";
import { chairsOf, JoinHere } from "./invite.tsx";
import { useArrangement, useFitting } from "./measure.ts";
import { RingOf } from "./ring.tsx";

export function Hall() {
  const { sight, translator, face } = useTable();
  const welcome = useWelcome();
  const beside = useRef<HTMLElement | null>(null);
  useFitting(beside, welcome);
  const people = welcome ? chairsOf(sight.people, welcome) : [];
  const arrangement = useArrangement(people.length);
  const seated = sight.people.filter((person) => person.name !== "").length;
  const middle = (
    <div class="calm">
      <h2 class="hall-game">{translator.name("game", sight.game)}</h2>
      <p class="calm-count" role="status">
        {translator.text("screen-seated", { count: seated })}
      </p>
    </div>
  );
  return (
    <main class={`playing hall ${arrangement}`}>
      <Backdrop face={face} />
      <RingOf
        label={translator.text("ring-label")}
        isStacked={arrangement === "stack"}
        middle={middle}
        over={() => <i class="sun" aria-hidden="true" />}
        places={people.map((person) => <Chair person={person} />)}
      />
      <aside ref={beside} class="beside">
        {welcome && <JoinHere welcome={welcome} />}
        {!welcome?.code && <TableSetting />}
        <p class="hall-wait">{translator.text("status-waiting-start")}</p>
      </aside>
    </main>
  );
}

function Chair({ person }: { person: Person }) {
  const { sight, translator } = useTable();
  const isFree = person.name === "";
  const classes = ["chair", isFree && "free", person.seat === sight.lit && "lit"];
  return (
    <div class={classes.filter(Boolean).join(" ")} data-seat={person.seat}>
      <SeatBadge seat={person.seat} big />
      <span class="chair-name">{isFree ? translator.text("screen-free") : person.name}</span>
      {!isFree && <Presence seat={person.seat} />}
    </div>
  );
}
