/** A game for one that is under way in this very browser: straight back to it. */
import { html } from "../core/html.js";
import { keptKey } from "../core/kept.js";
import { isForOne } from "./alone.js";
import { useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */

/** @param {{seen: TableSeen}} props */
export function BackToDuel({ seen }) {
  const { telling, games } = useDesk();
  const game = games.find((each) => each.game === seen.game);
  const isUnderWay = seen.started && !seen.over && !seen.ended;
  if (!game || !isForOne(game) || !isUnderWay || !keptKey("seat", seen.table)) return null;
  return html`<a class="button main" href=${`/play/${seen.table}`} data-back=${seen.table}>
    ${telling.text("host-back-to-duel")}</a>`;
}
