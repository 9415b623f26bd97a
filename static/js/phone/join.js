/** Taking a seat: a name, a language, a place on the ring. */

import { ask, reasonOf } from "../core/ask.js";
import { loadFace, plainFace } from "../core/face.js";
import { html, useEffect, useState } from "../core/html.js";
import { keep, keepKey, keptKey, read } from "../core/kept.js";
import { useWords } from "../core/table.js";
import { Telling } from "../core/telling.js";
import { loadWords } from "../core/words.js";
import { SeatBadge } from "../parts/icon.js";
import { LanguagePick } from "../parts/language.js";

/** @typedef {import("../../wire/protocol.js").Invitation} Invitation */
/** @typedef {import("../../wire/protocol.js").Reason} Reason */

/** Others sit down meanwhile. */
const LOOKS_EVERY = 6000;
/** What passes by itself; a wrong code does not. */
const PASSES = ["too-fast", "unreachable"];
const TRIES_AGAIN_AFTER = 4000;

/** @param {{code: string, go: import("./main.js").Go}} props */
export function Join({ code, go }) {
  const words = useWords();
  const [invitation, invite] = useState(/** @type {Invitation | null} */ (null));
  const [face, wearing] = useState(plainFace);
  const [reason, refuse] = useState(/** @type {Reason | null} */ (null));
  const look = async () => {
    try {
      const said = await ask("GET /api/join/{code}", { parts: { code } });
      // A game may have a way in of its own; its code came with the page.
      wearing(await loadFace(said.game));
      invite(said);
      refuse(null);
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  useEffect(() => void look(), [code]);
  useWhileInSight(invitation !== null, look);
  useEffect(() => {
    if (invitation || !reason || !PASSES.includes(reason.code)) return undefined;
    const timer = setTimeout(look, TRIES_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [invitation, reason]);
  useEffect(() => {
    // The same phone scans again: its seat is still its own.
    if (invitation && keptKey("seat", invitation.table)) go(`/play/${invitation.table}`);
    // The game's words come while the name is being typed.
    if (invitation && words) void loadWords(words.language, invitation.game);
  }, [invitation, words]);
  if (!words) return null;
  if (!invitation)
    return html`<${NoInvitation} words=${words} reason=${reason} onAgain=${() => void look()} />`;
  return html`<${Seats} words=${words} invitation=${invitation} face=${face} code=${code} go=${go} onTaken=${look} />`;
}

/** Again and again, and at once when the page comes back into sight. @param {boolean} isOn @param {() => Promise<void>} look */
function useWhileInSight(isOn, look) {
  useEffect(() => {
    if (!isOn) return undefined;
    const again = () => void (document.visibilityState === "visible" && look());
    const timer = setInterval(again, LOOKS_EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isOn]);
}

/** @param {{words: import("../core/words.js").Words, reason: Reason | null, onAgain: () => void}} props */
function NoInvitation({ words, reason, onAgain }) {
  if (!reason)
    return html`<main class="middle"><div class="enso turning" aria-hidden="true"></div>
      <p role="status">${words.text("connecting")}</p></main>`;
  const passes = PASSES.includes(reason.code);
  return html`<main class="middle">
    <div class=${passes ? "enso turning" : "enso"} aria-hidden="true"></div>
    <p role="alert">${reason.code === "too-fast" ? words.text("join-waits") : new Telling(words).reason(reason)}</p>
    ${passes && html`<button type="button" class="button main" onClick=${onAgain}>${words.text("join-again")}</button>`}
    <a class="button" href="/">${words.text("join-other-code")}</a>
  </main>`;
}

/** @param {{words: import("../core/words.js").Words, invitation: Invitation, face: import("../core/face.js").Face, code: string, go: import("./main.js").Go, onTaken: () => void}} props */
function Seats({ words, invitation, face, code, go, onTaken }) {
  const free = invitation.seats.filter((seat) => seat.free);
  const [name, setName] = useState(read("name") ?? "");
  const [picked, pick] = useState(/** @type {number | null} */ (null));
  const [reason, refuse] = useState(/** @type {Reason | null} */ (null));
  const [isSending, send] = useState(false);
  // Whoever has chosen chooses again; to all others any seat that is free will do.
  const isLost = picked !== null && !free.some((each) => each.seat === picked);
  const seat = isLost ? null : (picked ?? free[0]?.seat ?? null);
  const take = async (/** @type {string} */ name, /** @type {number | null} */ seat) => {
    send(true);
    try {
      const joined = await ask("POST /api/join", { body: { code, name, seat } });
      keepKey("seat", joined.table, { key: joined.key, game: invitation.game });
      keep("name", name);
      go(`/play/${joined.table}`);
    } catch (error) {
      refuse(reasonOf(error));
      onTaken();
    } finally {
      send(false);
    }
  };
  if (face.entrance)
    return html`<${face.entrance} invitation=${invitation} reason=${reason} onSit=${take}>
      <${LanguagePick} words=${words} /><//>`;
  const choose = (/** @type {number} */ chosen) => {
    pick(chosen);
    refuse(null);
  };
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    pick(seat);
    void take(name.trim(), seat);
  };
  const lost = free.length === 0 ? "refusal-no-free-seat" : isLost ? "join-seat-lost" : "";
  const why = lost ? words.text(lost) : reason && new Telling(words).reason(reason);
  return html`<main class="join">
    <header class="brand small"><div class="enso" aria-hidden="true"></div>
      <h1>${words.text("join-title")}</h1></header>
    <${LanguagePick} words=${words} />
    <form onSubmit=${sit}>
      <label for="name">${words.text("join-name")}</label>
      <input id="name" class="text" required maxlength="24" autocomplete="nickname" value=${name}
        onInput=${(/** @type {any} */ event) => {
          setName(event.currentTarget.value);
          refuse(null);
        }} />
      <${SeatPick} words=${words} invitation=${invitation} seat=${seat} onPick=${choose} />
      <div class="join-foot">
        ${why && html`<p class="refusal" role="alert">${why}</p>`}
        <button type="submit" class="button main tall" disabled=${isSending || !name.trim() || seat === null}>
          ${words.text(invitation.started ? "join-take-over" : "join-sit")}</button>
      </div>
    </form>
  </main>`;
}

/** A tap on the seat that is offered chooses it too, though nothing changes. @param {{words: import("../core/words.js").Words, invitation: Invitation, seat: number | null, onPick: (seat: number) => void}} props */
function SeatPick({ words, invitation, seat, onPick }) {
  const count = invitation.seats.length;
  return html`<fieldset class="seat-pick">
    <legend>${words.text("join-seat")}</legend>
    <div class="seat-ring">
      ${invitation.seats.map(
        (
          each,
          at,
        ) => html`<label key=${each.seat} class=${each.free ? "seat-chair" : "seat-chair taken"}
        style=${chair(at, count)}>
        <input type="radio" name="seat" value=${each.seat} disabled=${!each.free} checked=${each.seat === seat}
          onChange=${() => onPick(each.seat)} onClick=${() => onPick(each.seat)} />
        <${SeatBadge} seat=${each.seat} big />
        <span class="seat-chair-name">${each.name || words.text("join-free")}</span>
      </label>`,
      )}
    </div>
  </fieldset>`;
}

/** A chair's place on the ring, in hundredths. @param {number} at @param {number} count */
export function chair(at, count) {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / count;
  return { left: `${50 + 38 * Math.cos(angle)}%`, top: `${50 + 38 * Math.sin(angle)}%` };
}
