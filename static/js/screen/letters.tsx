/** A screen that nobody let in yet: four letters for the host, and how this screen should be. */

import { useEffect, useState } from "preact/hooks";
import type { Reason } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { plainFace } from "../core/face.ts";
import { hubName } from "../core/page.ts";
import { useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Emblem } from "../parts/emblem.tsx";
import type { Where } from "./main.tsx";
import { Settings } from "./settings.tsx";

const ASKS_EVERY = 1500;
const TRIES_AGAIN_AFTER = 4000;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Letters until a key comes; spent or forgotten letters are replaced by new ones. */
async function letIn({
  isOver,
  onLetters,
  onTrouble,
}: {
  isOver: () => boolean;
  onLetters: (letters: string) => void;
  onTrouble: (reason: Reason | null) => void;
}): Promise<Where | null> {
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

export function Letters({ onKey }: { onKey: (where: Where) => void }) {
  const words = useWords();
  const [letters, setLetters] = useState("");
  const [trouble, onTrouble] = useState<Reason | null>(null);
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
  return (
    <main class="letters entrance">
      <Backdrop face={plainFace} />
      <div class="letters-brand">
        <Emblem /> {hubName() || "Honor Hub"}
      </div>
      <h1 class="letters-row">
        <span class="spoken">
          {letters
            ? words.text("screen-letters-spoken", { letters: [...letters].join(" ") })
            : words.text("connecting")}
        </span>
        {[...letters.padEnd(4, " ")].map((letter, at) => (
          <span key={at} aria-hidden="true" class="letter">
            {letter}
          </span>
        ))}
      </h1>
      <p class="letters-how">{words.text("screen-letters-how")}</p>
      <p class="letters-trouble" role="status">
        {trouble ? new Translator(words).reason(trouble) : ""}
      </p>
      <Settings words={words} />
    </main>
  );
}
