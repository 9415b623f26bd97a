/** One player: what can be done for them, and what stands on the record about them. */
import type { Person } from "../../wire/own/tournament.d.ts";
import type { Offer } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { tableName } from "../games/tournament/own.ts";
import { SeatCodeShown, useSeatCode } from "../parts/seat-code.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useDesk } from "./desk.ts";
import { DecisionLine } from "./record.tsx";

export function EntrantSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const { translator, sight } = useTable();
  const { own, fill } = useDesk();
  const { entrant, name } = person;
  const doings = sight.offers.filter((offer) => offer.closed === null && isFor(offer, entrant));
  const lines = own.decisions.filter((decision) => decision.entrant === entrant);
  const tables = own.tables.filter((table) => table.people.some((one) => one.entrant === entrant));
  return (
    <Sheet title={name} close={translator.text("close")} onClose={onClose}>
      <p class="hint">
        {translator.text("desk-number-of", { number: entrant + 1 })}
        {person.is_present ? "" : ` · ${translator.name("mark", "absent")}`}
        {tables.map((table) => ` · ${tableName(translator, table.name)}`)}
      </p>
      <div class="row pairs">
        {doings.map((offer) => (
          <button
            type="button"
            key={offer.key}
            class="button"
            data-offer={offer.key}
            onClick={() => {
              onClose();
              fill(offer.key, offer.key === "rename" ? { entrant, name } : { entrant });
            }}
          >
            {translator.offer(offer)}
          </button>
        ))}
      </div>
      <Phone entrant={entrant} />
      {lines.length > 0 && (
        <ol class="desk-record">
          {lines.map((line, at) => (
            <DecisionLine key={at} decision={line} />
          ))}
        </ol>
      )}
    </Sheet>
  );
}

/** Whether it begins with whom it is about, and it may be about them. */
function isFor(offer: Offer, entrant: number) {
  const [field] = offer.fields;
  return (
    field?.type === "one" &&
    field.name === "entrant" &&
    field.choices.some((choice) => choice.value === entrant)
  );
}

/** A lost phone: a code for another one, or the old one's key taken back. */
function Phone({ entrant }: { entrant: number }) {
  const { translator } = useTable();
  const { seen, ask } = useDesk();
  const has = seen?.phones.includes(entrant) ?? false;
  const taken = seen?.taken.filter((each) => each.entrant === entrant) ?? [];
  const [code, show] = useSeatCode(`${has}/${taken.map((each) => each.number).join()}`);
  const give = async () => {
    const made = await ask("POST /api/tournaments/{name}/entrants/{entrant}/code", {
      parts: { entrant },
    });
    if (made) show(made.said);
  };
  const shut = () =>
    ask("DELETE /api/tournaments/{name}/entrants/{entrant}/phone", { parts: { entrant } });
  return (
    <section class="desk-section">
      <header>
        <h3>{translator.text(has ? "desk-has-phone" : "desk-no-phone")}</h3>
      </header>
      <p class="hint">{translator.text("desk-code-text")}</p>
      {code && <SeatCodeShown code={code} />}
      <div class="row">
        <button type="button" class="button" data-code onClick={give}>
          {translator.text("desk-code")}
        </button>
        {has && (
          <button type="button" class="button danger" data-shut onClick={shut}>
            {translator.text("desk-shut-phone")}
          </button>
        )}
      </div>
    </section>
  );
}
