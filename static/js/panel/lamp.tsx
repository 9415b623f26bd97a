/**
 * A lamp to look at: its rhythm in light, its state in a word. Who wants no motion sees it steady.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { rhythm } from "./showing.ts";

const STILL = "(prefers-reduced-motion: reduce)";

function useStill() {
  const [still, set] = useState(() => matchMedia(STILL).matches);
  useEffect(() => {
    const query = matchMedia(STILL);
    const changed = () => set(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return still;
}

/** A rhythm as keyframes that jump. */
export function keyframes(steps: readonly (readonly number[])[]) {
  const total = steps.reduce((sum, [, ms]) => sum + ms, 0);
  let at = 0;
  return steps.flatMap(([level, ms]) => {
    const from = at / total;
    at += ms;
    return [
      { offset: from, opacity: level, easing: "steps(1, end)" },
      { offset: at / total, opacity: level, easing: "steps(1, end)" },
    ];
  });
}

/** @param props `once` counts refusals, each of which flashes */
function Light({ state, once }: { state: string; once: number }) {
  const ref = useRef<HTMLElement | null>(null);
  const still = useStill();
  useEffect(() => {
    const light = ref.current;
    if (!light) return undefined;
    const steps = rhythm(state);
    light.style.opacity = String(Math.max(...steps.map(([level]) => level)));
    if (still || steps.length === 1) return undefined;
    const duration = steps.reduce((sum, [, ms]) => sum + ms, 0);
    const played = light.animate(keyframes(steps), { duration, iterations: Infinity });
    return () => played.cancel();
  }, [state, still]);
  useEffect(() => {
    if (!once || still) return;
    const steps = rhythm("refused");
    ref.current?.animate(keyframes(steps), {
      duration: steps.reduce((sum, [, ms]) => sum + ms, 0),
    });
  }, [once]);
  return (
    <span class="lamp-glass" aria-hidden="true">
      <span ref={ref} class="lamp-light" />
    </span>
  );
}

interface LampProps {
  place: string;
  state: string;
  name: ComponentChildren;
  once?: number;
  children?: ComponentChildren;
}

export function Lamp({ place, state, name, once = 0, children }: LampProps) {
  const { translator } = useTable();
  return (
    <li class="lamp" data-place={place} data-state={state}>
      <Light state={state} once={once} />
      <span class="lamp-name">{name}</span>
      <span class="lamp-state">{translator.text(`panel-state-${state}`)}</span>
      {children}
    </li>
  );
}
