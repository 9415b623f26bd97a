/** The sheet in which a player changes seat or name, and what each change asks of the hub. */
import { keep, keepKey } from "../core/storage.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { RefusalLine } from "../parts/status.tsx";
import { useWelcome } from "../parts/welcome.ts";
import { chair } from "./join.tsx";
import OwnSeat from "./own-seat.tsx";
import { useOwnSeat } from "./use-own-seat.ts";

export function OwnSeatSheet({ onClose }: { onClose: () => void }) {
  const { link, sight, translator, go } = useTable();
  const change = useOwnSeat();
  const seats = useWelcome()?.seats ?? [];
  const move = async (seat: number) => {
    if (await change("POST /api/tables/{name}/seat", { seat })) onClose();
  };
  const rename = async (name: string) => {
    if (!(await change("POST /api/tables/{name}/name", { name }))) return;
    keep("name", name);
    onClose();
  };
  const stand = async () => {
    if (!(await change("DELETE /api/tables/{name}/seat"))) return;
    keepKey("seat", link.table, null);
    go(`/join/${link.table}`);
  };
  return (
    <Sheet
      title={translator.text("seat-change")}
      close={translator.text("close")}
      onClose={onClose}
    >
      <RefusalLine />
      <OwnSeat
        translator={translator}
        seats={seats}
        you={sight.you}
        badge={(seat) => <SeatBadge seat={seat} big />}
        placed={chair}
        onMove={move}
        onRename={rename}
        onStand={stand}
      />
    </Sheet>
  );
}
