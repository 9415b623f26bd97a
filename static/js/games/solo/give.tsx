/**
 * Giving the dice: tap where the die in hand shall go, or drag it there; tap it to take it back.
 */
import { useEffect, useState } from "preact/hooks";
import { follow } from "../../core/drag.ts";
import type { Values } from "../../core/form.ts";
import { useTable } from "../../core/table.ts";
import { die } from "./dice.tsx";
import type { Duel } from "./duel.ts";
import { Outlook } from "./outlook.tsx";
import { inHand, outlookOf, previews, soFar, stillFits, unplaced } from "./placing.ts";
import { BuyButton, KiButton } from "./spending.tsx";
import { USES, Zones } from "./zones.tsx";

/** Which of one's own dice a field speaks of. */
const numberOf = (name: string) => Number(name.split("-")[1]);

export function Give({ duel }: { duel: Duel }) {
  const { translator, make, link } = useTable();
  const { own, now } = duel;
  const offer = now.give;
  const [placed, place] = useState<Values>({});
  const [lifted, lift] = useState("");
  const thrown = own.dice.map((each) => each.value).join();
  // Other dice lie there now: what was planned with the old ones is void.
  useEffect(() => place({}), [offer.question, thrown]);
  const values = stillFits(offer, placed);
  const open = unplaced(offer, values);
  const hand = inHand(open, lifted);
  const about = outlookOf(offer, values);
  const glimpses = previews(offer, values);
  const put = (name: string, use: string) => {
    if (name) place({ ...values, [name]: use });
    lift("");
  };
  const back = (name: string) => {
    const { [name]: _, ...rest } = values;
    place(rest);
    lift(name);
  };
  const zones = USES.map((use) => ({
    use,
    value: soFar(offer, values, use),
    inside: offer.fields
      .filter((field) => values[field.name] === use)
      .map((field) => (
        <span key={field.name} class="zone-die">
          {die(own.dice[numberOf(field.name) - 1]?.value ?? 0)}
        </span>
      )),
    preview: glimpses[use],
    onTap: hand ? () => put(hand, use) : null,
  }));
  return (
    <div class="give">
      <div class="tray" role="group" aria-label={translator.name("pile", "own-dice")}>
        {own.dice.map((each, at) => {
          const name = `die-${at + 1}`;
          const isOut = each.gone || !offer.fields.some((field) => field.name === name);
          return (
            <TrayDie
              key={name}
              name={name}
              value={each.value}
              isOut={isOut}
              use={String(values[name] ?? "")}
              isLifted={name === hand}
              onLift={() => lift(name)}
              onBack={() => back(name)}
              onDrop={(use) => put(name, use)}
            />
          );
        })}
      </div>
      <Zones zones={zones} />
      <Outlook about={about} />
      <div class="doings">
        <KiButton offer={now.again} values={{ die: numberOf(hand || "die-1") }} icon="again">
          {translator.text("board-again")}
        </KiButton>
        <BuyButton offer={now.buy} />
        <button
          type="button"
          class="button main"
          data-offer="give"
          disabled={open.length > 0 || link.sending > 0}
          onClick={() => make(offer, values)}
        >
          {translator.text("board-give")}
        </button>
      </div>
    </div>
  );
}

interface TrayDieProps {
  name: string;
  value: number;
  isOut: boolean;
  use: string;
  isLifted: boolean;
  onLift: () => void;
  onBack: () => void;
  onDrop: (use: string) => void;
}

function TrayDie({ name, value, isOut, use, isLifted, onLift, onBack, onDrop }: TrayDieProps) {
  const { translator } = useTable();
  const where = use ? translator.choice("use", use) : isOut ? translator.text("board-die-out") : "";
  const classes = ["tray-die", isLifted && "lifted", use && "placed", isOut && "out"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-die={name}
      disabled={isOut}
      aria-pressed={isLifted ? "true" : "false"}
      onClick={use ? onBack : onLift}
      onPointerDown={(event) => follow(event, "data-use", onDrop)}
    >
      <span class="spoken">
        {translator.text("board-die", { die: translator.field(name), value: value })} {where}
      </span>
      {die(value)}
    </button>
  );
}
