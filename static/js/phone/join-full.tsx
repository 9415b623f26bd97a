/**
 * Every seat is taken: whoever sat here before is told how their seat comes to this phone, and
 * everybody else looks on and plays the next game.
 */
import { useState } from "preact/hooks";
import type { Invitation, Reason } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { keep, keepKey, read } from "../core/storage.ts";
import { Translator } from "../core/translator.ts";
import type { Words } from "../core/words.ts";
import { SeatBadge } from "../parts/icon.tsx";
import type { Go } from "./main.tsx";

interface FullTableProps {
  words: Words;
  invitation: Invitation;
  code: string;
  go: Go;
}

export function FullTable({ words, invitation, code, go }: FullTableProps) {
  const [own, choose] = useState<number | null>(null);
  const seat = invitation.seats.find((each) => each.seat === own);
  // Whoever has said who they are needs the room for how it goes on.
  const shown = seat ? [seat] : invitation.seats;
  return (
    <div class="full-table">
      <p class="full-title" role="status">
        {words.text("full-title")}
      </p>
      <fieldset class="full-names">
        <legend>{words.text("full-one-of")}</legend>
        {shown.map((each) => (
          <button
            type="button"
            key={each.seat}
            class="choice full-name"
            aria-pressed={each.seat === own}
            data-one-of={each.seat}
            onClick={() => choose(each.seat === own ? null : each.seat)}
          >
            <SeatBadge seat={each.seat} /> {each.name}
          </button>
        ))}
      </fieldset>
      {seat ? (
        <BySeatCode words={words} name={seat.name} hasPhone={seat.phone ?? false} go={go} />
      ) : (
        <PlayNext words={words} code={code} go={go} game={invitation.game} />
      )}
    </div>
  );
}

interface BySeatCodeProps {
  words: Words;
  name: string;
  hasPhone: boolean;
  go: Go;
}

function BySeatCode({ words, name, hasPhone, go }: BySeatCodeProps) {
  const [typed, type] = useState("");
  const letters = typed.replace(/[^a-z]/gi, "").toUpperCase();
  const bring = (event: Event) => {
    event.preventDefault();
    if (letters) go(`/move/${letters}`);
  };
  return (
    <form class="full-code" onSubmit={bring}>
      {hasPhone && <p>{words.text("full-own-phone")}</p>}
      <p>{words.text("full-host", { name })}</p>
      <label for="seat-code">{words.text("full-code")}</label>
      <input
        id="seat-code"
        class="text code"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxlength={12}
        value={typed}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button type="submit" class="button main tall" disabled={letters.length < 6}>
        {words.text("move-yes")}
      </button>
    </form>
  );
}

interface PlayNextProps {
  words: Words;
  code: string;
  game: string;
  go: Go;
}

function PlayNext({ words, code, game, go }: PlayNextProps) {
  const [name, type] = useState(read("name") ?? "");
  const [reason, refuse] = useState<Reason | null>(null);
  const watch = async (event: Event) => {
    event.preventDefault();
    try {
      const body = { name: name.trim() };
      const joined = await ask("POST /api/join/{code}/watch", { parts: { code }, body });
      keepKey("seat", joined.table, { key: joined.key, game });
      keep("name", name.trim());
      go(`/play/${joined.table}`);
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  return (
    <form class="full-next" onSubmit={watch}>
      <label for="name">{words.text("join-name")}</label>
      <input
        id="name"
        class="text"
        required
        maxlength={24}
        autocomplete="nickname"
        value={name}
        onInput={(event) => {
          type(event.currentTarget.value);
          refuse(null);
        }}
      />
      {reason && (
        <p class="refusal" role="alert">
          {new Translator(words).reason(reason)}
        </p>
      )}
      <button type="submit" class="button main tall" disabled={!name.trim()} data-watch>
        {words.text("full-watch")}
      </button>
    </form>
  );
}
