/** A table as a little ring: who sits where, how it stands. Drawn from the hub's list. */
import type { ComponentChildren } from "preact";
import type { SeatSeen, TableSeen } from "../../wire/protocol.d.ts";
import { Icon, SeatBadge } from "../parts/icon.tsx";
import { gameName, useDesk } from "./desk.ts";
import { hashOf } from "./route.ts";
import { around, isShow, seated, stateOf } from "./state.ts";

const STATE_ICONS: Record<string, string> = {
  waiting: "linked",
  playing: "lamp",
  paused: "pause",
  over: "crown",
  closed: "lock",
};

export function TableCard({ seen }: { seen: TableSeen }) {
  const { translator, wordsOf } = useDesk();
  const state = stateOf(seen);
  const words = wordsOf(seen.game);
  const names = seated(seen.seats).map((seat) => seat.name);
  return (
    <a class={`table-card is-${state}`} href={hashOf("table", seen.table)} data-table={seen.table}>
      <LittleRing seats={seen.seats} bots={seen.bots}>
        <Icon name={STATE_ICONS[state]} />
      </LittleRing>
      <span class="table-facts">
        <span class="table-game">
          {gameName(words, seen.game)} <span class="table-name">{seen.table}</span>
        </span>
        <span class="table-state">
          {translator.text(
            isShow(seen) && state === "playing" ? "host-state-show" : `host-state-${state}`,
          )}
          {" · "}
          {words.name("level", seen.level)}
        </span>
        <span class="table-people">
          {names.length ? translator.joined(names) : translator.text("host-nobody-yet")}
        </span>
      </span>
    </a>
  );
}

interface LittleRingProps {
  seats: readonly Pick<SeatSeen, "seat" | "name" | "free">[];
  bots?: readonly number[];
  big?: boolean;
  children?: ComponentChildren;
}

export function LittleRing({ seats, bots = [], big = false, children }: LittleRingProps) {
  const at = around(seats.length);
  return (
    <span class={big ? "little-ring big" : "little-ring"}>
      <span class="little-ring-table" aria-hidden="true" />
      {seats.map((seat, index) => (
        <span
          key={seat.seat}
          class={`ring-seat${bots.includes(seat.seat) ? " bot" : ""}`}
          style={{ left: `${at[index].left}%`, top: `${at[index].top}%` }}
          aria-hidden="true"
        >
          {seat.name ? <SeatBadge seat={seat.seat} /> : <span class="chair" />}
          {big && <span class="ring-name">{seat.name}</span>}
        </span>
      ))}
      <span class="little-ring-middle">{children}</span>
    </span>
  );
}
