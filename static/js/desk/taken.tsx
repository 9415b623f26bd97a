/** Phones that took an entry: the referee is told who, until it is seen. */

import type { PhoneTaken } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { useDesk } from "./desk.ts";

/** So many are named; in the minutes before the first draw everybody comes at once. */
const NAMED = 6;

export function Taken() {
  const { translator } = useTable();
  const { seen, ask } = useDesk();
  const taken = seen?.taken ?? [];
  if (taken.length === 0) return null;
  const note = () =>
    ask("POST /api/tournaments/{name}/phones/seen", {
      body: { to: Math.max(...taken.map((each) => each.number)) },
    });
  const lines = (["code", "list"] as const).map((how) => ({
    how,
    found: taken.filter((each) => each.how === how),
  }));
  return (
    <div class="desk-calls desk-taken" role="status">
      <ul>
        <li>
          <Icon name="phone" />
          <div>
            {lines.map(
              ({ how, found }) =>
                found.length > 0 && (
                  <p key={how}>
                    {translator.text(`desk-taken-${how}`)} <Names taken={found} />
                  </p>
                ),
            )}
          </div>
          <button type="button" class="button" data-seen onClick={note}>
            {translator.text("desk-taken-seen")}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The newest first, each once. */
function Names({ taken }: { taken: readonly PhoneTaken[] }) {
  const { translator } = useTable();
  const { named } = useDesk();
  const who = [...new Set(taken.map((each) => each.entrant).reverse())];
  const more = who.length - NAMED;
  const names = who.slice(0, NAMED).map(named).join(", ");
  return (
    <>
      <b>{names}</b>
      {more > 0 ? ` ${translator.text("desk-taken-more", { count: more })}` : ""}
    </>
  );
}
