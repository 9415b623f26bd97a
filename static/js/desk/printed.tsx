/** Each paper as it is printed: black on white, a table to a page or a name to a line. */

import type { ComponentType } from "preact";
import type { Desk as DeskOwn, TableSeen } from "../../wire/own/tournament.d.ts";
import { printed } from "../core/number.ts";
import { useTable } from "../core/table.ts";
import { Bracket } from "../games/tournament/bracket.tsx";
import { partsOf, pointsOf, tablesOf } from "../games/tournament/own.ts";
import { ByLot, Ranking, Standings } from "../games/tournament/standings.tsx";
import type { Covered } from "./covered.tsx";
import { useDesk } from "./desk.ts";

interface Printed {
  ofRound: boolean;
  isThere: (own: DeskOwn, round: number) => boolean;
  Drawn: ComponentType<{ round: number }>;
  isSecret?: (own: DeskOwn) => boolean;
  covered?: Covered;
}

const hasRound = (own: DeskOwn, round: number) => tablesOf(own.tables, round).length > 0;
const hasSheets = (own: DeskOwn, round: number) =>
  tablesOf(own.tables, round).some((table) => table.is_over);

/** Results are the referee's alone until the qualifying rounds are ended. */
const isEarly = (own: DeskOwn) => own.frame.standings.length === 0;

export const PRINTED: Readonly<Record<string, Printed>> = {
  "by-table": { ofRound: true, isThere: hasRound, Drawn: ByTable },
  "by-name": { ofRound: true, isThere: hasRound, Drawn: ByName },
  blank: { ofRound: true, isThere: hasRound, Drawn: Blank },
  filled: {
    ofRound: true,
    isThere: hasSheets,
    isSecret: isEarly,
    covered: "sheets",
    Drawn: FilledSheets,
  },
  standings: {
    ofRound: false,
    isThere: (own) => own.frame.round > 0,
    isSecret: isEarly,
    Drawn: PrintedStandings,
  },
  bracket: { ofRound: false, isThere: (own) => own.frame.duels.length > 0, Drawn: PrintedBracket },
  ranking: {
    ofRound: false,
    isThere: (own) => own.frame.ranking.length > 0,
    Drawn: PrintedRanking,
  },
};

interface HeadProps {
  title: string;
  round?: number;
  state?: string;
}

function Head({ title, round = 0, state = "" }: HeadProps) {
  const { translator, link } = useTable();
  const { own } = useDesk();
  const where = round ? translator.text("t-round-of", { round, rounds: own.frame.rounds }) : state;
  // The day before the month, in both languages.
  const locale = translator.words.language === "en" ? "en-GB" : translator.words.language;
  const today = new Date().toLocaleDateString(locale, { dateStyle: "long" });
  return (
    <header class="print-head">
      <h1>{title}</h1>
      <p>{[where, link.table, today].filter((each) => each).join(" · ")}</p>
    </header>
  );
}

function ByTable({ round }: { round: number }) {
  const { translator } = useTable();
  const { own } = useDesk();
  return (
    <>
      <Head title={translator.text("desk-paper-by-table")} round={round} />
      <div class="print-tables">
        {tablesOf(own.tables, round).map((table) => (
          <section key={table.name}>
            <h2>{translator.text("t-table", { number: partsOf(table.name).number })}</h2>
            <ol>
              {table.people.map((person, chair) => (
                <li key={chair}>
                  {person.name}
                  {chair === 0 ? (
                    <>
                      {" "}
                      <i>{translator.name("role", "shogun")}</i>
                    </>
                  ) : (
                    ""
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function ByName({ round }: { round: number }) {
  const { translator } = useTable();
  const { own } = useDesk();
  const rows = tablesOf(own.tables, round)
    .flatMap((table) =>
      table.people.map((person, chair) => ({
        name: person.name,
        number: partsOf(table.name).number,
        chair,
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name, translator.words.language));
  return (
    <>
      <Head title={translator.text("desk-paper-by-name")} round={round} />
      <ul class="print-names">
        {rows.map((row, at) => (
          <li key={at}>
            <span>{row.name}</span>{" "}
            <b>{translator.text("desk-at", { number: row.number, chair: row.chair + 1 })}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Blank({ round }: { round: number }) {
  const { own } = useDesk();
  return (
    <>
      {tablesOf(own.tables, round).map((table) => (
        <SheetOf key={table.name} table={table} />
      ))}
    </>
  );
}

function FilledSheets({ round }: { round: number }) {
  const { own } = useDesk();
  const over = tablesOf(own.tables, round).filter((table) => table.is_over);
  return (
    <>
      {over.map((table) => (
        <SheetOf key={table.name} table={table} isFilled />
      ))}
    </>
  );
}

/** At a table of so many the sheet asks which Ninja has more stars. */
const TOLD_APART = 4;

/** The columns of words; those after them hold figures, and their headings are turned. */
const WIDE = 2;

/** A score sheet, with room for a pencil or with what it says. */
function SheetOf({ table, isFilled = false }: { table: TableSeen; isFilled?: boolean }) {
  const { translator } = useTable();
  const { box } = useDesk();
  const { number, round } = partsOf(table.name);
  // Where time ended it nobody did; a blank sheet has room for whoever will.
  const ended = isFilled ? table.sheet : null;
  const ender = ended && table.people[ended.chair];
  const columns = [
    "t-role",
    "field-character",
    "field-honor",
    "field-daimyo",
    "field-resilience",
    "t-team-points",
    "t-own-points",
    "t-points",
  ];
  return (
    <section class="print-sheet">
      <Head title={translator.text("t-table", { number })} round={round} />
      <table>
        <thead>
          <tr>
            <th scope="col">{translator.text("t-chair")}</th>
            <th scope="col">{translator.text("field-entrant")}</th>
            {columns.map((each, at) => (
              <th key={each} scope="col" class={at < WIDE ? "" : "turned"}>
                <span>{translator.text(each)}</span>
              </th>
            ))}
            <th scope="col" class="signing">
              {translator.text("desk-signature")}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.people.map((person, chair) => {
            const row = isFilled ? table.sheet?.rows[chair] : undefined;
            const cells = row
              ? [
                  translator.name("role", row.had.role),
                  box.name("character", row.had.character),
                  row.had.honor,
                  row.had.daimyo,
                  row.had.resilience,
                  row.team,
                  row.single + row.extra,
                  printed(pointsOf(row)),
                ]
              : columns.map((_, at) =>
                  at === 0 && chair === 0 ? translator.name("role", "shogun") : "",
                );
            return (
              <tr key={chair}>
                <td>{chair + 1}</td>
                <th scope="row">{person.name}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
                <td />
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="print-foot">
        <span>
          {translator.field("ending")}:{" "}
          {isFilled && table.sheet
            ? translator.choice("value", table.sheet.ending)
            : ["honor", "swordmaster", "deadly-strike", "time"].map((each) => (
                <span class="print-box">{translator.choice("value", each)}</span>
              ))}
        </span>
        {(!ended || ender) && (
          <span class="print-line">
            {translator.field("chair")}: {ender?.name ?? ""}
          </span>
        )}
        {!isFilled && table.people.length === TOLD_APART && (
          <span class="print-line">{translator.field("leading-ninja")}:</span>
        )}
        <span class="print-line">{translator.text("desk-signed")}</span>
      </p>
    </section>
  );
}

function PrintedStandings() {
  const { translator } = useTable();
  const { own, named } = useDesk();
  const { frame, tables } = own;
  const open = tables.filter((table) => !table.is_over).map((table) => table.round);
  const count = Math.min(frame.round, ...open.map((round) => round - 1));
  const state = translator.text("desk-after-rounds", { count, rounds: frame.rounds });
  return (
    <>
      <Head title={translator.text("desk-part-standings")} state={state} />
      {isEarly(own) && <p class="print-secret">{translator.text("desk-secret")}</p>}
      <Standings
        rows={own.standings}
        named={named}
        translator={translator}
        finalists={own.frame.finalists}
      />
      <ByLot frame={frame} translator={translator} />
    </>
  );
}

function PrintedRanking() {
  const { translator } = useTable();
  const { own, named } = useDesk();
  return (
    <>
      <Head title={translator.text("t-ranking")} />
      <Ranking rows={own.frame.ranking} named={named} translator={translator} />
      <ByLot frame={own.frame} translator={translator} />
    </>
  );
}

function PrintedBracket() {
  const { translator } = useTable();
  const { own } = useDesk();
  return (
    <>
      <Head title={translator.text("desk-part-bracket")} />
      <Bracket duels={own.frame.duels} translator={translator} />
    </>
  );
}
