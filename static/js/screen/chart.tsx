/**
 * The night as a chart: one line for each seat, stepped, with what the story marks. Drawn by us.
 */

import { useRef } from "preact/hooks";
import type { Chart } from "../../wire/protocol.d.ts";
import { inkOf, lookOf, SHAPE_PATHS } from "../core/seat.ts";
import { useTable } from "../core/table.ts";
import { useChart } from "../core/use-chart.ts";
import type { Drawn, Flag, Frame, Scale } from "./chart-scale.ts";
import {
  apart,
  curvesOf,
  DASHES,
  flagsOf,
  nudge,
  roundsOf,
  scaleOf,
  stepped,
} from "./chart-scale.ts";
import { useSize } from "./measure.ts";

/** Of a name beside its line, as long as names can be. */
const MOST_LETTERS = 24;

export function NightChart() {
  const { sight, translator, face, link } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(ref);
  const chart = useChart({ table: sight.table, key: link.key });
  const curves = chart ? curvesOf(chart, first(face.charted)) : [];
  const em = letters(ref.current);
  const longest = Math.max(0, ...curves.map(({ seat }) => [...translator.seat(seat)].length));
  const counter = translator.name("counter", curves[0]?.key ?? "");
  return (
    <figure class="night">
      {curves.length > 0 && (
        <figcaption>
          {translator.text("screen-chart", { counter })}
          {chart && chart.landmarks.length > 0 && (
            <span class="night-key">{translator.text("screen-chart-marks")}</span>
          )}
        </figcaption>
      )}
      <div class="night-room" ref={ref}>
        {chart && curves.length > 0 && width > 0 && (
          <Drawing chart={chart} frame={framed(width, height, { em, longest })} />
        )}
      </div>
      {chart && (
        <ol class="spoken">
          {chart.landmarks.map(({ line }, at) => (
            <li key={at}>{translator.line(line)}</li>
          ))}
        </ol>
      )}
    </figure>
  );
}

/** From afar one counter is enough. */
function first(charted: string | readonly string[]) {
  return [charted].flat().slice(0, 1);
}

function letters(element: Element | null) {
  return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 16;
}

/** Beside the lines there is room for the longest name, on a glass that is wide enough. */
function framed(
  width: number,
  height: number,
  { em, longest }: { em: number; longest: number },
): Frame & { em: number } {
  const right = width > 30 * em ? (4.2 + 0.58 * Math.min(longest, MOST_LETTERS)) * em : 3 * em;
  return { width, height, left: 2.4 * em, right, top: em, bottom: 2 * em, em };
}

function Drawing({ chart, frame }: { chart: Chart; frame: Frame & { em: number } }) {
  const { face, translator } = useTable();
  const curves = curvesOf(chart, first(face.charted));
  const scale = scaleOf(curves, chart.points.length, frame);
  const lines = curves.flatMap((curve) => stepped(curve, scale) ?? []);
  const spoken = lines.map((line) => `${translator.seat(line.seat)}: ${line.last}`).join(", ");
  return (
    <svg
      class="night-drawing"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={spoken}
    >
      <Grid chart={chart} scale={scale} frame={frame} />
      {lines.map((line) => (
        <path
          key={line.seat}
          class="chart-line seat-line"
          d={line.d}
          style={inkOf(line.seat)}
          stroke-dasharray={DASHES[line.seat % DASHES.length]}
          transform={`translate(0 ${nudge(line.seat, lines.length)})`}
        />
      ))}
      {flagsOf(chart, curves, scale).map((flag, at) => (
        <Marked key={at} flag={flag} frame={frame} />
      ))}
      <Ends lines={lines} frame={frame} />
    </svg>
  );
}

interface GridProps {
  chart: Chart;
  scale: Scale;
  frame: Frame & { em: number };
}

function Grid({ chart, scale, frame }: GridProps) {
  const { translator } = useTable();
  const [left, right] = [frame.left, frame.width - frame.right];
  const rounds = roundsOf(chart);
  const every = Math.ceil((rounds.length * 3.4 * frame.em) / Math.max(1, right - left)) || 1;
  return (
    <g class="chart-grid">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${scale.y(tick)}H${right}`} />
          <text x={left - frame.em * 0.5} y={scale.y(tick)} dy="0.35em" text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {rounds
        .filter((_, at) => at % every === 0)
        .map(({ round, point }) => (
          <g key={round} class="night-round">
            <path d={`M${scale.x(point)} ${frame.top}V${frame.height - frame.bottom}`} />
            <text x={scale.x(point)} y={frame.height - frame.em * 0.6} text-anchor="middle">
              {round}
            </text>
          </g>
        ))}
      <text class="night-axis" x={right + frame.em} y={frame.height - frame.em * 0.6}>
        {translator.text("screen-chart-rounds")}
      </text>
    </g>
  );
}

function Marked({ flag, frame }: { flag: Flag; frame: Frame & { em: number } }) {
  const { translator } = useTable();
  const half = frame.em * 0.42;
  if (flag.seat < 0) {
    return (
      <g class="chart-flag whole">
        <path d={`M${flag.x} ${frame.top}V${frame.height - frame.bottom}`} />
        <title>{translator.line(flag.line)}</title>
      </g>
    );
  }
  return (
    <g class="chart-flag" transform={`translate(${flag.x} ${flag.y})`}>
      <circle r={half * 1.5} stroke={lookOf(flag.seat).colour} />
      <path d={`M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`} />
      <title>{translator.line(flag.line)}</title>
    </g>
  );
}

/** Badge, name and number where each line ends. */
function Ends({ lines, frame }: { lines: readonly Drawn[]; frame: Frame & { em: number } }) {
  const { translator } = useTable();
  const { em } = frame;
  const heights = apart(
    lines.map((line) => line.end.y),
    em * 1.5,
    frame.height - frame.bottom,
  );
  const hasRoom = frame.right > 5 * em;
  return (
    <g class="night-ends">
      {lines.map((line, at) => {
        const { colour, shape, number } = lookOf(line.seat);
        const size = (em * 1.3) / 24;
        return (
          <g key={line.seat} transform={`translate(${line.end.x + em * 0.6} ${heights[at]})`}>
            <path
              d={SHAPE_PATHS[shape]}
              fill={colour}
              transform={`translate(0 ${-em * 0.65}) scale(${size})`}
            />
            <text
              class="night-number"
              x={em * 0.65}
              y={em * (shape === "triangle" || shape === "drop" ? 0.33 : 0.24)}
              text-anchor="middle"
            >
              {number}
            </text>
            {hasRoom && (
              <text x={em * 1.7} dy="0.35em">
                {line.last} · {clipped(translator.seat(line.seat))}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function clipped(name: string) {
  const all = [...name];
  return all.length > MOST_LETTERS ? `${all.slice(0, MOST_LETTERS - 1).join("")}…` : name;
}
