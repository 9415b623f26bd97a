/** How many lie in a pile, or that nobody knows. Knows no game. */
import type { Pile } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";

export function PileCount({ pile }: { pile: Pile }) {
  const { translator } = useTable();
  if (!pile.unknown) return <b>{pile.count}</b>;
  return (
    <b>
      <span aria-hidden="true">?</span>
      <span class="spoken">{translator.text("pile-unknown")}</span>
    </b>
  );
}
