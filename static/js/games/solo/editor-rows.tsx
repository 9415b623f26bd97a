/** The opponent's eighteen rows, typed in line by line. */

import type { PartProps } from "./editor.tsx";
import { NumberBox } from "./editor-box.tsx";
import type { Draft } from "./writing.ts";
import { mistakesAt, withNumber } from "./writing.ts";

export function FoeRows({ sheet, translator, mistakes, set }: PartProps) {
  const { rows } = sheet;
  const change = (at: number, next: Draft["rows"][number]) =>
    set({ rows: rows.map((row, each) => (each === at ? next : row)) });
  return (
    <table class="paper edit-table foe-edit">
      <thead>
        <tr>
          <th scope="col">{translator.text("board-column-sum")}</th>
          <th scope="col">{translator.choice("use", "defence")}</th>
          <th scope="col">{translator.text("board-column-guard")}</th>
          <th scope="col">{translator.text("edit-harm-life")}</th>
          <th scope="col">{translator.text("board-column-else")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const where = `rows ${row.sum}`;
          const labelled = (what: string) =>
            translator.text("edit-cell", { sum: row.sum, what: what });
          const box = (field: "defence" | "guard" | "life", name: string) => (
            <NumberBox
              isBare
              label={labelled(name)}
              value={row[field]}
              isWrong={mistakesAt(mistakes, `${where}, ${field}`)}
              onType={(value) => change(at, withNumber(row, field, value))}
            />
          );
          return (
            <tr key={row.sum} class={mistakesAt(mistakes, where) ? "wrong" : ""} data-row={row.sum}>
              <th scope="row">{row.sum}</th>
              <td>{box("defence", translator.choice("use", "defence"))}</td>
              <td>{box("guard", translator.text("board-column-guard"))}</td>
              <td>{box("life", translator.text("edit-harm-life"))}</td>
              <td>
                <select
                  class="edit-select"
                  aria-label={labelled(translator.text("edit-word-wound"))}
                  value={String(row.wound ?? 0)}
                  onChange={({ currentTarget }) =>
                    change(at, withNumber(row, "wound", Number(currentTarget.value) || undefined))
                  }
                >
                  <option value="0">{translator.text("edit-harm-none")}</option>
                  <option value="1">{translator.text("board-wound", { level: 1 })}</option>
                  <option value="2">{translator.text("board-wound", { level: 2 })}</option>
                </select>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
