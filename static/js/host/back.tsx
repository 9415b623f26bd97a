/** A game for one that is under way in this very browser: straight back to it. */

import type { TableSeen } from "../../wire/protocol.d.ts";
import { keptKey } from "../core/storage.ts";
import { isForOne } from "./alone.tsx";
import { useDesk } from "./desk.ts";

export function BackToDuel({ seen }: { seen: TableSeen }) {
  const { translator, games } = useDesk();
  const game = games.find((each) => each.game === seen.game);
  const isUnderWay = seen.started && !seen.over && !seen.ended;
  if (!game || !isForOne(game) || !isUnderWay || !keptKey("seat", seen.table)) return null;
  return (
    <a class="button main" href={`/play/${seen.table}`} data-back={seen.table}>
      {translator.text("host-back-to-duel")}
    </a>
  );
}
