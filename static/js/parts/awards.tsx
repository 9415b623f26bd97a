/** What is said of each player in the end: a line for each seat, counted by the hub. */

import { useEffect, useState } from "preact/hooks";
import type { Award } from "../../wire/protocol.d.ts";
import { ask } from "../core/ask.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "./icon.tsx";

/** Asked for once the game is over; a night without awards was no less fine. */
export function useAwards(): readonly Award[] {
  const { sight, link } = useTable();
  const [awards, set] = useState<readonly Award[]>([]);
  const isOver = Boolean(sight.view?.outcome);
  useEffect(() => {
    let current = true;
    if (isOver)
      ask("GET /api/tables/{name}/awards", { key: link.key, parts: { name: sight.table } })
        .then((found) => current && set(found))
        .catch(() => undefined);
    else set([]);
    return () => {
      current = false;
    };
  }, [sight.table, isOver, link.key]);
  return awards;
}

export function AwardList({ awards }: { awards: readonly Award[] }) {
  const { translator } = useTable();
  return (
    <ul class="awards" data-count={awards.length}>
      {awards.map((award) => (
        <li key={award.seat} class="award" style={{ "--nth": award.seat }}>
          <SeatBadge seat={award.seat} big />
          <span class="award-who">{translator.seat(award.seat)}</span>
          <span class="award-what">{translator.say("award", award.key, award.about)}</span>
        </li>
      ))}
    </ul>
  );
}
