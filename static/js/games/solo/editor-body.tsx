/** The body's ten parts, each with what a hit there costs. */

import type { PartProps } from "./editor.tsx";
import { NumberBox } from "./editor-box.tsx";
import { LIMBS } from "./limbs.ts";
import type { Draft } from "./writing.ts";
import { mistakesAt, withDeep, withNumber } from "./writing.ts";

export function BodyRows({ sheet, translator, mistakes, set }: PartProps) {
  const { body } = sheet;
  const change = (at: number, next: Draft["body"][number]) =>
    set({ body: body.map((row, each) => (each === at ? next : row)) });
  return (
    <table class="paper edit-table body-edit">
      <thead>
        <tr>
          <th scope="col">{translator.text("board-column-sum")}</th>
          <th scope="col">{translator.text("edit-part")}</th>
          <th scope="col">{translator.text("edit-cost-life")}</th>
          <th scope="col">{translator.text("edit-cost-ki")}</th>
          <th scope="col">{translator.text("edit-cost-deep")}</th>
        </tr>
      </thead>
      <tbody>
        {body.map((row, at) => {
          const where = `body ${row.sum}`;
          const labelled = (what: string) =>
            translator.text("edit-cell", { sum: row.sum, what: what });
          return (
            <tr
              key={row.sum}
              class={mistakesAt(mistakes, where) ? "wrong" : ""}
              data-part-row={row.sum}
            >
              <th scope="row">{row.sum}</th>
              <td>
                <select
                  class="edit-select"
                  aria-label={labelled(translator.text("edit-part"))}
                  value={row.part ?? ""}
                  onChange={(event) => change(at, { ...row, part: event.currentTarget.value })}
                >
                  <option value="" disabled>
                    …
                  </option>
                  {Object.keys(LIMBS).map((part) => (
                    <option key={part} value={part}>
                      {translator.name("part", part)}
                    </option>
                  ))}
                </select>
              </td>
              {(["life", "ki"] as const).map((cost) => (
                <td key={cost}>
                  <NumberBox
                    isBare
                    label={labelled(translator.text(`edit-cost-${cost}`))}
                    value={row[cost]}
                    isWrong={mistakesAt(mistakes, `${where}, ${cost}`)}
                    onType={(value) => change(at, withNumber(row, cost, value))}
                  />
                </td>
              ))}
              <td>
                <input
                  type="checkbox"
                  class="edit-check"
                  aria-label={labelled(translator.text("edit-cost-deep"))}
                  checked={row.deep ?? false}
                  onChange={(event) => change(at, withDeep(row, event.currentTarget.checked))}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
