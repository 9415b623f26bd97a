/** A screen that nobody let in yet: four letters for the host, and how this screen should be. */
import { ask, reasonOf } from "../core/ask.js";
import { html, useEffect, useState } from "../core/html.js";
import { useWords } from "../core/table.js";
import { Telling } from "../core/telling.js";
import { Likings } from "./likings.js";

/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {import("./main.js").Where} Where */

const ASKS_EVERY = 1500;
const TRIES_AGAIN_AFTER = 4000;

/** @param {number} time @returns {Promise<void>} */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Letters until a key comes; spent or forgotten letters are replaced by new ones.
 *
 * @param {{isOver: () => boolean, onLetters: (letters: string) => void, onTrouble: (reason: Reason | null) => void}} how
 * @returns {Promise<Where | null>}
 */
async function letIn({ isOver, onLetters, onTrouble }) {
  let ticket = "";
  while (!isOver()) {
    try {
      if (!ticket) {
        const given = await ask("POST /api/tv");
        ticket = given.ticket;
        onLetters(given.letters);
      }
      const {
        waiting,
        table = "",
        key = "",
      } = await ask("GET /api/tv/{ticket}", { parts: { ticket } });
      onTrouble(null);
      if (!waiting) return { table, key };
      await pause(ASKS_EVERY);
    } catch (error) {
      const reason = reasonOf(error);
      // Letters that the hub has forgotten are of no use to anyone; new ones come at once.
      if (reason.code === "no-such-code") ticket = "";
      else onTrouble(reason);
      await pause(reason.code === "no-such-code" ? ASKS_EVERY : TRIES_AGAIN_AFTER);
    }
  }
  return null;
}

/** @param {{onKey: (where: Where) => void}} props */
export function Letters({ onKey }) {
  const words = useWords();
  const [letters, setLetters] = useState("");
  const [trouble, onTrouble] = useState(/** @type {Reason | null} */ (null));
  useEffect(() => {
    let isOver = false;
    void letIn({ isOver: () => isOver, onLetters: setLetters, onTrouble }).then((where) => {
      if (where && !isOver) onKey(where);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (!words) return null;
  return html`<main class="letters">
    <p class="letters-brand"><span class="enso" aria-hidden="true"></span> Honor Hub</p>
    <h1 class="letters-row">
      <span class="spoken">${letters ? words.text("screen-letters-spoken", { letters: [...letters].join(" ") }) : words.text("connecting")}</span>
      ${[...letters.padEnd(4, " ")].map((letter, at) => html`<span key=${at} aria-hidden="true" class="letter">${letter}</span>`)}
    </h1>
    <p class="letters-how">${words.text("screen-letters-how")}</p>
    <p class="letters-trouble" role="status">${trouble ? new Telling(words).reason(trouble) : ""}</p>
    <${Likings} words=${words} />
  </main>`;
}
