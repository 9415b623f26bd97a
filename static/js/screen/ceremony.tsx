/**
 * The end: roles turn over one by one, scores add up line by line, the winner, the night's chart.
 */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Outcome } from "../../wire/protocol.d.ts";
import type { Step } from "../core/ceremony.ts";
import { lasting, sceneAt, skipFrom, stepsOf } from "../core/ceremony.ts";
import { useTable } from "../core/table.ts";
import { AwardList, useAwards } from "../parts/awards.tsx";
import { NightChart } from "./chart.tsx";
import { useFitting } from "./measure.ts";
import { RoleCards } from "./role-cards.tsx";
import { Scores } from "./scores.tsx";
import { Winner } from "./winner.tsx";

/** When this page was loaded: an end that came before is not played again by itself. */
const loaded = performance.now();
const IS_FRESH = 4000;

/** Goes from step to step; a tap or a key skips to the end of the act. */
function useSteps(steps: readonly Step[]) {
  const last = steps.length - 1;
  const [at, go] = useState(() => (performance.now() - loaded < IS_FRESH ? last : -1));
  useEffect(() => {
    if (at >= last) return undefined;
    const timer = setTimeout(() => go(at + 1), lasting(steps, at));
    return () => clearTimeout(timer);
  }, [at, steps]);
  useEffect(() => {
    if (at >= last) return undefined;
    const skip = (event: Event) => {
      const isTool = event.target instanceof Element && event.target.closest("button, a, dialog");
      const isKey = event instanceof KeyboardEvent;
      if (isTool || (isKey && !["Enter", " ", "ArrowRight", "Escape"].includes(event.key))) return;
      event.preventDefault();
      go(skipFrom(steps, at));
    };
    addEventListener("click", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("click", skip);
      removeEventListener("keydown", skip);
    };
  }, [at, steps]);
  return { at, again: () => go(-1), skip: () => go(skipFrom(steps, at)) };
}

interface CeremonyProps {
  outcome: Outcome;
  onDone: (isDone: boolean) => void;
}

export function Ceremony({ outcome, onDone }: CeremonyProps) {
  const { sight, translator, face } = useTable();
  const awards = useAwards();
  const hasAwards = awards.length > 0;
  const steps = useMemo(
    () => stepsOf(outcome, Boolean(face.victory), hasAwards),
    [sight.table, face, hasAwards],
  );
  const { at, again, skip } = useSteps(steps);
  const scene = sceneAt(steps, at);
  const main = useRef<HTMLElement | null>(null);
  useFitting(main, at);
  useEffect(() => {
    onDone(scene.isCharted);
    return () => onDone(false);
  }, [scene.isCharted]);
  if (scene.isCharted) return <Looking outcome={outcome} onAgain={again} />;
  if (scene.isAwarded)
    return (
      <main ref={main} class="ceremony awarding">
        <h2 class="ceremony-title">{translator.text("awards-title")}</h2>
        <AwardList awards={awards} />
        <Skip onSkip={skip} />
      </main>
    );
  if (scene.isWon)
    return (
      <main class="ceremony winning">
        <Winner outcome={outcome} />
        <Skip onSkip={skip} />
      </main>
    );
  return (
    <main ref={main} class={scene.isScored ? "ceremony scoring" : "ceremony turning-over"}>
      <h2 class="ceremony-title" aria-live="polite" aria-atomic="true">
        {translator.text(scene.isScored ? "screen-end-scores" : "screen-end-roles")}
      </h2>
      <RoleCards outcome={outcome} shown={scene.roles} isSmall={scene.isScored} />
      {scene.isScored && <Scores outcome={outcome} lines={scene.lines} />}
      <Skip onSkip={skip} />
    </main>
  );
}

function Skip({ onSkip }: { onSkip: () => void }) {
  const { translator } = useTable();
  return (
    <button type="button" class="plain skip" onClick={onSkip}>
      {translator.text("screen-skip")}
    </button>
  );
}

/** What stays: the winner, the chart, every line of the score. */
function Looking({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  const { translator, face, sight } = useTable();
  const side = useRef<HTMLElement | null>(null);
  useFitting(side, sight);
  const all = Object.fromEntries(outcome.teams.map((team) => [team.key, team.scores.length]));
  return (
    <main class="ceremony looking">
      <Winner outcome={outcome} isSmall />
      <NightChart />
      <aside ref={side} class="looking-side">
        {!face.victory && <Scores outcome={outcome} lines={all} isSmall />}
        <div class="looking-foot">
          {(sight.of || !sight.ended) && (
            <p class="hint">{translator.text(sight.of ? "screen-end-of" : "screen-end-again")}</p>
          )}
          <button type="button" class="button" onClick={onAgain}>
            {translator.text("screen-end-replay")}
          </button>
        </div>
      </aside>
    </main>
  );
}
