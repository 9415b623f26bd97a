/** Tables that cannot be read: which they are and why, saved as they lie, or removed. */
import { useState } from "preact/hooks";
import type { DamagedTable } from "../../wire/protocol.d.ts";
import { save } from "../core/saving.ts";
import { usePreferences } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { Section, Sure } from "./bar.tsx";
import { useAsked, useDesk } from "./desk.ts";

/** Nothing at all, as long as every table can be read. */
export function Damaged() {
  const { translator } = useDesk();
  const [count, again] = useState(0);
  const [tables] = useAsked("GET /api/damaged", { again: count });
  if (!tables?.length) return null;
  return (
    <Section title={translator.text("host-damaged", { count: tables.length })} class="damaged">
      <p>{translator.text("host-damaged-text")}</p>
      <ul class="damaged-list">
        {tables.map((each) => (
          <li key={each.table}>
            <Row damaged={each} onGone={() => again(count + 1)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ damaged, onGone }: { damaged: DamagedTable; onGone: () => void }) {
  const { translator, ask, key, tell } = useDesk();
  const { table, why } = damaged;
  const remove = async () => {
    if (await ask("DELETE /api/tables/{name}", { parts: { name: table } })) onGone();
  };
  return (
    <>
      <p class="damaged-what" data-damaged={table}>
        <strong>{table}</strong> <When at={damaged.at} />
        <span>
          {translator.text(why.code === "newer-log" ? "host-damaged-newer" : "host-damaged-why", {
            count: damaged.records,
          })}
        </span>
      </p>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => saveRaw(table, key).catch(tell)}
          data-raw={table}
        >
          <span class="with-icon">
            <Icon name="out" /> {translator.text("host-damaged-save")}
          </span>
        </button>
        <Sure
          label={translator.text("host-delete")}
          icon="close"
          question={translator.text("host-damaged-sure", { table })}
          yes={translator.text("host-delete-yes")}
          onYes={remove}
        />
      </div>
    </>
  );
}

/** When it was opened, if that is known. */
function When({ at }: { at: number }) {
  const { language } = usePreferences();
  if (at <= 0) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <time datetime={new Date(at).toISOString()}>{when.format(at)}</time>{" "}
    </>
  );
}

function saveRaw(table: string, key: string) {
  const path = `/api/damaged/${encodeURIComponent(table)}/export`;
  return save(path, key, `honor-hub-damaged-${table}.json`);
}
