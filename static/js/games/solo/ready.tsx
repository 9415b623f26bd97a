/** Between giving and the opponent's throw: what stands, and what Ki and Concentration can add. */
import { choicesOf } from "../../core/form.ts";
import { useTable } from "../../core/table.ts";
import type { Duel } from "./duel.ts";
import { Outlook } from "./outlook.tsx";
import { BuyButton, KiButton } from "./spending.tsx";
import { USES, Zones } from "./zones.tsx";

export function Ready({ duel }: { duel: Duel }) {
  const { translator } = useTable();
  const { own, now, focus } = duel;
  const throwing = now.typed ?? now.roll;
  const [field] = now.boost?.fields ?? [];
  const more = field ? choicesOf(field, {}) : [];
  const stands = { attack: own.attack, defence: own.defence, concentration: focus.value };
  const zones = USES.map((use) => {
    const choice = more.find((each) => each.value === use);
    return {
      use,
      value: stands[use],
      below: choice ? (
        <KiButton
          offer={now.boost}
          values={{ [field.name]: use }}
          glimpse={now.boost?.closed ? undefined : choice.about}
        >
          {translator.text("board-plus-one")}
        </KiButton>
      ) : (
        <BuyButton offer={now.buy} />
      ),
    };
  });
  return (
    <div class="ready">
      <Zones zones={zones} />
      <Outlook about={throwing?.about ?? null} />
    </div>
  );
}
