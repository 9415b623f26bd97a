/** A score sheet before the referee: laid out like the paper that the table filled in. */
import { useState } from "preact/hooks";
import type { TableSeen } from "../../wire/own/tournament.d.ts";
import type { Offer } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { offerOf, tableName } from "../games/tournament/own.ts";
import { Sheet } from "../parts/sheet.tsx";
import { useDesk } from "./desk.ts";
import { ScoreRows } from "./score-rows.tsx";
import type { Draft, Open } from "./sheet-form.ts";
import {
  draftOf,
  endersOf,
  firstOpen,
  missing,
  outOfRange,
  valuesOf,
  withEnding,
} from "./sheet-form.ts";

export interface SheetPartProps {
  offer: Offer;
  table: TableSeen;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

export function ScoreSheet({ name }: { name: string }) {
  const { translator, sight, make, refuse } = useTable();
  const { own } = useDesk();
  const table = own.tables.find((each) => each.name === name);
  const offer = offerOf(sight.offers, "fill-sheet") ?? offerOf(sight.offers, "correct-sheet");
  const back = offerOf(sight.offers, "put-back");
  const [draft, change] = useState(() => (table ? draftOf(table) : null));
  if (!table || !offer || !draft) return null;
  const close = () => {
    refuse(null);
    if (back) void make(back, {});
  };
  return (
    <Sheet
      title={tableName(translator, name)}
      close={translator.text("desk-put-back")}
      onClose={close}
      wide
    >
      <Filled offer={offer} table={table} draft={draft} onChange={change} />
    </Sheet>
  );
}

function Filled({ offer, table, draft, onChange }: SheetPartProps) {
  const { translator, make, link, refusal } = useTable();
  const values = valuesOf(offer, draft);
  const open = missing(offer, values);
  const beyond = outOfRange(offer, values);
  const empty = open.filter((name) => !beyond.some((field) => field.name === name));
  const first = firstOpen(offer, draft, empty);
  const send = (event: Event) => {
    event.preventDefault();
    if (open.length === 0) void make(offer, values);
  };
  return (
    <form class="score-sheet" data-form={offer.key} onSubmit={send}>
      <p class="hint">
        {translator.text(offer.key === "fill-sheet" ? "desk-fill-text" : "desk-correct-text")}
      </p>
      <div class="table-scroll">
        <ScoreRows offer={offer} table={table} draft={draft} onChange={onChange} open={first} />
      </div>
      <Ending offer={offer} table={table} draft={draft} onChange={onChange} />
      {offer.fields.some((field) => field.name === "why") && (
        <div class="desk-field">
          <label for="sheet-why">{translator.field("why")}</label>
          <input
            id="sheet-why"
            class="text"
            maxlength={200}
            autocomplete="off"
            value={draft.why}
            onInput={(event) => onChange({ ...draft, why: event.currentTarget.value })}
          />
        </div>
      )}
      {refusal && (
        <p class="refusal" role="alert">
          {translator.reason(refusal)}
        </p>
      )}
      <div class="score-foot">
        <p class="hint" role="status">
          {beyond.length > 0 && (
            <>
              <b class="score-beyond">{limitOf(translator, table, beyond[0])}</b>{" "}
            </>
          )}
          {first && (
            <>
              {translator.text("desk-sheet-open", { count: empty.length })}:{" "}
              <button
                type="button"
                class="plain"
                data-open={first.field}
                onClick={() => goTo(first)}
              >
                {openName(translator, table, first)}
              </button>
            </>
          )}
          {open.length === 0 && translator.text("desk-sheet-full")}
        </p>
        <button type="submit" class="button main" disabled={open.length > 0 || link.sending > 0}>
          {translator.offer(offer)}
        </button>
      </div>
    </form>
  );
}

/** What is open, as its cell is called. */
function openName(translator: Translator, table: TableSeen, { field, role, chairs }: Open) {
  if (role || chairs.length === 0) return translator.field(field);
  return translator.text("desk-cell", {
    field: translator.field(field),
    name: table.people[chairs[0]].name,
  });
}

/** Where what is no cell of the rows is filled in. */
const PLACES: Readonly<Record<string, string>> = {
  ending: ".score-ending .pick-one",
  chair: "#sheet-chair",
  why: "#sheet-why",
};

/** To where it is filled in. */
function goTo({ field, column, chairs }: Open) {
  const where = column ? `.score-rows [name=${column}-${chairs[0] + 1}]` : PLACES[field];
  const found = document.querySelector<HTMLElement>(where);
  found?.scrollIntoView({ block: "center", inline: "nearest" });
  found?.focus();
}

function limitOf(
  translator: Translator,
  table: TableSeen,
  { name, low, high }: { name: string; low: number; high: number },
) {
  const who = table.people[Number(name.split("-")[1]) - 1].name;
  const cell = translator.text("desk-cell", { field: translator.field(name), name: who });
  return translator.text("desk-sheet-beyond", { cell, low, high });
}

function Ending({ offer, table, draft, onChange }: SheetPartProps) {
  const { translator } = useTable();
  const field = offer.fields.find((each) => each.name === "ending");
  const endings = field?.type === "one" ? field.choices : [];
  const enders = draft.ending ? endersOf(offer, draft.ending).filter((chair) => chair >= 0) : [];
  return (
    <div class="score-ending">
      <fieldset class="desk-field">
        <legend>{translator.field("ending")}</legend>
        <div class="pick">
          {endings.map(({ value }) => (
            <button
              type="button"
              key={value}
              class="pick-one"
              data-value={value}
              aria-pressed={value === draft.ending ? "true" : "false"}
              onClick={() => onChange(withEnding(offer, draft, String(value)))}
            >
              {translator.choice("value", value)}
            </button>
          ))}
        </div>
      </fieldset>
      {enders.length > 0 && (
        <div class="desk-field">
          <label for="sheet-chair">{translator.field("chair")}</label>
          <select
            id="sheet-chair"
            class="text"
            onChange={(event) => onChange({ ...draft, chair: Number(event.currentTarget.value) })}
          >
            <option value="-2" selected={!enders.includes(draft.chair)}>
              –
            </option>
            {enders.map((chair) => (
              <option key={chair} value={chair} selected={chair === draft.chair}>
                {table.people[chair].name}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
