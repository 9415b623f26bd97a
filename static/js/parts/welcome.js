/** How to come to a table: its code, as text and as a picture, for whoever has a key to it. */
import { ask } from "../core/ask.js";
import { useEffect, useState } from "../core/html.js";
import { useTable } from "../core/table.js";

/** @typedef {import("../../wire/protocol.js").Welcome} Welcome */

/** Asked for anew whenever somebody sits down, gets up or takes over; null until it is there. @returns {Welcome | null} */
export function useWelcome() {
  const { sight } = useTable();
  const people = sight.people.map((person) => `${person.name}/${person.is_bot}`).join("\u0000");
  return useWelcomeFor(`${people}/${sight.view === null}/${sight.ended}`);
}

/** The same, asked for anew whenever `again` changes; not while that is empty. @param {string} again @returns {Welcome | null} */
export function useWelcomeFor(again) {
  const { sight, link } = useTable();
  const [welcome, set] = useState(/** @type {Welcome | null} */ (null));
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

/** A drawing that came with a message, as a picture's address. @param {string} svg */
export function pictured(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
