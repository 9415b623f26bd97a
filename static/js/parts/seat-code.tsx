/** A code that moves a seat to another phone: to scan, or to type. Once it is spent it is gone. */
import { useEffect, useState } from "preact/hooks";
import type { SeatCode } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { pictured } from "./welcome.ts";

/** As long as the hub keeps one. */
const LASTS = 10 * 60_000;

/**
 * A code to show, until its time is up or it was used.
 * @param mark changes when the seat has come to another phone
 */
export function useSeatCode(mark: string): [SeatCode | null, (code: SeatCode | null) => void] {
  const [code, show] = useState<SeatCode | null>(null);
  useEffect(() => show(null), [mark]);
  useEffect(() => {
    if (!code) return undefined;
    const timer = setTimeout(() => show(null), LASTS);
    return () => clearTimeout(timer);
  }, [code]);
  return [code, show];
}

export function SeatCodeShown({ code }: { code: SeatCode }) {
  const { translator } = useTable();
  return (
    <div class="seat-code">
      <img
        class="qr"
        src={pictured(code.scan)}
        alt={translator.text("seat-code-picture", { code: code.code })}
        width="200"
        height="200"
      />
      <p class="big-code" translate={false}>
        {code.code}
      </p>
      <p class="address">{code.link}</p>
    </div>
  );
}
