/** What the hub found when it looked at its machine: what is wrong first, with what to do. */
import { useState } from "preact/hooks";
import type { FindingSeen } from "../../wire/protocol.d.ts";
import { usePreferences } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { Fold, Section } from "./bar.tsx";
import { useAsked, useDesk } from "./desk.ts";

const ICONS: Record<string, string> = {
  good: "check",
  note: "story",
  warning: "lamp",
  broken: "close",
};

export function Findings() {
  const { translator } = useDesk();
  const { language } = usePreferences();
  const [count, again] = useState(0);
  const [found, set] = useAsked("GET /api/hub/findings", {
    query: { lang: language },
    again: count,
  });
  const bad = found?.filter((each) => each.level === "broken" || each.level === "warning") ?? [];
  const rest = found?.filter((each) => !bad.includes(each)) ?? [];
  const look = () => {
    set(null);
    again(count + 1);
  };
  return (
    <Section title={translator.text("host-findings")}>
      {found ? (
        <>
          {bad.length === 0 && <p>{translator.text("host-findings-well")}</p>}
          <Rows found={bad} />
          <Fold title={translator.text("host-findings-more")}>
            <Rows found={rest} />
            <p class="hint">{translator.text("host-findings-unseen")}</p>
            <button type="button" class="button" onClick={look}>
              {translator.text("host-findings-again")}
            </button>
          </Fold>
        </>
      ) : (
        <p role="status">{translator.text("host-findings-wait")}</p>
      )}
    </Section>
  );
}

function Rows({ found }: { found: readonly FindingSeen[] }) {
  const { translator } = useDesk();
  return (
    <ul class="findings">
      {found.map((each) => (
        <li key={each.text} class={`finding ${each.level}`}>
          <Icon name={ICONS[each.level]} label={translator.text(`host-level-${each.level}`)} />
          <div>
            <p>
              <strong>{translator.text(`host-group-${each.group}`)}</strong> {each.text}
            </p>
            {each.do && <p class="finding-do">{each.do}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
