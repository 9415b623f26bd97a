/** A night as curves: one counter for every seat over the turns, with what was worth marking. */

import type { Chart, Curve } from "../../wire/protocol.d.ts";
import { inkOf } from "../core/seat.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { useChart } from "../core/use-chart.ts";
import { SeatBadge } from "../parts/icon.tsx";
import {
  curvesOf,
  DASHES,
  flagsOf,
  nudge,
  roundsOf,
  scaleOf,
  stepped,
} from "../screen/chart-scale.ts";
import { Fold, Section } from "./bar.tsx";
import { useDesk } from "./desk.ts";

const FRAME = { width: 640, height: 300, left: 34, right: 14, top: 14, bottom: 30 };

export function NightChart({ table }: { table: string }) {
  const { key } = useDesk();
  const { translator, face } = useTable();
  const chart = useChart({ table, key });
  if (!chart || chart.curves.length === 0) return null;
  const curves = curvesOf(chart, face.charted);
  const names = namesOf(curves, translator);
  const title = translator.text("host-chart", {
    counter: translator.name("counter", curves[0].key),
  });
  return (
    <Section title={title}>
      <figure class="night-chart">
        <Curves chart={chart} title={title} />
        <ul class="chart-names">
          {curves.map((curve, at) => (
            <li key={names[at].said}>
              <SeatBadge seat={names[at].look} /> {names[at].said}
              <b>{curve.values[curve.values.length - 1]}</b>
            </li>
          ))}
        </ul>
        <Landmarks chart={chart} />
      </figure>
    </Section>
  );
}

/**
 * Curves of one counter are called and look as their seats do; several of one seat, by the counter.
 */
function namesOf(curves: readonly Curve[], translator: Translator) {
  const isOne = curves.every((curve) => curve.key === curves[0].key);
  return curves.map((curve, at) =>
    isOne
      ? { said: translator.seat(curve.seat), look: curve.seat }
      : { said: translator.name("counter", curve.key), look: at },
  );
}

function Curves({ chart, title }: { chart: Chart; title: string }) {
  const { translator, face } = useTable();
  const curves = curvesOf(chart, face.charted);
  const names = namesOf(curves, translator);
  const scale = scaleOf(curves, chart.points.length, FRAME);
  const { width, height, left, right, bottom } = FRAME;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {scale.ticks.map((tick) => (
        <g key={tick} class="chart-grid">
          <path d={`M${left} ${scale.y(tick)}H${width - right}`} />
          <text x={left - 8} y={scale.y(tick) + 5} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {thinned(roundsOf(chart)).map(({ round, point }) => (
        <text
          key={round}
          class="chart-round"
          x={scale.x(point)}
          y={height - bottom + 22}
          text-anchor="middle"
        >
          {round}
        </text>
      ))}
      {curves.map((curve, at) => {
        const drawn = stepped(curve, scale);
        return (
          drawn && (
            <path
              key={names[at].said}
              class="chart-line seat-line"
              d={drawn.d}
              style={inkOf(names[at].look)}
              stroke-dasharray={DASHES[names[at].look % DASHES.length]}
              transform={`translate(0 ${nudge(at, curves.length)})`}
            />
          )
        );
      })}
      {flagsOf(chart, curves, scale).map(({ x, y, seat, line }, at) => (
        <g key={at} class={seat < 0 ? "chart-flag whole" : "chart-flag"}>
          <title>{translator.line(line)}</title>
          <path d={seat < 0 ? `M${x} ${FRAME.top}V${height - bottom}` : crossed(x, y)} />
        </g>
      ))}
    </svg>
  );
}

function crossed(x: number, y: number) {
  return `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`;
}

/** Not more numbers than there is room for. */
function thinned<T>(all: readonly T[]): T[] {
  const every = Math.ceil(all.length / 12);
  return all.filter((_, at) => at % every === 0);
}

/** What the crosses mean, in words. */
function Landmarks({ chart }: { chart: Chart }) {
  const { translator } = useTable();
  if (chart.landmarks.length === 0) return null;
  return (
    <figcaption>
      <Fold title={translator.text("host-chart-marks")} icon="story">
        <ol class="landmarks">
          {chart.landmarks.map(({ point, line }, at) => (
            <li key={at}>
              <span class="landmark-round">{chart.points[point]?.round ?? ""}</span>
              <span>{translator.line(line)}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </figcaption>
  );
}
