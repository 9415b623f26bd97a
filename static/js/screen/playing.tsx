/** The game as it is played: the ring with what happens on it, and beside it what is told. */
import { useRef, useState } from "preact/hooks";
import type { Place as PlaceSeen, View } from "../../wire/protocol.d.ts";
import { lettersOf } from "../core/longest-word.ts";
import { clockwise } from "../core/seat.ts";
import { isEnding } from "../core/status.ts";
import { useTable, useView } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { SeatSheet } from "../parts/seat-sheet.tsx";
import { TableSetting } from "../parts/setup.tsx";
import { Arrows, Clash, strikeOf } from "./clash.tsx";
import { JoinBand } from "./invite.tsx";
import { useArrangement, useFitting } from "./measure.ts";
import { TablePiles } from "./piles.tsx";
import { TablePlace } from "./place.tsx";
import { RingOf } from "./ring.tsx";
import { Awaited, StoryLines } from "./story-side.tsx";
import type { Moved } from "./table-screen.tsx";
import { TokenAnimation } from "./token-animation.tsx";

/** A ring that a face draws needs no more room than two places beside each other. */
const SIDES = 2;

export function Playing({ moved }: { moved: Moved }) {
  const { sight, translator, face } = useTable();
  const ref = useRef<HTMLElement | null>(null);
  const beside = useRef<HTMLElement | null>(null);
  useFitting(beside, sight);
  const [open, setOpen] = useState<number | null>(null);
  const view = useView();
  const arrangement = useArrangement(face.ring ? SIDES : view.places.length);
  const shown = view.places.find((place) => place.place === open);
  const onOpen = (place: PlaceSeen) => setOpen(place.place);
  return (
    <main ref={ref} class={`playing ${arrangement}`}>
      {face.ring ? (
        <section class="circle own" aria-label={translator.text("ring-label")}>
          <face.ring onOpen={onOpen}>
            <Middle />
          </face.ring>
        </section>
      ) : (
        <Places view={view} isStacked={arrangement === "stack"} onOpen={onOpen} />
      )}
      <aside ref={beside} class="beside">
        <Awaited />
        <TableSetting />
        <TablePiles />
        <StoryLines />
        <JoinBand />
      </aside>
      <TokenAnimation within={ref} moved={moved} />
      {shown && <SeatSheet place={shown} onClose={() => setOpen(null)} />}
    </main>
  );
}

interface PlacesProps {
  view: View;
  isStacked: boolean;
  onOpen: (place: PlaceSeen) => void;
}

function Places({ view, isStacked, onOpen }: PlacesProps) {
  const { translator } = useTable();
  const places = clockwise(view).map((place) => (
    <TablePlace place={place} onOpen={() => onOpen(place)} />
  ));
  return (
    <RingOf
      label={translator.text("ring-label")}
      places={places}
      isStacked={isStacked}
      middle={<Middle />}
      over={(layout) => <Arrows layout={layout} />}
    />
  );
}

/** The middle of the ring: a strike, or whose turn it is. */
function Middle() {
  const { sight, translator } = useTable();
  const view = useView();
  const strike = strikeOf(sight);
  if (strike) return <Clash strike={strike} />;
  return (
    <div class="calm">
      <span class="enso" aria-hidden="true" />
      {view.turn >= 0 && !isEnding(sight) && <TurnOf seat={view.turn} />}
      <p class="calm-step">{translator.name("step", view.phase)}</p>
    </div>
  );
}

/** Whose turn it is; the longest word of the name fits into the brush ring. */
function TurnOf({ seat }: { seat: number }) {
  const { translator } = useTable();
  const name = translator.seat(seat);
  return (
    <p class="calm-who" style={{ "--letters": String(lettersOf(name)) }}>
      <SeatBadge seat={seat} big /> <span>{name}</span>
    </p>
  );
}
