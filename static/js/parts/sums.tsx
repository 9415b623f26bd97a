/** A question's number worked out: three for the weapon, one for a property, one less for … */
import { useTable } from "../core/table.ts";
import { Card } from "./chips.tsx";

export function Reckoning() {
  const { sight, translator, explain } = useTable();
  const view = sight.view;
  const asked = view?.asked.at(-1);
  if (!view || !asked?.seats.includes(view.you)) return null;
  const card = typeof asked.about.card === "string" ? asked.about.card : "";
  if (asked.sums.length < 2 && !card) return null;
  return (
    <p class="reckoning">
      {card && (
        <button
          type="button"
          class="reckoning-card"
          onClick={() => explain({ kind: "card", code: card })}
        >
          <Card code={card} />
        </button>
      )}
      {asked.sums.length > 1 && (
        <span class="reckoning-parts">
          {asked.sums.map((sum, at) => (
            <span key={sum.key} class="reckoning-part">
              {at > 0 || sum.value < 0 ? (sum.value < 0 ? "− " : "+ ") : ""}
              <b>{Math.abs(sum.value)}</b> {translator.name("counter", sum.key)}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
