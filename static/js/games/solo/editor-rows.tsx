/** The opponent's eighteen rows, typed in line by line. */

import type { PartProps } from "./editor.tsx";
import { NumberBox } from "./editor-box.tsx";
import type { Draft } from "./writing.ts";
import { harmOf, mistakesAt, withHarm } from "./writing.ts";

export function FoeRows({ sheet, telling, mistakes, set }: PartProps) {
  const { rows } = sheet;
  const change = (at: number, next: Draft["rows"][number]) =>
    set({ rows: rows.map((row, each) => (each === at ? next : row)) });
  return (
    <table class="paper edit-table foe-edit">
      <thead>
        <tr>
          <th scope="col">{telling.text("board-column-sum")}</th>
          <th scope="col">{telling.choice("use", "defence")}</th>
          <th scope="col">{telling.text("board-column-guard")}</th>
          <th scope="col">{telling.text("board-column-else")}</th>
          <td class="edit-last" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const where = `rows ${row.sum}`;
          const harm = harmOf(row);
          const said = (what: string) => telling.text("edit-cell", { sum: row.sum, what: what });
          const box = (field: "defence" | "guard" | "life", name: string) => (
            <NumberBox
              isBare
              label={said(name)}
              value={row[field]}
              isWrong={mistakesAt(mistakes, `${where}, ${field}`)}
              onType={(value) => change(at, { ...row, [field]: value })}
            />
          );
          return (
            <tr key={row.sum} class={mistakesAt(mistakes, where) ? "wrong" : ""} data-row={row.sum}>
              <th scope="row">{row.sum}</th>
              <td>{box("defence", telling.choice("use", "defence"))}</td>
              <td>{box("guard", telling.text("board-column-guard"))}</td>
              <td>
                <select
                  class="edit-select"
                  aria-label={said(telling.text("board-column-else"))}
                  value={harm}
                  onChange={(event) => change(at, withHarm(row, event.currentTarget.value))}
                >
                  <option value="life">{telling.text("edit-harm-life")}</option>
                  <option value="wound-1">{telling.text("board-wound", { level: 1 })}</option>
                  <option value="wound-2">{telling.text("board-wound", { level: 2 })}</option>
                </select>
              </td>
              <td>{harm === "life" && box("life", telling.text("edit-harm-life"))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
