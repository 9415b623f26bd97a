/** One table, as it stands: people gather, it is played, or it is over. */
import { html, useEffect, useRef } from "../core/html.js";
import { useLink, useTable } from "../core/table.js";
import { Connecting, HeldTable } from "../parts/held.js";
import { AtPlay } from "./at-play.js";
import { useDesk } from "./desk.js";
import { Gather } from "./gather.js";
import { Over } from "./over.js";

/** @param {{name: string}} props */
export function TablePage({ name }) {
  const { key } = useDesk();
  const link = useLink({ table: name, key });
  return html`<${HeldTable} link=${link}><${Linkless} /><${Standing} /><//>`;
}

/** What is shown is old while the hub is not there. */
function Linkless() {
  const { link, telling } = useTable();
  if (link.state === "linked") return null;
  return html`<p class="linkless" role="status">${telling.text("connecting")}</p>`;
}

function Standing() {
  const { games } = useDesk();
  const { sight, link } = useTable();
  const seen = link.summary;
  useNext(sight.next);
  // An end that came while the host was looking is news; one that is looked up is not.
  const wasPlayed = useRef(false);
  if (sight.view && !sight.view.outcome) wasPlayed.current = true;
  const game = games.find((each) => each.game === sight.game);
  if (!seen || !game) return html`<${Connecting} />`;
  if (sight.view?.outcome) return html`<${Over} seen=${seen} isNews=${wasPlayed.current} />`;
  if (!sight.view && !sight.ended) {
    return html`<${Gather} seen=${seen} game=${game} />`;
  }
  return html`<${AtPlay} seen=${seen} />`;
}

/** To the next table when it comes; a night that went on long ago stays to be looked at. @param {string} next */
function useNext(next) {
  const { go } = useDesk();
  const first = useRef(next);
  useEffect(() => {
    if (next && next !== first.current) go("table", next);
  }, [next]);
}
