/** What a choice would bring, as the hub noted it: how likely each side is to be hit. */
import { useTable } from "../../core/table.ts";
import type { About } from "./placing.ts";
import { sign } from "./signs.tsx";

export function Outlook({ about }: { about: About | null }) {
  const { translator } = useTable();
  const isKnown = about !== null && "hit" in about;
  return (
    <div class={isKnown ? "outlook" : "outlook unknown"} aria-live="polite">
      <Gauge key="hit" name="hit" about={about} said={translator.text("board-hit")} />
      <Gauge key="hurt" name="hurt" about={about} said={translator.text("board-hurt")} />
    </div>
  );
}

interface GaugeProps {
  name: string;
  about: About | null;
  said: string;
}

function Gauge({ name, about, said }: GaugeProps) {
  const share = about === null ? null : Number(about[name] ?? 0);
  return (
    <p class={`gauge ${name}`}>
      <span class="gauge-name">
        {sign(name)} {said}
      </span>
      <b>{share === null ? "–" : `${share} %`}</b>
      <span class="gauge-bar" aria-hidden="true">
        <span style={{ width: `${share ?? 0}%` }} />
      </span>
    </p>
  );
}

/** The same in a corner of a place where a die could go. */
export function Glimpse({ about }: { about: About | undefined }) {
  const { translator } = useTable();
  if (!about) return null;
  return (
    <span class="glimpse">
      <span class="spoken">
        {translator.say("about", "hit", { hit: about.hit })},{" "}
        {translator.say("about", "hurt", { hurt: about.hurt })}
      </span>
      <span aria-hidden="true">
        {sign("hit")}
        {about.hit}
      </span>
      <span aria-hidden="true">
        {sign("hurt")}
        {about.hurt}
      </span>
    </span>
  );
}
