/** Coming to a tournament that has begun: the referee's code is the way in. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Words } from "../../core/words.ts";

const SHORTEST = 4;

export function ByCode({ words, children }: { words: Words; children?: ComponentChildren }) {
  const [code, type] = useState("");
  const typed = code.replace(/[^a-z]/gi, "").toUpperCase();
  const go = (event: Event) => {
    event.preventDefault();
    location.assign(`/move/${typed}`);
  };
  return (
    <main class="join t-entrance">
      {children}
      <form class="t-part" onSubmit={go}>
        <h2>{words.text("t-entrance-begun")}</h2>
        <p data-ask-referee>{words.text("t-entrance-ask")}</p>
        <label for="code">{words.text("t-entrance-code")}</label>
        <input
          id="code"
          class="text code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxlength={12}
          value={code}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="button main tall" disabled={typed.length < SHORTEST}>
          {words.text("t-entrance-go")}
        </button>
      </form>
    </main>
  );
}
