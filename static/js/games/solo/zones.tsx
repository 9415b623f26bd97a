/** Attack, Defence and Concentration, side by side: where dice go, and what has come of them. */
import type { ComponentChildren } from "preact";
import { useTable } from "../../core/table.ts";
import { Glimpse } from "./outlook.tsx";
import type { About } from "./placing.ts";
import { sign } from "./signs.tsx";

export const USES = ["attack", "defence", "concentration"] as const;

interface Zone {
  use: string;
  /** What it comes to. */
  value: number | null;
  /** The dice that lie there. */
  inside?: ComponentChildren;
  /** What the die in hand would bring here. */
  preview?: About;
  /** What can be done with it. */
  below?: ComponentChildren;
  onTap?: (() => void) | null;
}

export function Zones({ zones }: { zones: readonly Zone[] }) {
  const { translator } = useTable();
  return (
    <div class="zones" role="group" aria-label={translator.text("board-zones")}>
      {zones.map((zone) => (
        <div key={zone.use} class="zone-column">
          <ZonePart zone={zone} />
          {zone.below}
        </div>
      ))}
    </div>
  );
}

function ZonePart({ zone }: { zone: Zone }) {
  const { translator, link } = useTable();
  const { use, value, inside, preview, onTap } = zone;
  const name = translator.choice("use", use);
  const what = (
    <>
      <span class="zone-name" style={{ "--letters": String([...name].length) }}>
        {name}
      </span>
      <span class="zone-sign">{sign(use)}</span>
      <b class="zone-value">{value ?? ""}</b>
      <span class="zone-inside">{inside}</span>
      <Glimpse about={preview} />
    </>
  );
  if (!onTap)
    return (
      <div class={`zone ${use}`} data-zone={use}>
        {what}
      </div>
    );
  return (
    <button
      type="button"
      class={`zone ${use}`}
      data-use={use}
      data-zone={use}
      disabled={link.sending > 0}
      onClick={onTap}
    >
      {what}
    </button>
  );
}
