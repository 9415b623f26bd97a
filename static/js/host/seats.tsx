/**
 * The seats of a table that has not begun: who sits there, in which order, and who has no phone.
 */
import { useState } from "preact/hooks";
import type { SeatSeen, TableSeen } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Icon, SeatBadge } from "../parts/icon.tsx";
import { useDesk } from "./desk.ts";
import type { Props } from "./gather.tsx";
import { ProxyPick } from "./proxy-pick.tsx";
import { SeatRing } from "./seat-ring.tsx";
import { seated, swapped } from "./state.ts";

export function Seats({ seen, game }: Props) {
  const { translator } = useDesk();
  const { sight } = useTable();
  const people = seated(seen.seats);
  const free = seen.seats.length - people.length;
  return (
    <>
      {people.length > 0 && <SeatRing seen={seen} game={game} />}
      {people.length > 1 && <GoRound seen={seen} />}
      <ol class="seats">
        {people.map((seat) => (
          <SeatRow key={seat.name} seat={seat} seen={seen} game={game} />
        ))}
      </ol>
      {people
        .filter((seat) => !seat.phone && !sight.people[seat.seat]?.is_bot)
        .map(({ seat }) => (
          <ProxyPick key={seat} seat={seat} seen={seen} />
        ))}
      {free > 0 && (
        <>
          <p class="chairs" aria-hidden="true">
            {Array.from({ length: free }, () => (
              <span class="chair" />
            ))}
          </p>
          <p class="hint">
            {translator.text(game.least < game.most ? "host-free" : "host-wanted", { count: free })}
          </p>
          <Without seen={seen} />
        </>
      )}
    </>
  );
}

/** Each seat lights up in turn, on its lamp, phone and card: does everyone sit there? */
function GoRound({ seen }: { seen: TableSeen }) {
  const { translator, ask } = useDesk();
  const { sight } = useTable();
  const go = () => ask("POST /api/tables/{name}/go-round", { parts: { name: seen.table } });
  return (
    <button
      type="button"
      class="button go-round"
      disabled={sight.going_round}
      onClick={go}
      data-go-round
    >
      <span class="with-icon">
        <Icon name="lamp" /> {translator.text("host-go-round")}
      </span>
      <span class="why">{translator.text("host-go-round-text")}</span>
    </button>
  );
}

function SeatRow({ seat, seen, game }: Props & { seat: SeatSeen }) {
  const { translator, ask } = useDesk();
  const { sight } = useTable();
  const name = seat.name;
  const move = async (order: number[] | null) => {
    if (!order) return;
    await ask("POST /api/tables/{name}/order", { parts: { name: seen.table }, body: { order } });
  };
  const remove = () => {
    const parts = { name: seen.table, seat: seat.seat };
    return ask("DELETE /api/tables/{name}/seats/{seat}", { parts });
  };
  const up = swapped(seen.seats, seat.seat, -1, game.most);
  const down = swapped(seen.seats, seat.seat, 1, game.most);
  return (
    <li class={sight.lit === seat.seat ? "seat-row lit" : "seat-row"} data-seat={seat.seat}>
      <SeatBadge seat={seat.seat} big />
      <span class="seat-name">
        {name} <Here seat={seat.seat} />
      </span>
      <span class="seat-moves">
        <button
          type="button"
          class="plain turn-up"
          disabled={!up}
          aria-label={translator.text("host-seat-up", { name })}
          onClick={() => move(up)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="plain turn-down"
          disabled={!down}
          aria-label={translator.text("host-seat-down", { name })}
          onClick={() => move(down)}
        >
          <Icon name="next" />
        </button>
        <button
          type="button"
          class="plain"
          aria-label={translator.text("host-seat-remove", { name })}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  );
}

/** Whether a phone, a bot, or nobody's phone is at a seat; in words. */
export function Here({ seat }: { seat: number }) {
  const { translator } = useDesk();
  const { sight, link } = useTable();
  const person = sight.people[seat];
  if (!person) return null;
  const hasPhone = link.summary?.seats.find((each) => each.seat === seat)?.phone ?? true;
  const away = hasPhone ? "away" : "without";
  const how = person.is_bot ? "bot" : person.linked ? "linked" : away;
  return (
    <span class={`here ${how}`}>
      {how !== "without" && <Icon name={how} />} {translator.text(`host-here-${how}`)}
    </span>
  );
}

function Without({ seen }: { seen: TableSeen }) {
  const { translator, ask } = useDesk();
  const [name, type] = useState("");
  const sit = async (event: Event) => {
    event.preventDefault();
    const seat = seen.seats.find((each) => each.name === "")?.seat;
    if (seat === undefined || !name.trim()) return;
    const parts = { name: seen.table, seat };
    const done = await ask("POST /api/tables/{name}/seats/{seat}", {
      parts,
      body: { name: name.trim() },
    });
    if (done) type("");
  };
  return (
    <form class="without" onSubmit={sit}>
      <label>
        <span>{translator.text("host-without")}</span>
        <input
          type="text"
          class="text"
          maxlength={24}
          autocomplete="off"
          value={name}
          placeholder={translator.text("host-without-name")}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={!name.trim()}>
        {translator.text("host-without-sit")}
      </button>
    </form>
  );
}
