/** A number of a form, by − and +; of a pile by tens too. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";

/** Nobody taps through a deck card by card. */
const FAR = 20;
const LEAP = 10;

interface StepperProps {
  low: number;
  high: number;
  start: number;
  onTake: (value: number) => void;
  isPile?: boolean;
}

export function Stepper({ low, high, start, onTake, isPile = false }: StepperProps) {
  const { translator, link } = useTable();
  const [value, set] = useState(start);
  const button = (by: number, kind: string, label: string, sign: string) => (
    <button
      type="button"
      class={`button ${kind}`}
      aria-label={translator.text(label)}
      disabled={by < 0 ? value <= low : value >= high}
      onClick={() => set(Math.min(high, Math.max(low, value + by)))}
    >
      {sign}
    </button>
  );
  return (
    <>
      <div class="stepper">
        {button(-1, "step", "one-less", "−")}
        <output class="stepper-value" aria-live="polite">
          {value}
        </output>
        {button(1, "step", "one-more", "+")}
      </div>
      {isPile && high - low > FAR && (
        <div class="stepper">
          {button(-LEAP, "leap", "ten-less", `−${LEAP}`)}
          {button(LEAP, "leap", "ten-more", `+${LEAP}`)}
        </div>
      )}
      <button
        type="button"
        class="button main"
        disabled={value < low || link.sending > 0}
        onClick={() => onTake(value)}
      >
        {translator.text("take-number", { count: value })}
      </button>
    </>
  );
}
