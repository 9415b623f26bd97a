/** Two sides of one circle, one's own nearest; between them who strikes whom. */
import type { ComponentChildren } from "preact";
import type { Place } from "../../../wire/protocol.d.ts";
import { inkOf } from "../../core/seat.ts";
import { useTable, useView } from "../../core/table.ts";
import { Beside } from "./beside.tsx";
import type { Blow } from "./duel.ts";
import { blowsOf, duelOf } from "./duel.ts";
import { Bench, Line } from "./side.tsx";

interface ArenaProps {
  onOpen: (place: Place) => void;
  tool?: ComponentChildren;
  children?: ComponentChildren;
}

/** What is given inside lies in the middle. */
export function Arena({ onOpen, tool = null, children }: ArenaProps) {
  const { sight } = useTable();
  const beside = sight.offers.find((offer) => offer.key === "beside");
  const view = useView();
  const { near, far } = duelOf(view);
  return (
    <div class="arena">
      <div class="arena-inside scaled">
        <Bench side={far} onOpen={onOpen} />
        <div class="arena-circle">
          <div class="arena-ring" aria-hidden="true" />
          <Line side={far} onOpen={onOpen} />
          <div class="lane">
            <Blows blows={blowsOf(view)} />
            {children && <div class="lane-middle">{children}</div>}
          </div>
          <Line side={near} onOpen={onOpen}>
            {beside && <Beside offer={beside} onOpen={onOpen} />}
          </Line>
        </div>
        <Bench side={near} onOpen={onOpen}>
          {tool}
        </Bench>
      </div>
    </div>
  );
}

function Blows({ blows }: { blows: readonly Blow[] }) {
  return (
    <>
      {blows.map((blow) => (
        <Stroke key={blow.to.x} blow={blow} />
      ))}
    </>
  );
}

/** From edge to edge; who stands where the circle bends is a little nearer. */
function Stroke({ blow }: { blow: Blow }) {
  const { from, to, isUp, difficulty } = blow;
  const classes = ["blow", isUp && "up", from.isOuter && "from-outer", to.isOuter && "to-outer"];
  const there = { left: `${to.x * 100}%` };
  return (
    <div class={classes.filter(Boolean).join(" ")} aria-hidden="true" style={inkOf(blow.by)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path class="seat-line" d={pathOf(blow)} vector-effect="non-scaling-stroke" />
      </svg>
      <span class="blow-head" style={there} />
      {difficulty > 0 && (
        <b class="blow-hard" style={there}>
          {difficulty}
        </b>
      )}
    </div>
  );
}

function pathOf({ from, to, isUp }: Blow) {
  const [start, end] = isUp ? [100, 6] : [0, 94];
  const [x, toX] = [from.x, to.x].map((share) => (share * 100).toFixed(1));
  return `M${x} ${start}C${x} 50 ${toX} 50 ${toX} ${end}`;
}
