/** Asks the hub what can be done for seats without a phone. */
import { useEffect, useState } from "preact/hooks";
import type { Acting } from "./acting.ts";
import { useTable } from "./table.ts";

/** Asked anew whenever the table changes; a seat is left out until the hub has answered. */
export function useActing(seats: readonly number[]): ReadonlyMap<number, Acting> {
  const { link, sight } = useTable();
  const [known, set] = useState<ReadonlyMap<number, Acting>>(new Map());
  useEffect(() => {
    let current = true;
    const asked = seats.map(async (seat): Promise<[number, Acting] | null> => {
      const { ok, sight: seen } = await link.acting(seat);
      return ok && seen ? [seat, { offers: seen.offers, reach: seen.view?.reach ?? [] }] : null;
    });
    void Promise.all(asked).then((told) => current && set(new Map(told.filter((each) => !!each))));
    return () => {
      current = false;
    };
  }, [seats.join(), sight.version, link.state]);
  return known;
}
