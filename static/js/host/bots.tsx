/** Bots: filling the empty seats before a game, and how fast they think during one. */
import { useState } from "preact/hooks";
import type { TableSeen } from "../../wire/protocol.d.ts";
import { Icon } from "../parts/icon.tsx";
import { Fold } from "./bar.tsx";
import { useDesk } from "./desk.ts";
import type { Props } from "./gather.tsx";
import { sent } from "./options.ts";
import { closedUp, seated } from "./state.ts";

/** The hub plays seats only where it deals the cards. */
const NEEDS = "cards";
/** Seconds that a bot thinks. */
const PACES: Record<string, number> = { calm: 2.5, steady: 1.2, brisk: 0.4 };

/** Where one number is all there can be, it is not asked for. */
export function Bots({ seen, game }: Props) {
  const { translator, ask } = useDesk();
  const taken = seated(seen.seats).length;
  const low = Math.max(game.least, taken);
  const [wished, wish] = useState(Math.min(game.most, 5));
  if (seen.level !== NEEDS || taken >= game.most || seen.bots.length > 0) return null;
  const count = Math.max(low, wished);
  const parts = { name: seen.table };
  const fill = async () => {
    const order = closedUp(seen.seats, game.most);
    if (order && !(await ask("POST /api/tables/{name}/order", { parts, body: { order } }))) return;
    const options = sent(seen.options, count);
    if (!(await ask("POST /api/tables/{name}/choose", { parts, body: { options } }))) return;
    await ask("POST /api/tables/{name}/bots", { parts });
  };
  return (
    <Fold title={translator.text("host-bots")} icon="bot">
      {low < game.most && (
        <>
          <p class="hint">{translator.text("host-bots-text")}</p>
          <HowMany count={count} low={low} high={game.most} onWish={wish} />
        </>
      )}
      <button type="button" class="button" onClick={fill}>
        {translator.text("host-bots-fill", { count })}
      </button>
    </Fold>
  );
}

interface HowManyProps {
  count: number;
  low: number;
  high: number;
  onWish: (count: number) => void;
}

function HowMany({ count, low, high, onWish }: HowManyProps) {
  const { translator } = useDesk();
  return (
    <div class="stepper">
      <button
        type="button"
        class="button step"
        aria-label={translator.text("one-less")}
        disabled={count <= low}
        onClick={() => onWish(count - 1)}
      >
        −
      </button>
      <output class="stepper-value" aria-live="polite">
        {count}
      </output>
      <button
        type="button"
        class="button step"
        aria-label={translator.text("one-more")}
        disabled={count >= high}
        onClick={() => onWish(count + 1)}
      >
        +
      </button>
    </div>
  );
}

export function BotPace({ seen }: { seen: TableSeen }) {
  const { translator, ask } = useDesk();
  if (seen.bots.length === 0) return null;
  const off = (name: string) => Math.abs(PACES[name] - seen.pace);
  const nearest = Object.keys(PACES).reduce((a, b) => (off(b) < off(a) ? b : a));
  const set = (seconds: number) =>
    ask("POST /api/tables/{name}/pace", { parts: { name: seen.table }, body: { seconds } });
  return (
    <div class="bot-pace">
      <span>
        <Icon name="bot" /> {translator.text("host-pace")}
      </span>
      <div class="pick" role="group" aria-label={translator.text("host-pace")}>
        {Object.entries(PACES).map(([name, seconds]) => (
          <button
            type="button"
            key={name}
            class="pick-one"
            aria-pressed={name === nearest ? "true" : "false"}
            onClick={() => set(seconds)}
          >
            {translator.text(`host-pace-${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
