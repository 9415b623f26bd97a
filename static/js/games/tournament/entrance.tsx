/** Coming to a tournament: one's name on the list, or a new one. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Invitation } from "../../../wire/protocol.d.ts";
import type { EntranceProps } from "../../core/face.ts";
import { read } from "../../core/storage.ts";
import { useWords } from "../../core/table.ts";
import { Translator } from "../../core/translator.ts";
import type { Words } from "../../core/words.ts";
import { ByCode } from "./entrance-code.tsx";
import { Ranking } from "./standings.tsx";

const MANY = 10;

export default function Entrance({ invitation, reason, onSit, children }: EntranceProps) {
  const words = useWords(invitation.game);
  const [name, type] = useState(read("name") ?? "");
  const [sought, seek] = useState("");
  const [picked, pick] = useState<number | null>(null);
  const [isNameless, miss] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (!words) return null;
  const free = invitation.seats.filter((seat) => seat.free);
  const shown = free.filter((seat) =>
    seat.name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()),
  );
  if (invitation.over)
    return (
      <Over invitation={invitation} words={words}>
        {children}
      </Over>
    );
  if (invitation.by_code) return <ByCode words={words}>{children}</ByCode>;
  const mine = free.find((seat) => seat.seat === picked);
  const sit = (event: Event) => {
    event.preventDefault();
    miss(!name.trim());
    if (name.trim()) onSit(name.trim(), null);
    else field.current?.focus();
  };
  return (
    <main class="join t-entrance">
      {children}
      {reason && (
        <p class="refusal" role="alert">
          {new Translator(words).reason(reason)}
        </p>
      )}
      {free.length > 0 && (
        <section class="t-part">
          <h2>{words.text("t-entrance-list")}</h2>
          {free.length > MANY && (
            <input
              class="text"
              type="search"
              aria-label={words.text("t-entrance-seek")}
              placeholder={words.text("t-entrance-seek")}
              value={sought}
              onInput={(event) => seek(event.currentTarget.value)}
            />
          )}
          <ul class="t-names">
            {shown.map((seat) => (
              <li key={seat.seat}>
                <button
                  type="button"
                  class="choice"
                  aria-pressed={seat.seat === picked ? "true" : "false"}
                  data-entry={seat.seat}
                  onClick={() => pick(seat.seat)}
                >
                  {seat.name}
                </button>
              </li>
            ))}
          </ul>
          {mine && (
            <button
              type="button"
              class="button main tall t-sticky"
              data-that-is-me
              onClick={() => onSit(mine.name, mine.seat)}
            >
              {words.text("t-entrance-me", { name: mine.name })}
            </button>
          )}
        </section>
      )}
      {invitation.closed ? (
        <section class="t-part" data-closed>
          <h2>{words.text("t-entrance-closed")}</h2>
          <p>{new Translator(words).reason(invitation.closed)}</p>
        </section>
      ) : (
        <form class="t-part" onSubmit={sit} noValidate>
          <h2>{words.text(free.length > 0 ? "t-entrance-new" : "t-entrance-first")}</h2>
          <label for="name">{words.text("join-name")}</label>
          <input
            id="name"
            ref={field}
            class="text"
            required
            maxlength={24}
            autocomplete="name"
            value={name}
            onInput={(event) => {
              type(event.currentTarget.value);
              miss(false);
            }}
          />
          {isNameless && (
            <p class="refusal" role="alert">
              {words.text("join-no-name")}
            </p>
          )}
          <button type="submit" class={free.length > 0 ? "button tall" : "button main tall"}>
            {words.text("t-entrance-enter")}
          </button>
        </form>
      )}
    </main>
  );
}

interface OverProps {
  invitation: Invitation;
  words: Words;
  children?: ComponentChildren;
}

/** It is over: nobody is asked in, and everyone may see how it ended. */
function Over({ invitation, words, children }: OverProps) {
  const translator = new Translator(words);
  const rows = (invitation.ranking ?? []).map((row, entrant) => ({
    ...row,
    prize: row.prize ?? 0,
    entrant,
  }));
  return (
    <main class="join t-entrance t-board">
      {children}
      <p class="t-against" role="status" data-over>
        {words.text("t-entrance-over")}
      </p>
      <section class="t-part">
        <h2>{words.text("t-ranking")}</h2>
        <div class="table-scroll" data-scrolls>
          <Ranking rows={rows} named={(at) => rows[at].name} translator={translator} />
        </div>
      </section>
    </main>
  );
}
