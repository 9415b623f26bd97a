/** The paper behind it all: twenty rounds, the opponent's rows, the body's table. */

import type { Own, Part } from "../../../wire/own/solo.d.ts";
import { useTable } from "../../core/table.ts";
import type { Telling } from "../../core/telling.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { ownBody } from "./body.tsx";
import type { Duel } from "./duel.ts";
import { stars } from "./signs.tsx";

export function RoundsSheet({ duel, onClose }: { duel: Duel; onClose: () => void }) {
  const { telling } = useTable();
  return (
    <Sheet title={telling.text("board-sheet")} close={telling.text("close")} onClose={onClose}>
      <Rounds own={duel.own} round={duel.round} />
    </Sheet>
  );
}

/** The rounds as they are written down; those to come say how many dice there are. */
export function Rounds({ own, round }: { own: Own; round: number }) {
  const { telling } = useTable();
  return (
    <div class="table-scroll" role="group" tabindex={0} aria-label={telling.text("board-sheet")}>
      <table class="paper rounds">
        <thead>
          <tr>
            <th scope="col">{telling.text("board-column-round")}</th>
            <th scope="col">{telling.text("board-column-dice")}</th>
            <th scope="col">{telling.choice("use", "attack")}</th>
            <th scope="col">{telling.choice("use", "defence")}</th>
            <th scope="col">{telling.text("board-column-focus")}</th>
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
                      <span class="hand">{written.defence}</span> <Held held={written.held} />
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

function Held({ held }: { held: boolean | null }) {
  const { telling } = useTable();
  if (held === null) return null;
  return (
    <span class={held ? "held" : "broken"}>
      <span class="spoken">{telling.text(held ? "board-held" : "board-broken")}</span>
      <span aria-hidden="true">{held ? "✓" : "✗"}</span>
    </span>
  );
}

export function FoeSheet({ own, onClose }: { own: Own; onClose: () => void }) {
  const { telling } = useTable();
  const { sheet, row } = own;
  return (
    <Sheet
      title={`${sheet.name} ${stars(sheet.stars)}`}
      close={telling.text("close")}
      onClose={onClose}
    >
      <h3>{telling.text("board-resistance")}</h3>
      <ul class="paper resistance">
        {sheet.resistance.map((each) => (
          <li key={each.attack}>
            <b>{each.attack}</b>{" "}
            <span>{telling.text("board-minus-life", { count: each.loss })}</span>
          </li>
        ))}
      </ul>
      <h3>{telling.text("board-rows")}</h3>
      <table class="paper foe-rows">
        <thead>
          <tr>
            <th scope="col">{telling.text("board-column-sum")}</th>
            <th scope="col">{telling.choice("use", "defence")}</th>
            <th scope="col">{telling.text("board-column-guard")}</th>
            <th scope="col">{telling.text("board-column-else")}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((each) => (
            <tr key={each.sum} class={each.sum === row?.sum ? "now" : ""}>
              <th scope="row">{each.sum}</th>
              <td>{each.defence}</td>
              <td>{each.guard}</td>
              <td>
                {each.wound
                  ? telling.text("board-wound", { level: each.wound })
                  : telling.text("board-minus-life", { count: each.life ?? 0 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function costOf(part: Part, telling: Telling) {
  if (part.deep) return telling.text("board-deep");
  if (part.ki) return telling.text("board-minus-ki", { count: part.ki });
  return telling.text("board-minus-life", { count: part.life ?? 0 });
}

export function BodySheet({ own, onClose }: { own: Own; onClose: () => void }) {
  const { telling, explain } = useTable();
  return (
    <Sheet title={telling.text("board-body")} close={telling.text("close")} onClose={onClose}>
      <BodyTable own={own} />
      {own.deep.map((number) => (
        <button
          type="button"
          key={number}
          class="button"
          onClick={() => explain({ kind: "mark", code: `deep-${number}` })}
        >
          {telling.name("mark", `deep-${number}`)}
        </button>
      ))}
    </Sheet>
  );
}

export function BodyTable({ own }: { own: Own }) {
  const { telling } = useTable();
  return (
    <div class="body-table">
      {ownBody(own, true)}
      <ul class="paper parts">
        <li>
          <b>1</b> <span>{telling.text("board-dodge")}</span>
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
                {telling.name("part", part.part)} <span class="cost">{costOf(part, telling)}</span>
                {state && (
                  <>
                    {" "}
                    <em>{telling.text(state === "lost" ? "board-lost" : "board-wounded")}</em>
                  </>
                )}
              </span>
            </li>
          );
        })}
        <li>
          <b>12</b> <span>{telling.text("board-beheaded")}</span>
        </li>
      </ul>
    </div>
  );
}
