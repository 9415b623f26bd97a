/** The end: third, second, first, one after the other with their prizes; then the whole ranking. */
import { useEffect, useState } from "preact/hooks";
import type { Hall as HallOwn, Ranked } from "../../../wire/own/tournament.d.ts";
import { useTable } from "../../core/table.ts";
import { Icon } from "../../parts/icon.tsx";
import { useFitted } from "./fitted.ts";
import { parted } from "./fitting.ts";
import { namesOf } from "./hall-finals.tsx";
import { Dots, pageKind, useTurning } from "./paging.tsx";
import { ByLot, Ranking } from "./standings.tsx";

/** When this page was loaded: an end that came before is not played again by itself. */
const loaded = performance.now();
const IS_FRESH = 4000;
const STEP = 4500;
/** Third places, the second, the first, and then all of it. */
const STEPS = [3, 2, 1, 0];

export function Ceremony({ own }: { own: HallOwn }) {
  const last = STEPS.length - 1;
  const [at, go] = useState(() => (performance.now() - loaded < IS_FRESH ? last : 0));
  useEffect(() => {
    if (at >= last) return undefined;
    const timer = setTimeout(() => go(at + 1), STEP);
    const skip = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("button, a, dialog")) return;
      go(last);
    };
    addEventListener("click", skip);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", skip);
    };
  }, [at]);
  const { ranking } = own.frame;
  const shown = ranking.filter((row) => row.place <= 3 && row.place >= STEPS[at]);
  return (
    <main class={at === last ? "t-ceremony whole" : "t-ceremony"}>
      <Podium rows={shown} own={own} />
      {at === last && <Whole rows={ranking} own={own} onAgain={() => go(0)} />}
    </main>
  );
}

function Podium({ rows, own }: { rows: readonly Ranked[]; own: HallOwn }) {
  const { translator } = useTable();
  const named = namesOf(own);
  const names = rows.map((row) => named(row.entrant)).join();
  const { ref } = useFitted(1, `${names}/${translator.words.language}`);
  return (
    <div class="t-fit t-prizes" ref={ref} role="status">
      <ol class="t-page t-podium">
        {rows.map((row) => (
          <li key={row.entrant} class={`place-${row.place}`}>
            <p class="t-podium-place">
              {row.place === 1 ? <Icon name="crown" /> : ""}{" "}
              {translator.text("t-place-of", { place: row.place })}
            </p>
            <p class="t-podium-name" data-whole>
              {named(row.entrant)}
            </p>
            {row.prize > 0 && (
              <p class="t-podium-prize">{translator.text("t-prize-of", { count: row.prize })}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface WholeProps {
  rows: readonly Ranked[];
  own: HallOwn;
  onAgain: () => void;
}

function Whole({ rows, own, onAgain }: WholeProps) {
  const { translator } = useTable();
  const named = namesOf(own);
  const names = rows.map((row) => named(row.entrant)).join();
  const { ref, pages } = useFitted(rows.length, `${names}/${translator.words.language}`);
  const at = useTurning(pages);
  return (
    <section class="t-places">
      <h2>{translator.text("t-ranking")}</h2>
      <div class="t-fit" ref={ref}>
        {parted(rows, pages).map((page, each) => (
          <div key={each} class={pageKind(each === at)}>
            <Ranking rows={page} named={named} translator={translator} />
          </div>
        ))}
      </div>
      <footer>
        <ByLot frame={own.frame} translator={translator} />
        <Dots at={at} count={pages} />
        <button type="button" class="button" onClick={onAgain}>
          {translator.text("t-again")}
        </button>
      </footer>
    </section>
  );
}
