/**
 * A round as it is drawn: who sits where, to be read from afar. A table that is over gets a mark.
 */

import type { Hall as HallOwn, TableSeen } from "../../../wire/own/tournament.d.ts";
import { useTable } from "../../core/table.ts";
import type { Translator } from "../../core/translator.ts";
import { Icon } from "../../parts/icon.tsx";
import { useFitted } from "./fitted.ts";
import type { Layout } from "./fitting.ts";
import { parted } from "./fitting.ts";
import type { Sitting } from "./own.ts";
import { byName, partsOf, tablesOf } from "./own.ts";
import { Dots, pageKind, useTurning } from "./paging.tsx";

/** More people than this find themselves sooner in a list by name. */
const MANY = 30;
const MOST_COLUMNS = 6;

/** A table's number above its names, or beside them. */
function tableLayouts(each: number): Layout[] {
  const columns = upTo(Math.min(each, MOST_COLUMNS));
  return columns.flatMap((count) => [
    { columns: count, kind: "beside" },
    { columns: count, kind: "above" },
  ]);
}

function listLayouts(each: number): Layout[] {
  return upTo(Math.min(each, MOST_COLUMNS)).map((columns) => ({ columns }));
}

function upTo(most: number) {
  return Array.from({ length: Math.max(1, most) }, (_, at) => at + 1);
}

export function Seating({ own }: { own: HallOwn }) {
  const { translator } = useTable();
  const { frame } = own;
  const tables = tablesOf(own.tables, frame.round);
  const sitting = byName(tables);
  const hasList = frame.phase === "round" && sitting.length > MANY;
  // A mark takes its room, too.
  const drawn = tables.map(({ people, is_over }) => [is_over, ...people.map(({ name }) => name)]);
  const again = `${drawn.join()}/${frame.phase}/${translator.words.language}`;
  const cards = useFitted(tables.length, again, tableLayouts);
  const list = useFitted(hasList ? sitting.length : 0, again, listLayouts);
  const count = cards.pages + (hasList ? list.pages : 0);
  const at = useTurning(count);
  return (
    <main class="t-seating">
      <div class="t-fit" ref={cards.ref}>
        {parted(tables, cards.pages).map((page, each) => (
          <ul key={each} class={`t-tables ${pageKind(each === at)}`}>
            {page.map((table) => (
              <Table key={table.name} table={table} />
            ))}
          </ul>
        ))}
      </div>
      {hasList && (
        <div class="t-fit" ref={list.ref}>
          {parted(sitting, list.pages).map((page, each) => (
            <ByName key={each} page={page} isSeen={cards.pages + each === at} />
          ))}
        </div>
      )}
      <footer>
        <p role="status">{lineOf(own, translator, at >= cards.pages)}</p>
        <Dots at={at} count={count} />
      </footer>
    </main>
  );
}

/** @param isByName there a seat is told by its number, and nobody has a crown */
function lineOf({ frame, tables }: HallOwn, translator: Translator, isByName: boolean) {
  if (frame.phase === "between") {
    const isLast = frame.round >= frame.rounds;
    return translator.text(isLast ? "t-hall-last" : "t-hall-between", { round: frame.round + 1 });
  }
  const left = tablesOf(tables, frame.round).filter((table) => !table.is_over).length;
  const sit = isByName ? "t-hall-sit-by-name" : "t-hall-sit";
  return translator.text(frame.clock === "off" ? sit : "t-hall-playing", { count: left });
}

function Table({ table }: { table: TableSeen }) {
  const { translator } = useTable();
  const { number } = partsOf(table.name);
  return (
    <li class={table.is_over ? "t-table over" : "t-table"} data-table={table.name}>
      <h2>
        <span class="spoken">{translator.text("t-table", { number })}</span>
        <b aria-hidden="true">{number}</b>
        {table.is_over && (
          <span class="t-stamp">
            <Icon name="check" /> {translator.text("t-over")}
          </span>
        )}
      </h2>
      <ol>
        {table.people.map((person, chair) => (
          <li key={chair} class={chair === 0 ? "shogun" : ""}>
            <i aria-hidden="true">{chair === 0 ? <Icon name="crown" /> : chair + 1}</i>
            <span class="t-name" data-whole>
              {person.name}
            </span>
            {chair === 0 && <span class="spoken">{translator.name("role", "shogun")}</span>}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Everyone in the order of their names, each with table and chair. */
function ByName({ page, isSeen }: { page: readonly Sitting[]; isSeen: boolean }) {
  const { translator } = useTable();
  return (
    <section class={`t-by-name ${pageKind(isSeen)}`}>
      <h2>{translator.text("t-hall-by-name")}</h2>
      <ol>
        {page.map(({ entrant, name, number, chair }) => (
          <li key={entrant}>
            <span class="t-name" data-whole>
              {name}
            </span>
            <span class="spoken">{translator.text("desk-at", { number, chair })}</span>
            <span class="t-sits" aria-hidden="true">
              <b>{number}</b> · {chair}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
