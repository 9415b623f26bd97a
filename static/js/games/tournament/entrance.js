/** Coming to a tournament: one's name on the list, or a new one. */
import { html, useState } from "../../core/html.js";
import { read } from "../../core/kept.js";
import { useWords } from "../../core/table.js";
import { Telling } from "../../core/telling.js";
import { ByCode } from "./entrance-code.js";
import { Ranking } from "./standings.js";

const MANY = 10;

/** @param {import("../../core/face.js").EntranceProps} props */
export default function Entrance({ invitation, reason, onSit, children }) {
  const words = useWords(invitation.game);
  const [name, type] = useState(read("name") ?? "");
  const [sought, seek] = useState("");
  const [picked, pick] = useState(/** @type {number | null} */ (null));
  if (!words) return null;
  const free = invitation.seats.filter((seat) => seat.free);
  const shown = free.filter((seat) =>
    seat.name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()),
  );
  if (invitation.over)
    return html`<${Over} invitation=${invitation} words=${words}>${children}<//>`;
  if (invitation.by_code) return html`<${ByCode} words=${words}>${children}<//>`;
  const mine = free.find((seat) => seat.seat === picked);
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onSit(name.trim(), null);
  };
  return html`<main class="join t-entrance">
    <header class="brand small"><div class="enso" aria-hidden="true"></div>
      <h1>${words.text("game-tournament")}</h1></header>
    ${children}
    ${reason && html`<p class="refusal" role="alert">${new Telling(words).reason(reason)}</p>`}
    ${
      free.length > 0 &&
      html`<section class="t-part"><h2>${words.text("t-entrance-list")}</h2>
      ${free.length > MANY && html`<input class="text" type="search" aria-label=${words.text("t-entrance-seek")} placeholder=${words.text("t-entrance-seek")} value=${sought} onInput=${(/** @type {any} */ event) => seek(event.currentTarget.value)} />`}
      <ul class="t-names">${shown.map((seat) => html`<li key=${seat.seat}><button type="button" class="choice" aria-pressed=${seat.seat === picked ? "true" : "false"} data-entry=${seat.seat} onClick=${() => pick(seat.seat)}>${seat.name}</button></li>`)}</ul>
      ${mine && html`<button type="button" class="button main tall t-sticky" data-that-is-me onClick=${() => onSit(mine.name, mine.seat)}>${words.text("t-entrance-me", { name: mine.name })}</button>`}
    </section>`
    }
    ${
      invitation.closed
        ? html`<section class="t-part" data-closed><h2>${words.text("t-entrance-closed")}</h2>
          <p>${new Telling(words).reason(invitation.closed)}</p></section>`
        : html`<form class="t-part" onSubmit=${sit}>
      <h2>${words.text(free.length > 0 ? "t-entrance-new" : "t-entrance-first")}</h2>
      <label for="name">${words.text("join-name")}</label>
      <input id="name" class="text" required maxlength="24" autocomplete="name" value=${name} onInput=${(/** @type {any} */ event) => type(event.currentTarget.value)} />
      <button type="submit" class=${free.length > 0 ? "button tall" : "button main tall"} disabled=${!name.trim()}>${words.text("t-entrance-enter")}</button>
    </form>`
    }
  </main>`;
}

/** It is over: nobody is asked in, and everyone may see how it ended. @param {{invitation: import("../../../wire/protocol.js").Invitation, words: import("../../core/words.js").Words, children?: any}} props */
function Over({ invitation, words, children }) {
  const telling = new Telling(words);
  const rows = (invitation.ranking ?? []).map((row, entrant) => ({
    ...row,
    prize: row.prize ?? 0,
    entrant,
  }));
  return html`<main class="join t-entrance t-board">
    <header class="brand small"><div class="enso" aria-hidden="true"></div>
      <h1>${words.text("game-tournament")}</h1></header>
    ${children}
    <p class="t-against" role="status" data-over>${words.text("t-entrance-over")}</p>
    <section class="t-part"><h2>${words.text("t-ranking")}</h2>
      <div class="table-scroll" data-scrolls><${Ranking} rows=${rows} named=${(/** @type {number} */ at) => rows[at].name} telling=${telling} /></div></section>
  </main>`;
}
