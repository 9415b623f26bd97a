/** One's own seat before the start: sit somewhere else, change places, another name, stand up. */
import { useState } from "preact/hooks";
import type { Routes } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { keep, keepKey } from "../core/storage.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { RefusalLine } from "../parts/status.tsx";
import { useWelcome } from "../parts/welcome.ts";
import { chair } from "./join.tsx";

type OwnRoute =
  | "POST /api/tables/{name}/seat"
  | "DELETE /api/tables/{name}/seat"
  | "POST /api/tables/{name}/name"
  | "POST /api/tables/{name}/not-me";

/** Asks with the seat's own key; whether it was done, and why not where the thumb is. */
export function useOwnSeat() {
  const { link, refuse } = useTable();
  return async <R extends OwnRoute>(route: R, body: Routes[R]["asks"] = null) => {
    try {
      await ask(route, { key: link.key, parts: { name: link.table }, body });
      refuse(null);
      return true;
    } catch (error) {
      refuse(reasonOf(error));
      return false;
    }
  };
}

export function OwnSeatSheet({ onClose }: { onClose: () => void }) {
  const { translator } = useTable();
  return (
    <Sheet
      title={translator.text("seat-change")}
      close={translator.text("close")}
      onClose={onClose}
    >
      <RefusalLine />
      <Chairs onDone={onClose} />
      <NewName onDone={onClose} />
      <StandUp />
    </Sheet>
  );
}

/** The ring as it stands: a free chair is moved to, with whoever sits there one changes places. */
function Chairs({ onDone }: { onDone: () => void }) {
  const { sight, translator } = useTable();
  const change = useOwnSeat();
  const seats = useWelcome()?.seats ?? [];
  const move = async (seat: number) => {
    if (await change("POST /api/tables/{name}/seat", { seat })) onDone();
  };
  return (
    <fieldset class="seat-pick">
      <legend>{translator.text("seat-where")}</legend>
      <div class="seat-ring">
        {seats.map((each, at) => (
          <button
            type="button"
            key={each.seat}
            class={each.seat === sight.you ? "seat-chair own" : "seat-chair"}
            style={chair(at, seats.length)}
            disabled={each.seat === sight.you}
            data-chair={each.seat}
            onClick={() => move(each.seat)}
          >
            <SeatBadge seat={each.seat} big />
            <span class="seat-chair-name">{chairName(each.seat, each.name)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );

  function chairName(seat: number, name: string) {
    if (seat === sight.you) return translator.text("waiting-you");
    return name ? translator.text("seat-swap", { name }) : translator.text("join-free");
  }
}

function NewName({ onDone }: { onDone: () => void }) {
  const { sight, translator } = useTable();
  const change = useOwnSeat();
  const [name, type] = useState(sight.people[sight.you]?.name ?? "");
  const rename = async (event: Event) => {
    event.preventDefault();
    if (!(await change("POST /api/tables/{name}/name", { name: name.trim() }))) return;
    keep("name", name.trim());
    onDone();
  };
  return (
    <form class="own-name" onSubmit={rename}>
      <label for="own-name">{translator.text("join-name")}</label>
      <span class="row">
        <input
          id="own-name"
          class="text"
          required
          maxlength={24}
          autocomplete="nickname"
          value={name}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={!name.trim()} data-rename>
          {translator.text("seat-rename")}
        </button>
      </span>
    </form>
  );
}

function StandUp() {
  const { link, translator, go } = useTable();
  const change = useOwnSeat();
  const stand = async () => {
    if (!(await change("DELETE /api/tables/{name}/seat"))) return;
    keepKey("seat", link.table, null);
    go(`/join/${link.table}`);
  };
  return (
    <button type="button" class="button" onClick={stand} data-stand-up>
      {translator.text("seat-stand")}
    </button>
  );
}
