/** This device goes round to guests without a phone, one after the other, and then back. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { Handing } from "./handing.tsx";

export function HandRound({ seats, onDone }: { seats: readonly number[]; onDone: () => void }) {
  const { translator } = useTable();
  const [at, go] = useState(0);
  const seat = seats[at];
  if (seat === undefined) return null;
  const isLast = at === seats.length - 1;
  return (
    <Handing
      key={seat}
      seat={seat}
      name={translator.seat(seat)}
      isLast={isLast}
      onDone={(wasHanded) => (wasHanded && !isLast ? go(at + 1) : onDone())}
    />
  );
}
