/** What lies in the middle of the table: the deck as a gauge, the others as numbers. */

import type { Pile, Sight } from "../../wire/protocol.d.ts";
import { pilesOf } from "../core/piles.ts";
import { useTable } from "../core/table.ts";
import { PileCount } from "../parts/pile-count.tsx";
import { cellsOf, fullest, GAUGED, gauge, SPENT } from "./gauge.ts";

/** The fullest that each pile was while this page was open. */
const seen: Map<string, number> = new Map();

export function TablePiles() {
  const { sight, translator } = useTable();
  const piles = pilesOf(sight.view);
  if (piles.length === 0) return null;
  return (
    <ul class="heaps" aria-label={translator.text("piles-label")}>
      {piles.map((pile) =>
        pile.key === GAUGED ? (
          <Gauge key={pile.key} pile={pile} />
        ) : (
          <Heap key={pile.key} pile={pile} />
        ),
      )}
    </ul>
  );
}

/** What goes back into the pile one day. */
function spent(sight: Sight) {
  return sight.view?.piles.find((pile) => pile.key === SPENT)?.count ?? 0;
}

function Gauge({ pile }: { pile: Pile }) {
  const { sight, translator } = useTable();
  const { filled, isLow } = gauge(
    pile.count,
    // A screen that comes late counts what lies beside the pile to how full it was.
    fullest(seen, `${sight.table}/${pile.key}`, pile.count + spent(sight)),
  );
  return (
    <li class={isLow ? "heap gauged low" : "heap gauged"} data-pile={pile.key}>
      <span class="heap-name">{translator.name("pile", pile.key)}</span>
      <span class="cells" aria-hidden="true">
        {Array.from({ length: cellsOf(pile) }, (_, at) => (
          <i key={at} class={at < filled ? "full" : ""} />
        ))}
      </span>
      <span class="heap-count">
        <PileCount pile={pile} /> <span>{translator.text("screen-left")}</span>
      </span>
    </li>
  );
}

function Heap({ pile }: { pile: Pile }) {
  const { translator, explain } = useTable();
  return (
    <li class="heap" data-pile={pile.key}>
      <span class="heap-name">{translator.name("pile", pile.key)}</span>
      <span class="heap-count">
        <PileCount pile={pile} />
      </span>
      {pile.top && (
        <button
          type="button"
          class="heap-top"
          onClick={() => explain({ kind: "card", code: pile.top })}
        >
          {translator.name("card", pile.top)}
        </button>
      )}
    </li>
  );
}
