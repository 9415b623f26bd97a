/** A single die may be split: every tap moves one point, and what is left is Concentration. */
import { useEffect, useState } from "preact/hooks";
import { follow } from "../../core/drag.ts";
import { useTable } from "../../core/table.ts";
import { die } from "./dice.tsx";
import type { Duel } from "./duel.ts";
import { Outlook } from "./outlook.tsx";
import { most, outlookOf } from "./placing.ts";
import { BuyButton, KiButton } from "./spending.tsx";
import { USES, Zones } from "./zones.tsx";

export function Split({ duel }: { duel: Duel }) {
  const { translator, make, link } = useTable();
  const { own, now } = duel;
  const offer = now.split;
  const [shares, share] = useState({ attack: 0, defence: 0 });
  const value = own.dice[0]?.value ?? 0;
  useEffect(() => share({ attack: 0, defence: 0 }), [offer.question, value]);
  const isOver = shares.defence > most(offer, "defence", shares);
  const values = isOver ? { attack: 0, defence: 0 } : shares;
  const about = outlookOf(offer, values);
  const move = (use: "attack" | "defence", by: number) => {
    const next = { ...values, [use]: values[use] + by };
    if (next.attack <= most(offer, "attack", next) && next.defence <= most(offer, "defence", next))
      share(next);
  };
  /** All of it. */
  const whole = (use: string) =>
    share({
      attack: use === "attack" ? most(offer, "attack", {}) : 0,
      defence: use === "defence" ? most(offer, "defence", { attack: 0 }) : 0,
    });
  const zones = USES.map((use) => {
    return {
      use,
      value: Number(about?.[use] ?? 0),
      onTap: () => (use === "concentration" ? whole(use) : move(use, 1)),
      below: (
        <div class="shares">
          {use === "concentration" ? (
            <span class="board-hint">{translator.text("board-rest")}</span>
          ) : (
            <>
              <button
                type="button"
                class="button step"
                aria-label={translator.text("board-less", { use: translator.choice("use", use) })}
                disabled={values[use] === 0}
                onClick={() => move(use, -1)}
              >
                −
              </button>
              <button
                type="button"
                class="button step"
                aria-label={translator.text("board-more", { use: translator.choice("use", use) })}
                onClick={() => move(use, 1)}
              >
                +
              </button>
            </>
          )}
        </div>
      ),
    };
  });
  return (
    <div class="give split">
      <div class="tray">
        <span
          class="tray-die lifted whole"
          data-die="die-1"
          onPointerDown={(event) => follow(event, "data-use", whole)}
        >
          <span class="spoken">
            {translator.text("board-die", { die: translator.field("die-1"), value: value })}
          </span>
          {die(value)}
        </span>
        <p class="board-hint">{translator.hint(offer)}</p>
      </div>
      <Zones zones={zones} />
      <Outlook about={about} />
      <div class="doings">
        <KiButton offer={now.again} values={{ die: 1 }} icon="again">
          {translator.text("board-again")}
        </KiButton>
        <BuyButton offer={now.buy} />
        <button
          type="button"
          class="button main"
          data-offer="split"
          disabled={link.sending > 0}
          onClick={() => make(offer, values)}
        >
          {translator.text("board-give")}
        </button>
      </div>
    </div>
  );
}
