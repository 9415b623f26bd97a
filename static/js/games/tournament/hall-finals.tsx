/** The finals before everyone: the bracket, and beside it how the rounds ended. */

import type { Hall as HallOwn } from "../../../wire/own/tournament.d.ts";
import { useTable } from "../../core/table.ts";
import { Bracket } from "./bracket.tsx";
import { useFitted } from "./fitted.ts";
import { parted } from "./fitting.ts";
import { Dots, pageKind, useTurning } from "./paging.tsx";
import { ByLot, Standings } from "./standings.tsx";

export function namesOf(own: HallOwn) {
  return (entrant: number) => own.people[entrant]?.name ?? "";
}

export function HallFinals({ own }: { own: HallOwn }) {
  const { translator } = useTable();
  const { duels, standings, finalists } = own.frame;
  const named = namesOf(own);
  const again = `${standings.map((row) => named(row.entrant)).join()}/${translator.words.language}`;
  const bracket = useFitted(1, `${JSON.stringify(duels)}/${translator.words.language}`);
  const rows = useFitted(standings.length, again);
  const at = useTurning(rows.pages);
  return (
    <main class="t-finals">
      <div class="t-fit" ref={bracket.ref}>
        <div class="t-page">
          <Bracket duels={duels} translator={translator} />
        </div>
      </div>
      <section class="t-places">
        <h2>{translator.text("t-standings")}</h2>
        <div class="t-fit" ref={rows.ref}>
          {parted(standings, rows.pages).map((page, each) => (
            <div key={each} class={pageKind(each === at)}>
              <Standings rows={page} named={named} translator={translator} finalists={finalists} />
            </div>
          ))}
        </div>
        <footer>
          <ByLot frame={own.frame} translator={translator} />
          <Dots at={at} count={rows.pages} />
        </footer>
      </section>
    </main>
  );
}
