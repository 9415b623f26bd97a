/** The hub's own page: its name, how it is, copies and the way back, who is host, a new start. */

import { useEffect, useState } from "preact/hooks";
import { ask as askHub } from "../core/ask.ts";
import { hubName, LANGUAGES } from "../core/page.ts";
import { Section } from "./bar.tsx";
import { Copies } from "./copies.tsx";
import { useDesk } from "./desk.ts";
import { Findings } from "./findings.tsx";
import { HostKeys } from "./host-keys.tsx";
import { Machine } from "./machine.tsx";

const NAMES: Record<string, string> = { en: "English", it: "Italiano" };

export function HubPage() {
  const { translator } = useDesk();
  return (
    <main class="one hub-page">
      <header class="hub-head">
        <h1>{hubName() || translator.text("host-hub")}</h1>
        <Version />
      </header>
      <Findings />
      <Copies />
      <HostKeys />
      <Name />
      <Machine />
    </main>
  );
}

function Version() {
  const { translator } = useDesk();
  const [version, set] = useState("");
  useEffect(() => {
    // Open to anyone; that it says nothing now is told by everything else on the page.
    askHub("GET /healthz").then(
      (said) => set(said.version),
      () => undefined,
    );
  }, []);
  return <p class="hint">{version && translator.text("host-hub-version", { version })}</p>;
}

function Name() {
  const { translator, ask } = useDesk();
  const [name, call] = useState(hubName());
  const [language, speak] = useState("");
  const [isSaved, saved] = useState(false);
  useEffect(() => {
    askHub("GET /api/hub").then(
      (seen) => speak(seen.language ?? ""),
      () => undefined,
    );
  }, []);
  const save = async (event: Event) => {
    event.preventDefault();
    const body = { name, language: language as "" | "en" | "it" };
    if (await ask("POST /api/hub", { body })) saved(true);
  };
  return (
    <Section title={translator.text("host-hub-name")}>
      <form class="stack" onSubmit={save}>
        <input
          class="text"
          maxlength={24}
          aria-label={translator.text("host-hub-name")}
          value={name}
          onInput={(event) => {
            call(event.currentTarget.value);
            saved(false);
          }}
        />
        <p>{translator.text("host-hub-speaks")}</p>
        <div class="pick" role="group" aria-label={translator.text("host-hub-speaks")}>
          {["", ...LANGUAGES].map((each) => (
            <button
              type="button"
              key={each}
              class="pick-one"
              aria-pressed={each === language ? "true" : "false"}
              onClick={() => speak(each)}
            >
              {NAMES[each] ?? translator.text("host-hub-as-browser")}
            </button>
          ))}
        </div>
        <button type="submit" class="button" disabled={!name.trim()}>
          {translator.text("host-hub-save")}
        </button>
        <p role="status">{isSaved && translator.text("host-hub-saved")}</p>
      </form>
    </Section>
  );
}
