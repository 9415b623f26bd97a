/** How to come to a table: its code, as text and as a picture, for whoever has a key to it. */

import { useEffect, useState } from "preact/hooks";
import type { Welcome } from "../../wire/protocol.d.ts";
import { ask } from "../core/ask.ts";
import { useTable } from "../core/table.ts";

/** Asked for anew whenever somebody sits down, gets up or takes over; null until it is there. */
export function useWelcome(): Welcome | null {
  const { sight } = useTable();
  const people = sight.people.map((person) => `${person.name}/${person.is_bot}`).join("\u0000");
  return useWelcomeFor(`${people}/${sight.view === null}/${sight.ended}`);
}

/** The same, asked for anew whenever `again` changes; not while that is empty. */
export function useWelcomeFor(again: string): Welcome | null {
  const { sight, link } = useTable();
  const [welcome, set] = useState<Welcome | null>(null);
  useEffect(() => {
    if (!again) return undefined;
    let current = true;
    ask("GET /api/tables/{name}/welcome", { key: link.key, parts: { name: sight.table } })
      .then((said) => current && set(said))
      .catch(() => undefined); // What is known already stays; the next change asks again.
    return () => {
      current = false;
    };
  }, [sight.table, again, link.state === "linked"]);
  return welcome;
}

/** A drawing that came with a message, as a picture's address. */
export function pictured(svg: string) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
