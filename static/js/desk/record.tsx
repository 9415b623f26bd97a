/** The referee's record: every decision, the newest first, and what can be put on it. */
import { useEffect, useState } from "preact/hooks";
import type { Decision } from "../../wire/own/tournament.d.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { grouped, tableName } from "../games/tournament/own.ts";
import { changeText, whatText } from "./changes.ts";
import { namesAt } from "./corrections.tsx";
import { useDesk } from "./desk.ts";
import { Section } from "./section.tsx";

export function RecordPart() {
  const { translator, sight } = useTable();
  const { own, fill } = useDesk();
  const times = useTimes();
  return (
    <>
      <div class="desk-head">
        {grouped(sight.offers, "record").map((offer) => (
          <button
            type="button"
            key={offer.key}
            class="button"
            data-offer={offer.key}
            onClick={() => fill(offer.key)}
          >
            {translator.offer(offer)}
          </button>
        ))}
      </div>
      <Section>
        <p class="hint">
          {translator.text(own.decisions.length ? "desk-record-text" : "desk-record-empty")}
        </p>
        <ol class="desk-record" reversed>
          {own.decisions
            .map((decision, at) => <DecisionLine key={at} decision={decision} at={times[at]} />)
            .reverse()}
        </ol>
      </Section>
    </>
  );
}

/** When each was made; the view says what, the log says when. */
function useTimes(): readonly (number | undefined)[] {
  const { own, ask } = useDesk();
  const [times, set] = useState<readonly number[]>([]);
  useEffect(() => {
    let current = true;
    void ask("GET /api/tournaments/{name}/record.{kind}", { parts: { kind: "json" } }).then(
      (said) => {
        const lines = (said?.said ?? []) as unknown as readonly { at: number }[];
        if (current) set(lines.map((line) => line.at));
      },
    );
    return () => {
      current = false;
    };
  }, [own.decisions.length]);
  return times;
}

function clock({ words }: Translator, at: number) {
  return new Date(at).toLocaleTimeString(words.language, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
}

export function DecisionLine({ decision, at = undefined }: { decision: Decision; at?: number }) {
  const { translator } = useTable();
  const { named, own, box } = useDesk();
  const { kind, entrant, table, points, conduct, why, what } = decision;
  const names = namesAt(own, table);
  const about = [
    entrant >= 0 ? named(entrant) : "",
    table ? tableName(translator, table) : "",
    conduct ? translator.choice("value", conduct) : "",
    kind === "mixing" ? translator.text(`desk-mixing-${points}`) : "",
    points && kind !== "mixing"
      ? translator.text(kind === "penalty" ? "desk-minus" : "desk-number", { count: points })
      : "",
    what ? whatText(what, box, translator) : "",
    ...(decision.changes ?? []).map((each) => changeText(each, box, names)),
  ].filter((each) => each);
  return (
    <li class={decision.is_lifted ? "lifted" : ""}>
      <p>
        <b>{translator.name("decision", kind)}</b> {about.join(" · ")}
      </p>
      {why && <p class="hint">{why}</p>}
      {at !== undefined && (
        <time dateTime={new Date(at).toISOString()}>{clock(translator, at)}</time>
      )}
    </li>
  );
}
