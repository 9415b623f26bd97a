/** One player's side: who they are, the line in the circle, and who waits or lies behind it. */
import type { ComponentChildren } from "preact";
import type { Place } from "../../../wire/protocol.d.ts";
import { sizedByLetters } from "../../core/longest-word.ts";
import { useTable } from "../../core/table.ts";
import { Counter, Presence } from "../../parts/chips.tsx";
import { Icon, SeatBadge } from "../../parts/icon.tsx";
import type { Side as SideSeen } from "./duel.ts";
import { IN_LINE } from "./duel.ts";
import { Fighter } from "./fighter.tsx";

type OnOpen = (place: Place) => void;

const NOW: Readonly<Record<string, string>> = { turn: "lamp", asked: "hand" };

interface LineProps {
  side: SideSeen;
  onOpen: OnOpen;
  children?: ComponentChildren;
}

export function Line({ side, onOpen, children }: LineProps) {
  const classes = ["line", side.isNear ? "near" : "far", side.isShared && "shared"];
  return (
    <ol
      class={classes.filter(Boolean).join(" ")}
      data-count={side.isCovered ? IN_LINE : side.line.length}
    >
      {side.isCovered
        ? Array.from({ length: IN_LINE }, (_, at) => (
            <li key={at}>
              <Back />
            </li>
          ))
        : (children ??
          side.line.map((fighter) => (
            <li key={fighter.place.place}>
              <Fighter fighter={fighter} onOpen={onOpen} />
            </li>
          )))}
    </ol>
  );
}

/** A character that nobody has turned over yet. */
function Back() {
  return (
    <span class="fighter back" aria-hidden="true">
      <span class="enso" />
    </span>
  );
}

interface BenchProps {
  side: SideSeen;
  onOpen: OnOpen;
  children?: ComponentChildren;
}

/** Behind the line: the player, the Shogun who waits, those who fell. */
export function Bench({ side, onOpen, children }: BenchProps) {
  const { waiting, fallen, isCovered } = side;
  const classes = ["bench", side.isNear ? "near" : "far", side.isTurn && "turn"];
  return (
    <div class={classes.filter(Boolean).join(" ")}>
      <Player side={side} onOpen={onOpen} />
      <div class="bench-shogun">
        {isCovered && <Back />}
        {waiting && <Fighter fighter={waiting} onOpen={onOpen} />}
      </div>
      <div class="bench-fallen">
        {fallen.map((fighter) => (
          <Fallen key={fighter.place.place} place={fighter.place} onOpen={onOpen} />
        ))}
        {children}
      </div>
    </div>
  );
}

function Player({ side, onOpen }: { side: SideSeen; onOpen: OnOpen }) {
  const { sight, translator, face } = useTable();
  const { seat, hand, isTurn, isAsked, isCovered } = side;
  const now = isAsked ? "asked" : isTurn ? "turn" : "";
  return (
    <button
      type="button"
      class={`player ${now}`.trim()}
      onClick={() => onOpen(side.home)}
      data-seat={seat}
      data-place={side.home.place}
    >
      <span class="player-name">
        <SeatBadge seat={seat} />
        <span class="player-called" style={sizedByLetters(translator.seat(seat))}>
          {translator.seat(seat)}
        </span>
        <Presence seat={seat} />
        {now && (
          <b class="player-now">
            <Icon name={NOW[now]} />
            <span>{translator.text(`screen-place-${now}`)}</span>
          </b>
        )}
      </span>
      <span class="player-facts">
        {hand && !isCovered && <Counter counter={hand} />}
        {isTurn && <span class="tally">{face.tally?.(sight, translator)}</span>}
        {side.hasBushido && (
          <span class="fighter-mark bushido">
            <span aria-hidden="true">{face.mark("bushido")}</span>
            <span class="spoken">{translator.name("mark", "bushido")}</span>
          </span>
        )}
      </span>
    </button>
  );
}

function Fallen({ place, onOpen }: { place: Place; onOpen: OnOpen }) {
  const { translator, face } = useTable();
  return (
    <button type="button" class="fallen" onClick={() => onOpen(place)} data-place={place.place}>
      <span class="fallen-picture" aria-hidden="true">
        {face.figure(place.figure)}
      </span>
      <span class="fallen-name">{translator.name("character", place.figure)}</span>
      <span class="spoken">{translator.name("mark", "fallen")}</span>
    </button>
  );
}
