/** One table, as it stands: people gather, it is played, or it is over. */
import { useEffect, useRef } from "preact/hooks";
import { useLink, useTable } from "../core/table.ts";
import { Connecting, TableProvider } from "../parts/table-provider.tsx";
import { useDesk } from "./desk.ts";
import { FinishedTable } from "./finished-table.tsx";
import { Gather } from "./gather.tsx";
import { RunningTable } from "./running-table.tsx";

export function TablePage({ name }: { name: string }) {
  const { key } = useDesk();
  const link = useLink({ table: name, key });
  return (
    <TableProvider link={link}>
      <Linkless />
      <Standing />
    </TableProvider>
  );
}

/** What is shown is old while the hub is not there. */
function Linkless() {
  const { link, translator } = useTable();
  if (link.state === "linked") return null;
  return (
    <p class="linkless" role="status">
      {translator.text("connecting")}
    </p>
  );
}

function Standing() {
  const { games } = useDesk();
  const { sight, link } = useTable();
  const seen = link.summary;
  useNext(sight.next);
  // An end that came while the host was looking is news; one that is looked up is not.
  const wasPlayed = useRef(false);
  if (sight.view && !sight.view.outcome) wasPlayed.current = true;
  const isGathering = !sight.view && !sight.ended;
  // The button that starts lies below: what the page becomes is seen from its top.
  useEffect(() => void (isGathering || scrollTo(0, 0)), [isGathering]);
  const game = games.find((each) => each.game === sight.game);
  if (!seen || !game) return <Connecting />;
  if (sight.view?.outcome) return <FinishedTable seen={seen} isNews={wasPlayed.current} />;
  if (isGathering) return <Gather seen={seen} game={game} />;
  return <RunningTable seen={seen} />;
}

/** To the next table when it comes; a night that went on long ago stays to be looked at. */
function useNext(next: string) {
  const { go } = useDesk();
  const first = useRef(next);
  useEffect(() => {
    if (next && next !== first.current) go("table", next);
  }, [next]);
}
