/**
 * Nearly black after a minute in which nobody touched the phone and nothing was asked of its owner.
 * A tap or a key lights it again and does nothing else; so does being asked, and whatever moved
 * tokens or cards of theirs: they may have to draw or to give a real one.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { statusLine } from "../core/status.ts";
import { lastMoved } from "../core/story.ts";
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";

const AFTER = 60_000;
const TOUCHES = ["pointerdown", "pointerup", "keydown", "visibilitychange"];
const SWALLOWED = ["pointerdown", "click", "keydown"];

/** Whether nothing has happened for a minute. */
function useIdle(isAsked: boolean, moved: number): [boolean, () => void] {
  const [isIdle, set] = useState(false);
  const again = useRef(() => {});
  useEffect(() => {
    set(false);
    if (isAsked) return undefined;
    let timer = 0;
    const touched = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => set(true), AFTER);
    };
    again.current = () => {
      set(false);
      touched();
    };
    touched();
    for (const event of TOUCHES) document.addEventListener(event, touched);
    return () => {
      clearTimeout(timer);
      for (const event of TOUCHES) document.removeEventListener(event, touched);
    };
  }, [isAsked, moved]);
  return [isIdle, () => again.current()];
}

export function Night({ isAsked }: { isAsked: boolean }) {
  const { sight } = useTable();
  const [isIdle, wake] = useIdle(isAsked, lastMoved(sight.lines, sight.you));
  return isIdle && !isAsked ? <Dark onWake={wake} /> : null;
}

function Dark({ onWake }: { onWake: () => void }) {
  const { sight, translator } = useTable();
  const ref = useRef<HTMLDivElement | null>(null);
  // Before it is seen: whoever taps at once is not to tap what lies behind it.
  useLayoutEffect(() => {
    // Above an open sheet as well, where the browser knows how; whoever listens still hears.
    ref.current?.showPopover?.();
    // Nothing behind it is meant, also not a sheet, to which alone the browser would give a tap.
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== "pointerdown") onWake();
    };
    for (const event of SWALLOWED) document.addEventListener(event, swallow, true);
    return () => {
      for (const event of SWALLOWED) document.removeEventListener(event, swallow, true);
    };
  }, []);
  return (
    <div ref={ref} class="night" popover="manual" aria-hidden="true">
      {sight.you >= 0 && <SeatBadge seat={sight.you} big />}
      <p>{statusLine(sight, translator)}</p>
      <p class="night-how">{translator.text("night-how")}</p>
    </div>
  );
}
