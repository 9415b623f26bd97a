/** The opponent's dice lie there: the row they name, and what it does if it stands. */
import { useTable } from "../../core/table.ts";
import { die } from "./dice.tsx";
import type { Duel } from "./duel.ts";
import { sign } from "./signs.tsx";
import { KiButton } from "./spending.tsx";

export function Answer({ duel }: { duel: Duel }) {
  const { translator, make, link } = useTable();
  const { own, now } = duel;
  const { about } = now.stand;
  return (
    <div class="answer">
      <div class="tray foe" role="group" aria-label={translator.name("pile", "foe-dice")}>
        {own.foe_dice.map((value, at) => (
          <span key={`${at}/${value}`} class="tray-die fallen-die">
            {die(value, "foe")}
          </span>
        ))}
        <b class="row-sum">{translator.text("board-row", { sum: Number(about.sum) })}</b>
      </div>
      <div class="clashes">
        <Side
          isMine
          icon="attack"
          from={own.attack}
          left={translator.text("board-against-defence", { count: own.row?.defence ?? 0 })}
          said={translator.text("board-foe-loses", {
            count: Number(about.loss),
            final: Number(about.final),
          })}
          isHarm={Number(about.loss) > 0}
        />
        <Side
          icon="defence"
          from={own.defence}
          left={translator.text("board-against-guard", { count: Number(about.guard) })}
          said={translator.text("board-harm", {
            harm: String(about.harm),
            count: Number(about.count),
            level: Number(about.level),
          })}
          isHarm={about.harm !== "none"}
        />
      </div>
      <p class="spoken" role="status">
        {translator.hint(now.stand)}
      </p>
      <div class="doings">
        <KiButton
          offer={now["foe-again"]}
          icon="again"
          glimpse={now["foe-again"]?.closed ? undefined : now["foe-again"]?.about}
        >
          {translator.text("board-foe-again")}
        </KiButton>
        <button
          type="button"
          class="button main"
          data-offer="stand"
          disabled={link.sending > 0}
          onClick={() => make(now.stand, {})}
        >
          {translator.offer(now.stand)}
        </button>
      </div>
    </div>
  );
}

interface SideProps {
  icon: string;
  from: number;
  left: string;
  said: string;
  isHarm: boolean;
  isMine?: boolean;
}

/** One of the two blows. */
function Side({ icon, from, left, said, isHarm, isMine = false }: SideProps) {
  return (
    <div class={`clash-side ${isMine ? "mine" : "theirs"}${isHarm ? " harm" : ""}`}>
      <span class="clash-numbers">
        {sign(icon)} <b>{from}</b> <span class="clash-left">{left}</span>
      </span>
      <span class="clash-said">{said}</span>
    </div>
  );
}
