/** Life of both over the rounds, as two lines. The numbers are the hub's. */

import { useTable } from "../../core/table.ts";
import { useChart } from "../../core/use-chart.ts";
import { roundsOf, scaleOf, stepped } from "../../screen/chart-scale.ts";

const FRAME = { width: 320, height: 150, left: 26, right: 10, top: 10, bottom: 22 };
const KEYS = ["life", "foe-life"];

export function LifeChart() {
  const { link, translator } = useTable();
  const chart = useChart({ table: link.table, key: link.key });
  const curves = KEYS.flatMap((key) => chart?.curves.filter((curve) => curve.key === key) ?? []);
  if (!chart || curves.length === 0) return null;
  const scale = scaleOf(curves, chart.points.length, FRAME);
  const { width, height, left, right } = FRAME;
  return (
    <figure class="life-chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={translator.text("board-chart")}
      >
        {scale.ticks.map((tick) => (
          <g key={tick} class="chart-grid">
            <path d={`M${left} ${scale.y(tick)}H${width - right}`} />
            <text x={left - 6} y={scale.y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {roundsOf(chart).map(
          ({ round, point }) =>
            (round % 5 === 0 || round === 1) && (
              <text key={round} x={scale.x(point)} y={height - 6} text-anchor="middle">
                {round}
              </text>
            ),
        )}
        {curves.map((curve) => (
          <path
            key={curve.key}
            class={`chart-line ${curve.key}`}
            d={stepped(curve, scale)?.d ?? ""}
          />
        ))}
      </svg>
      <figcaption>
        {curves.map((curve) => (
          <span key={curve.key} class={`chart-key ${curve.key}`}>
            {translator.name("counter", curve.key)} <b>{curve.values[curve.values.length - 1]}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
