/** Cautions and penalties, between the referee and the player alone. */

import type { Decision } from "../../../wire/own/tournament.d.ts";
import { useTable } from "../../core/table.ts";

export function Conduct({ lines }: { lines: readonly Decision[] }) {
  const { translator } = useTable();
  if (lines.length === 0) return null;
  return (
    <section class="t-part">
      <h2>{translator.text("t-conduct")}</h2>
      <ul class="t-conduct">
        {lines.map((line, at) => (
          <li key={at} class={line.is_lifted ? "lifted" : ""}>
            <b>
              {translator.name("decision", line.kind)}
              {line.points > 0 ? ` −${line.points}` : ""}
            </b>
            <span>{line.conduct ? translator.choice("value", line.conduct) : ""}</span>
            <span class="hint">{line.why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
