/** The opponent's eighteen rows, typed in line by line. */

import type { PartProps } from "./editor.tsx";
import { NumberBox } from "./editor-box.tsx";
import type { Draft } from "./writing.ts";
import { harmOf, mistakesAt, withHarm } from "./writing.ts";

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
          <th scope="col">{translator.text("board-column-else")}</th>
          <td class="edit-last" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const where = `rows ${row.sum}`;
          const harm = harmOf(row);
          const labelled = (what: string) =>
            translator.text("edit-cell", { sum: row.sum, what: what });
          const box = (field: "defence" | "guard" | "life", name: string) => (
            <NumberBox
              isBare
              label={labelled(name)}
              value={row[field]}
              isWrong={mistakesAt(mistakes, `${where}, ${field}`)}
              onType={(value) => change(at, { ...row, [field]: value })}
            />
          );
          return (
            <tr key={row.sum} class={mistakesAt(mistakes, where) ? "wrong" : ""} data-row={row.sum}>
              <th scope="row">{row.sum}</th>
              <td>{box("defence", translator.choice("use", "defence"))}</td>
              <td>{box("guard", translator.text("board-column-guard"))}</td>
              <td>
                <select
                  class="edit-select"
                  aria-label={labelled(translator.text("board-column-else"))}
                  value={harm}
                  onChange={(event) => change(at, withHarm(row, event.currentTarget.value))}
                >
                  <option value="life">{translator.text("edit-harm-life")}</option>
                  <option value="wound-1">{translator.text("board-wound", { level: 1 })}</option>
                  <option value="wound-2">{translator.text("board-wound", { level: 2 })}</option>
                </select>
              </td>
              <td>{harm === "life" && box("life", translator.text("edit-harm-life"))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
