/** Whose phone answers for a guest without one, beside the host. */
import type { TableSeen } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Fold } from "./bar.tsx";
import { useDesk } from "./desk.ts";

export function ProxyPick({ seat, seen }: { seat: number; seen: TableSeen }) {
  const { ask } = useDesk();
  const { translator } = useTable();
  const phones = seen.seats.filter((each) => each.phone);
  if (phones.length === 0) return null;
  const now = seen.proxies.find((each) => each.seat === seat)?.proxy ?? null;
  const appoint = (proxy: number | null) =>
    ask("POST /api/tables/{name}/seats/{seat}/proxy", {
      parts: { name: seen.table, seat },
      body: { proxy },
    });
  const rows = [
    { proxy: null, name: translator.text("host-proxy-none") },
    ...phones.map((each) => ({ proxy: each.seat, name: each.name })),
  ];
  const name = translator.seat(seat);
  return (
    <Fold
      title={translator.text("host-proxy", { name })}
      icon="phone"
      note={now === null ? "" : translator.seat(now)}
    >
      <p class="hint">{translator.text("host-proxy-text", { name })}</p>
      <div class="choices">
        {rows.map((row) => (
          <button
            type="button"
            key={row.proxy}
            class="choice"
            aria-pressed={row.proxy === now}
            data-proxy={row.proxy ?? "none"}
            onClick={() => appoint(row.proxy)}
          >
            {row.name}
          </button>
        ))}
      </div>
    </Fold>
  );
}
