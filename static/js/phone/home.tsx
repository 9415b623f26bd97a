/** The first page of a hub for someone without a link: type the code, or go where one was. */
import { useState } from "preact/hooks";
import { plainFace } from "../core/face.ts";
import { hubName } from "../core/page.ts";
import { keptKey, read } from "../core/storage.ts";
import { useWords } from "../core/table.ts";
import { Emblem } from "../parts/emblem.tsx";
import { LanguageButton } from "../parts/language.tsx";
import { Entrance } from "./entrance.tsx";
import type { Go } from "./main.tsx";

const LONGEST_TABLE_CODE = 6;

export function Home({ go }: { go: Go }) {
  const words = useWords();
  const [code, set] = useState("");
  if (!words) return null;
  const last = read("seat.last") ?? "";
  const typed = code.replace(/[^a-z]/gi, "").toUpperCase();
  const submit = (event: Event) => {
    event.preventDefault();
    // A code that moves a seat is longer than a table's.
    if (typed) go(`/${typed.length > LONGEST_TABLE_CODE ? "move" : "join"}/${typed}`);
  };
  return (
    <Entrance face={plainFace}>
      <main class="home">
        <LanguageButton />
        <header class="brand">
          <Emblem />
          <h1>Honor Hub</h1>
          <p class="hint">{hubName() || words.text("home-tagline")}</p>
        </header>
        {last && keptKey("seat", last) && (
          <a class="button main" href={`/play/${last}`}>
            {words.text("home-back", { table: last })}
          </a>
        )}
        {read("host") && (
          <a class="button" href="/host#/alone" data-alone>
            {words.text("home-alone")}
          </a>
        )}
        <form class="code-form" onSubmit={submit}>
          <label for="code">{words.text("home-code")}</label>
          <input
            id="code"
            class="text code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxlength={12}
            value={code}
            placeholder="KQBEG"
            onInput={(event) => set(event.currentTarget.value)}
          />
          <button type="submit" class={last ? "button" : "button main"} disabled={typed.length < 4}>
            {words.text("home-join")}
          </button>
        </form>
        <nav class="home-ways">
          <a class="button" href="/tv">
            {words.text("home-screen")}
          </a>
          <a class="button" href="/host">
            {words.text("home-host")}
          </a>
        </nav>
      </main>
    </Entrance>
  );
}
