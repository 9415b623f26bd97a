/** What a tournament's table wears: which one it is, the round's clock, and the way back. */
import { useEffect, useMemo } from "preact/hooks";
import type { View } from "../../../wire/protocol.d.ts";
import { useTable, useWords } from "../../core/table.ts";
import { Translator } from "../../core/translator.ts";
import { Icon } from "../../parts/icon.tsx";
import { ClockFace, useClock } from "./clock.tsx";
import { naming } from "./naming.ts";
import { tableName } from "./own.ts";
import { usePlaced } from "./placing.ts";

/** While the end of a table is looked at, the next round may be drawn. */
const LOOKS_EVERY = 6000;

export default function Around({ kind }: { kind: "phone" | "screen" }) {
  const { sight, link } = useTable();
  const words = useWords("tournament");
  const translator = useMemo(() => words && naming(new Translator(words)), [words]);
  const isOver = sight.ended || Boolean(sight.view?.outcome);
  const seen = useClock({ of: sight.of, key: link.key }, isOver);
  if (!translator) return null;
  const name = tableName(translator, sight.table.slice(sight.of.length + 1));
  const clock = !isOver && seen && seen.clock !== "off" && (
    <ClockFace seen={seen} minutes={seen.left < 0 ? 0 : 1} translator={translator} />
  );
  if (kind === "screen")
    return (
      <>
        <h1 class="t-around-name">{name}</h1>
        {clock}
      </>
    );
  return (
    <>
      <div class="t-around">
        <Back translator={translator} isOver={isOver} />
        <span class="t-around-name">{name}</span>
        {clock}
      </div>
      {!isOver && hasLeft(sight.view) && <LeftGame translator={translator} />}
      {isOver && <Onward translator={translator} />}
    </>
  );
}

/** Whether the viewer plays no more at this table. */
function hasLeft(view: View | null) {
  const mine = view?.places.find((place) => place.seat === view.you);
  return mine?.marks.some((mark) => mark.key === "left") ?? false;
}

/** Asked where it is answered: on the tournament's own page. */
function LeftGame({ translator }: { translator: Translator }) {
  const { sight, go } = useTable();
  const path = `/play/${encodeURIComponent(sight.of)}`;
  const follow = (event: Event) => {
    event.preventDefault();
    go(path);
  };
  return (
    <a class="button main" href={path} data-left-game onClick={follow}>
      {translator.text("t-left-game")}
    </a>
  );
}

function Back({ translator, isOver }: { translator: Translator; isOver: boolean }) {
  const { sight, go } = useTable();
  const path = `/play/${encodeURIComponent(sight.of)}`;
  const follow = (event: Event) => {
    event.preventDefault();
    go(path);
  };
  return (
    <a class={isOver ? "button main" : "plain"} href={path} data-back onClick={follow}>
      <Icon name="back" /> {translator.text(isOver ? "t-back" : "t-back-short")}
    </a>
  );
}

/** From a table that is over to where the next chair is told, when it is drawn. */
function Onward({ translator }: { translator: Translator }) {
  const { sight, go } = useTable();
  const placed = usePlaced(sight.of, sight.version, LOOKS_EVERY);
  // There is no end to look at: its sheet was typed in.
  const isOnPaper = sight.ended && !sight.view?.outcome;
  const isDone = isOnPaper || (placed !== "" && placed !== sight.table);
  useEffect(() => {
    if (isDone) go(`/play/${encodeURIComponent(sight.of)}`);
  }, [isDone]);
  return (
    <p class="spoken" role="status">
      {translator.text("t-goes-on")}
    </p>
  );
}
