/** The phone of whoever claims a hub: a language, a name, and it is theirs. */

import { useEffect, useState } from "preact/hooks";
import type { Reason } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { plainFace } from "../core/face.ts";
import { takeFragment } from "../core/page.ts";
import { keep, read } from "../core/storage.ts";
import { usePreferences, useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import type { Words } from "../core/words.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { LanguagePick } from "../parts/language.tsx";
import { begunKey, ownKey } from "./own-key.ts";

const LETTERS = 6;
const IDEAS = [1, 2, 3, 4];
const TRIES_AGAIN_AFTER = 2000;
/** Asked again with the same key, which makes it one claim: nothing is lost on a bad Wi-Fi. */
const PASSES = ["unreachable", "storage-fault"];

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

interface Wish {
  code: string;
  name: string;
  language: "en" | "it";
}

/** The host's key is kept before it works: it may work without our hearing of it. */
async function claimed(wish: Wish, onTrouble: () => void) {
  const key = ownKey();
  for (;;) {
    try {
      await ask("POST /api/claim", { body: { ...wish, key } });
      return host(key);
    } catch (error) {
      if (!PASSES.includes(reasonOf(error).code)) throw error;
      onTrouble();
      await pause(TRIES_AGAIN_AFTER);
    }
  }
}

/** From here on this browser is the host's. */
function host(key: string) {
  keep("host", key);
  keep("claiming", null);
  location.replace("/host");
}

/** Whether somebody came before us; if that was this very phone, it goes on as host. */
async function isTooLate() {
  const { claimed } = await ask("GET /api/hub");
  if (!claimed) return false;
  if (read("host")) location.replace("/host");
  const key = begunKey();
  if (!key) return true;
  return ask("GET /api/games", { key }).then(
    () => {
      host(key);
      return false;
    },
    () => true,
  );
}

export function Claim() {
  const words = useWords();
  const [brought] = useState(takeFragment);
  const [isLate, late] = useState(false);
  useEffect(() => void isTooLate().then(late, () => undefined), []);
  if (!words) return null;
  return (
    <div class="entrance claiming">
      <Backdrop face={plainFace} hasSun />
      {isLate ? (
        <Late words={words} />
      ) : (
        <ClaimForm words={words} brought={brought} onLate={() => late(true)} />
      )}
    </div>
  );
}

interface ClaimFormProps {
  words: Words;
  brought: string;
  onLate: () => void;
}

function ClaimForm({ words, brought, onLate }: ClaimFormProps) {
  const { language } = usePreferences();
  const [letters, type] = useState(brought);
  const [asksLetters, askLetters] = useState(brought.length !== LETTERS);
  const [idea, pick] = useState(() => 1 + Math.floor(Math.random() * IDEAS.length));
  const [own, call] = useState<string | null>(null);
  const [isSending, send] = useState(false);
  const [why, refuse] = useState<Reason | string>("");
  const name = own ?? words.text(`claim-idea-${idea}`);
  const missing = letters.trim().length < LETTERS ? "claim-no-letters" : "claim-no-name";
  const submit = async (event: Event) => {
    event.preventDefault();
    if (letters.trim().length < LETTERS || !name.trim()) return refuse(missing);
    send(true);
    refuse("");
    try {
      const wish: Wish = { code: letters, name, language: language === "it" ? "it" : "en" };
      await claimed(wish, () => refuse("claim-going"));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason.code === "already-claimed") return onLate();
      if (reason.code === "no-such-code") {
        // Those on the screen are others by now.
        type("");
        askLetters(true);
      }
      refuse(reason);
      send(false);
    }
  };
  const choose = (each: number) => {
    pick(each);
    call(null);
    refuse("");
  };
  return (
    <main class="claim-form">
      <header class="claim-head">
        <h1>{words.text("claim-you")}</h1>
        <p>{words.text("claim-how")}</p>
      </header>
      <form onSubmit={submit} noValidate>
        <LanguagePick words={words} />
        {asksLetters && (
          <label class="claim-field">
            <span>{words.text("claim-letters")}</span>
            <input
              class="text code"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxlength={LETTERS}
              value={letters}
              onInput={(event) => type(event.currentTarget.value)}
            />
          </label>
        )}
        <label class="claim-field">
          <span>{words.text("claim-name")}</span>
          <input
            class="text"
            autocomplete="off"
            maxlength={24}
            value={name}
            onInput={(event) => call(event.currentTarget.value)}
          />
        </label>
        <div class="pick claim-ideas" role="group" aria-label={words.text("claim-ideas")}>
          {IDEAS.map((each) => (
            <button
              type="button"
              key={each}
              class="pick-one"
              aria-pressed={own === null && each === idea ? "true" : "false"}
              onClick={() => choose(each)}
            >
              {words.text(`claim-idea-${each}`)}
            </button>
          ))}
        </div>
        <div class="claim-foot">
          {why && (
            <p class="refusal" role="alert">
              {typeof why === "string" ? words.text(why) : new Translator(words).reason(why)}
            </p>
          )}
          <button type="submit" class="button main tall" disabled={isSending}>
            {words.text("claim-go")}
          </button>
        </div>
      </form>
    </main>
  );
}

/** There is one host; all who come after are told so. */
function Late({ words }: { words: Words }) {
  return (
    <main class="middle claim-late">
      <h1>{words.text("claim-late")}</h1>
      <p>{words.text("claim-late-text")}</p>
      <p class="hint">{words.text("claim-late-lost")}</p>
      <a class="button main" href="/">
        {words.text("claim-join")}
      </a>
    </main>
  );
}
