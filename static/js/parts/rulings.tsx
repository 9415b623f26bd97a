/** All of a game's rulings, folded, in their groups. */
import { useTable, useWords } from "../core/table.ts";
import { Sheet } from "./sheet.tsx";

export function Rulings({ onClose }: { onClose: () => void }) {
  const { translator, sight } = useTable();
  const words = useWords(sight.game, true);
  const ids = words ? words.ids("ruling-").filter((id) => words.attribute(id, "title")) : [];
  const groups = [...new Set(ids.map((id) => words?.attribute(id, "group") ?? ""))];
  return (
    <Sheet
      title={translator.text("rulings-all")}
      close={translator.text("close")}
      onClose={onClose}
      wide
    >
      {words &&
        groups.map((group) => (
          <section key={group} class="rulings">
            <h3>{group}</h3>
            {ids
              .filter((id) => (words.attribute(id, "group") ?? "") === group)
              .map((id) => (
                <details key={id} class="ruling">
                  <summary>{words.attribute(id, "title")}</summary>
                  <p>{words.text(id)}</p>
                  {words.attribute(id, "why") && <p class="hint">{words.attribute(id, "why")}</p>}
                </details>
              ))}
          </section>
        ))}
    </Sheet>
  );
}
