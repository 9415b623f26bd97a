/** Who plays: by phone, by name, from a list; each with what can be done for them. */
import { ask as askHub } from "../core/ask.js";
import { html, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { freshOf, ListRows, useListSeen } from "../games/tournament/name-list.js";
import { offerOf } from "../games/tournament/own.js";
import { Icon } from "../parts/icon.js";
import { pictured, useWelcome } from "../parts/welcome.js";
import { useDesk } from "./desk.js";
import { EntrantSheet } from "./entrant.js";
import { Section } from "./section.js";

/** @typedef {import("../games/tournament/own.js").Person} Person */

export function Entries() {
  const { telling } = useTable();
  const { own } = useDesk();
  const [open, show] = useState(-1);
  const [sought, seek] = useState("");
  const found = own.people.filter((person) =>
    person.name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()),
  );
  return html`<div class="two-columns">
    <${Section} title=${telling.text("desk-entered", { count: own.people.length })} class="wide">
      ${
        own.people.length > 12 &&
        html`<input class="text short" type="search" placeholder=${telling.text("desk-seek")} aria-label=${telling.text("desk-seek")}
        value=${sought} onInput=${(/** @type {any} */ event) => seek(event.currentTarget.value)} />`
      }
      ${own.frame.phase === "entry" && html`<p class="hint">${telling.text("desk-rounds-why")}</p>`}
      ${own.people.length === 0 && html`<p class="hint">${telling.text("desk-nobody")}</p>`}
      <ul class="desk-people">${found.map((person) => html`<${PersonRow} key=${person.entrant} person=${person} onOpen=${() => show(person.entrant)} />`)}</ul>
    <//>
    <div class="column">
      <${ByPhone} />
      <${ByName} />
      <${FromList} />
    </div>
    ${own.people[open] && html`<${EntrantSheet} person=${own.people[open]} onClose=${() => show(-1)} />`}
  </div>`;
}

/** @param {{person: Person, onOpen: () => void}} props */
function PersonRow({ person, onOpen }) {
  const { telling } = useTable();
  const { own } = useDesk();
  const { entrant, name } = person;
  return html`<li><button type="button" class=${person.is_present ? "desk-person" : "desk-person absent"} data-entrant=${entrant} onClick=${onOpen}>
    <span class="desk-number">${entrant + 1}</span> <span class="desk-name">${name}</span>
    ${own.shoguns.includes(entrant) && html`<${Icon} name="crown" label=${telling.text("desk-was-shogun")} />`}
    ${person.is_present ? html`<${PhoneMark} entrant=${entrant} />` : html`<span class="desk-tag">${telling.name("mark", "absent")}</span>`}
  </button></li>`;
}

/** Linked, away, or none; a word for each. @param {{entrant: number}} props */
export function PhoneMark({ entrant }) {
  const { telling } = useTable();
  const { seen } = useDesk();
  if (!seen) return null;
  const has = seen.phones.includes(entrant);
  const kind = seen.linked.includes(entrant) ? "linked" : has ? "away" : "none";
  return html`<span class=${`desk-phone is-${kind}`}><${Icon} name=${kind === "none" ? "phone" : kind} label=${telling.text(`desk-phone-${kind}`)} /></span>`;
}

/** The code that people scan. */
function ByPhone() {
  const { telling } = useTable();
  const { own } = useDesk();
  const welcome = useWelcome();
  if (!welcome?.code || own.frame.phase === "over") return null;
  const [host, code] = welcome.link.replace(/^\w+:\/\//, "").split("/join");
  return html`<${Section} title=${telling.text("desk-by-phone")}>
    <div class="desk-scan">
      <span class="invite-frame"><img class="invite-code" alt=${telling.text("desk-scan")} src=${pictured(welcome.scan)} /></span>
      <p><b class="big-code">${welcome.code}</b><span class="address">${host}<wbr />/join${code}</span></p>
    </div>
  <//>`;
}

function ByName() {
  const { telling, sight, make, link } = useTable();
  const [name, type] = useState("");
  const offer = offerOf(sight.offers, "enter");
  if (!offer) return null;
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await make(offer, { name: name.trim() })) type("");
  };
  return html`<${Section} title=${telling.text("desk-by-name")}>
    ${offer.closed && html`<p class="hint">${telling.reason(offer.closed)}</p>`}
    <form class="desk-line" onSubmit=${enter}>
      <input class="text" required maxlength="24" autocomplete="off" aria-label=${telling.text("field-name")} placeholder=${telling.text("field-name")}
        value=${name} disabled=${offer.closed !== null} onInput=${(/** @type {any} */ event) => type(event.currentTarget.value)} />
      <button type="submit" class="button" data-offer="enter" disabled=${!name.trim() || offer.closed !== null || link.sending > 0}>${telling.text("desk-enter")}</button>
    </form>
  <//>`;
}

/** Pasted, typed, or a file of a spreadsheet; shown as it is read before anybody is entered. */
function FromList() {
  const { telling, sight, link } = useTable();
  const { ask, own } = useDesk();
  const [text, type] = useState("");
  const [done, say] = useState(/** @type {{count: number, known: number} | null} */ (null));
  const read = (/** @type {string} */ list) =>
    askHub("POST /api/tournaments/{name}/names", {
      key: link.key,
      parts: { name: sight.table },
      body: { text: list },
    });
  const seen = useListSeen(text, read, own.people.length);
  const offer = offerOf(sight.offers, "enter");
  if (!offer || offer.closed) return null;
  const count = freshOf(seen);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const made = await ask("POST /api/tournaments/{name}/entries", { body: { text } });
    if (!made) return;
    say({ count: made.said.count, known: made.said.known ?? 0 });
    type("");
  };
  const edit = (/** @type {string} */ list) => {
    type(list);
    say(null);
  };
  const take = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    if (file) edit(await file.text());
  };
  return html`<${Section} title=${telling.text("desk-from-list")}>
    <form class="desk-form" onSubmit=${send}>
      <textarea class="text" rows="3" aria-label=${telling.text("desk-from-list")} placeholder=${telling.text("desk-list-hint")}
        onInput=${(/** @type {any} */ event) => edit(event.currentTarget.value)} value=${text}></textarea>
      <${ListRows} seen=${seen} telling=${telling} />
      <div class="desk-line">
        <label class="button"><span>${telling.text("desk-file")}</span><input class="spoken" type="file" accept=".csv,.txt,.tsv,.json,text/csv,text/plain,text/tab-separated-values,application/json" onChange=${take} /></label>
        <button type="submit" class="button" data-entries disabled=${count === 0}>${telling.text("desk-enter-count", { count })}</button>
      </div>
      <p role="status" class="hint">${done ? telling.text("desk-entered-now", done) : ""}</p>
    </form>
  <//>`;
}
