/** Who plays: by phone, by name, from a list; each with what can be done for them. */

import type { TargetedEvent } from "preact";
import { useState } from "preact/hooks";
import type { Person } from "../../wire/own/tournament.d.ts";
import { ask as askHub } from "../core/ask.ts";
import { useTable } from "../core/table.ts";
import { freshOf, ListRows, useListSeen } from "../games/tournament/name-list.tsx";
import { offerOf } from "../games/tournament/own.ts";
import { Icon } from "../parts/icon.tsx";
import { pictured, useWelcome } from "../parts/welcome.ts";
import { useDesk } from "./desk.ts";
import { EntrantSheet } from "./entrant.tsx";
import { Section } from "./section.tsx";

/** Files that a list of names may come in. */
const LISTS = ".csv,.txt,.tsv,.json,text/csv,text/plain,text/tab-separated-values,application/json";

export function Entries() {
  const { translator } = useTable();
  const { own } = useDesk();
  const [open, show] = useState(-1);
  const [sought, seek] = useState("");
  const found = own.people.filter((person) =>
    person.name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()),
  );
  return (
    <div class="two-columns">
      <Section title={translator.text("desk-entered", { count: own.people.length })} class="wide">
        {own.people.length > 12 && (
          <input
            class="text short"
            type="search"
            placeholder={translator.text("desk-seek")}
            aria-label={translator.text("desk-seek")}
            value={sought}
            onInput={(event) => seek(event.currentTarget.value)}
          />
        )}
        {own.frame.phase === "entry" && <p class="hint">{translator.text("desk-rounds-why")}</p>}
        {own.people.length === 0 && <p class="hint">{translator.text("desk-nobody")}</p>}
        <ul class="desk-people">
          {found.map((person) => (
            <PersonRow key={person.entrant} person={person} onOpen={() => show(person.entrant)} />
          ))}
        </ul>
      </Section>
      <div class="column">
        <ByPhone />
        <ByName />
        <FromList />
      </div>
      {own.people[open] && <EntrantSheet person={own.people[open]} onClose={() => show(-1)} />}
    </div>
  );
}

function PersonRow({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const { translator } = useTable();
  const { own } = useDesk();
  const { entrant, name } = person;
  return (
    <li>
      <button
        type="button"
        class={person.is_present ? "desk-person" : "desk-person absent"}
        data-entrant={entrant}
        onClick={onOpen}
      >
        <span class="desk-number">{entrant + 1}</span> <span class="desk-name">{name}</span>
        {own.shoguns.includes(entrant) && (
          <Icon name="crown" label={translator.text("desk-was-shogun")} />
        )}
        {person.is_present ? (
          <PhoneMark entrant={entrant} />
        ) : (
          <span class="desk-tag">{translator.name("mark", "absent")}</span>
        )}
      </button>
    </li>
  );
}

/** Linked, away, or none; a word for each. */
export function PhoneMark({ entrant }: { entrant: number }) {
  const { translator } = useTable();
  const { seen } = useDesk();
  if (!seen) return null;
  const has = seen.phones.includes(entrant);
  const kind = seen.linked.includes(entrant) ? "linked" : has ? "away" : "none";
  return (
    <span class={`desk-phone is-${kind}`}>
      <Icon name={kind === "none" ? "phone" : kind} label={translator.text(`desk-phone-${kind}`)} />
    </span>
  );
}

/** The code that people scan. */
function ByPhone() {
  const { translator } = useTable();
  const { own } = useDesk();
  const welcome = useWelcome();
  if (!welcome?.code || own.frame.phase === "over") return null;
  const [host, code] = welcome.link.replace(/^\w+:\/\//, "").split("/join");
  return (
    <Section title={translator.text("desk-by-phone")}>
      <div class="desk-scan">
        <span class="invite-frame">
          <img
            class="invite-code"
            alt={translator.text("desk-scan")}
            src={pictured(welcome.scan)}
          />
        </span>
        <p>
          <b class="big-code">{welcome.code}</b>
          <span class="address">
            {host}
            <wbr />
            /join{code}
          </span>
        </p>
      </div>
    </Section>
  );
}

function ByName() {
  const { translator, sight, make, link } = useTable();
  const [name, type] = useState("");
  const offer = offerOf(sight.offers, "enter");
  if (!offer) return null;
  const enter = async (event: Event) => {
    event.preventDefault();
    if (await make(offer, { name: name.trim() })) type("");
  };
  return (
    <Section title={translator.text("desk-by-name")}>
      {offer.closed && <p class="hint">{translator.reason(offer.closed)}</p>}
      <form class="desk-line" onSubmit={enter}>
        <input
          class="text"
          required
          maxlength={24}
          autocomplete="off"
          aria-label={translator.text("field-name")}
          placeholder={translator.text("field-name")}
          value={name}
          disabled={offer.closed !== null}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button
          type="submit"
          class="button"
          data-offer="enter"
          disabled={!name.trim() || offer.closed !== null || link.sending > 0}
        >
          {translator.text("desk-enter")}
        </button>
      </form>
    </Section>
  );
}

/** Pasted, typed, or a file of a spreadsheet; shown as it is read before anybody is entered. */
function FromList() {
  const { translator, sight, link } = useTable();
  const { ask, own } = useDesk();
  const [text, type] = useState("");
  const [done, say] = useState<{ count: number; known: number } | null>(null);
  const read = (list: string) =>
    askHub("POST /api/tournaments/{name}/names", {
      key: link.key,
      parts: { name: sight.table },
      body: { text: list },
    });
  const seen = useListSeen(text, read, own.people.length);
  const offer = offerOf(sight.offers, "enter");
  if (!offer || offer.closed) return null;
  const count = freshOf(seen);
  const send = async (event: Event) => {
    event.preventDefault();
    const made = await ask("POST /api/tournaments/{name}/entries", { body: { text } });
    if (!made) return;
    say({ count: made.said.count, known: made.said.known ?? 0 });
    type("");
  };
  const edit = (list: string) => {
    type(list);
    say(null);
  };
  const take = async (event: TargetedEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) edit(await file.text());
  };
  return (
    <Section title={translator.text("desk-from-list")}>
      <form class="desk-form" onSubmit={send}>
        <textarea
          class="text"
          rows={3}
          aria-label={translator.text("desk-from-list")}
          placeholder={translator.text("desk-list-hint")}
          onInput={(event) => edit(event.currentTarget.value)}
          value={text}
        />
        <ListRows seen={seen} translator={translator} />
        <div class="desk-line">
          <label class="button">
            <span>{translator.text("desk-file")}</span>
            <input class="spoken" type="file" accept={LISTS} onChange={take} />
          </label>
          <button type="submit" class="button" data-entries disabled={count === 0}>
            {translator.text("desk-enter-count", { count })}
          </button>
        </div>
        <p role="status" class="hint">
          {done ? translator.text("desk-entered-now", done) : ""}
        </p>
      </form>
    </Section>
  );
}
