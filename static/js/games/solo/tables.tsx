/** The paper behind it all: twenty rounds, the opponent's rows, the body's table. */

import type { Own, Part, Row } from "../../../wire/own/solo.d.ts";
import { useTable } from "../../core/table.ts";
import type { Translator } from "../../core/translator.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { ownBody } from "./body.tsx";
import type { Duel } from "./duel.ts";
import { stars } from "./signs.tsx";

export function RoundsSheet({ duel, onClose }: { duel: Duel; onClose: () => void }) {
  const { translator } = useTable();
  return (
    <Sheet
      title={translator.text("board-sheet")}
      close={translator.text("close")}
      onClose={onClose}
    >
      <Rounds own={duel.own} round={duel.round} />
    </Sheet>
  );
}

/** The rounds as they are written down; those to come say how many dice there are. */
export function Rounds({ own, round }: { own: Own; round: number }) {
  const { translator } = useTable();
  return (
    <div class="table-scroll" role="group" tabindex={0} aria-label={translator.text("board-sheet")}>
      <table class="paper rounds">
        <thead>
          <tr>
            <th scope="col">{translator.text("board-column-round")}</th>
            <th scope="col">{translator.text("board-column-dice")}</th>
            <th scope="col">{translator.choice("use", "attack")}</th>
            <th scope="col">{translator.choice("use", "defence")}</th>
            <th scope="col">{translator.text("board-column-focus")}</th>
          </tr>
        </thead>
        <tbody>
          {own.sheet.dice.map((dice, at) => {
            const written = own.written.find((each) => each.round === at + 1);
            return (
              <tr key={at} class={at + 1 === round ? "now" : ""}>
                <th scope="row">{at + 1}</th>
                <td class="allowed">{written ? written.dice : dice}</td>
                <td>
                  {written && (
                    <>
                      <span class="hand">{written.attack}</span>{" "}
                      <span class="final">→ {written.final}</span>
                    </>
                  )}
                </td>
                <td>
                  {written && (
                    <>
                      <span class="hand">{written.defence}</span> <TableValue held={written.held} />
                    </>
                  )}
                </td>
                <td>{written && <span class="hand">{written.concentration}</span>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function TableValue({ held }: { held: boolean | null }) {
  const { translator } = useTable();
  if (held === null) return null;
  return (
    <span class={held ? "held" : "broken"}>
      <span class="spoken">{translator.text(held ? "board-held" : "board-broken")}</span>
      <span aria-hidden="true">{held ? "✓" : "✗"}</span>
    </span>
  );
}

export function FoeSheet({ own, onClose }: { own: Own; onClose: () => void }) {
  const { translator } = useTable();
  const { sheet, row } = own;
  return (
    <Sheet
      title={`${sheet.name} ${stars(sheet.stars)}`}
      close={translator.text("close")}
      onClose={onClose}
    >
      {sheet.ours && <p class="hint">{translator.text("board-ours", { sheet: sheet.key })}</p>}
      <h3>{translator.text("board-resistance")}</h3>
      <ul class="paper resistance">
        {sheet.resistance.map((each) => (
          <li key={each.attack}>
            <b>{each.attack}</b>{" "}
            <span>{translator.text("board-minus-life", { count: each.loss })}</span>
          </li>
        ))}
      </ul>
      <h3>{translator.text("board-rows")}</h3>
      <table class="paper foe-rows">
        <thead>
          <tr>
            <th scope="col">{translator.text("board-column-sum")}</th>
            <th scope="col">{translator.choice("use", "defence")}</th>
            <th scope="col">{translator.text("board-column-guard")}</th>
            <th scope="col">{translator.text("board-column-else")}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((each) => (
            <tr key={each.sum} class={each.sum === row?.sum ? "now" : ""}>
              <th scope="row">{each.sum}</th>
              <td>{each.defence}</td>
              <td>{each.guard}</td>
              <td>{costOf(each, translator)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** All that a row or a part costs; it may be several things, or nothing. */
function costOf({ life, ki, wound, deep }: Partial<Row & Part>, translator: Translator) {
  const said = [
    life && translator.text("board-minus-life", { count: life }),
    ki && translator.text("board-minus-ki", { count: ki }),
    wound && translator.text("board-wound", { level: wound }),
    deep && translator.text("board-deep"),
  ].filter(Boolean);
  return said.length > 0 ? said.join(", ") : translator.text("board-nothing");
}

export function BodySheet({ own, onClose }: { own: Own; onClose: () => void }) {
  const { translator, explain } = useTable();
  return (
    <Sheet title={translator.text("board-body")} close={translator.text("close")} onClose={onClose}>
      <BodyTable own={own} />
      {own.deep.map((number) => (
        <button
          type="button"
          key={number}
          class="button"
          onClick={() => explain({ kind: "mark", code: `deep-${number}` })}
        >
          {translator.name("mark", `deep-${number}`)}
        </button>
      ))}
    </Sheet>
  );
}

export function BodyTable({ own }: { own: Own }) {
  const { translator } = useTable();
  return (
    <div class="body-table">
      {ownBody(own, true)}
      <ul class="paper parts">
        <li>
          <b>1</b> <span>{translator.text("board-dodge")}</span>
        </li>
        {own.sheet.body.map((part) => {
          const state = own.lost.includes(part.sum)
            ? "lost"
            : own.marked.includes(part.sum)
              ? "hit"
              : "";
          return (
            <li key={part.sum} class={state}>
              <b>{part.sum}</b>
              <span>
                {translator.name("part", part.part)}{" "}
                <span class="cost">{costOf(part, translator)}</span>
                {state && (
                  <>
                    {" "}
                    <em>{translator.text(state === "lost" ? "board-lost" : "board-wounded")}</em>
                  </>
                )}
              </span>
            </li>
          );
        })}
        <li>
          <b>12</b> <span>{translator.text("board-beheaded")}</span>
        </li>
      </ul>
    </div>
  );
}
