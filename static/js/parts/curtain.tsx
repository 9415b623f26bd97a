/**
 * Before the end: where a table screen turns the roles over for everyone, a phone does not tell
 * them first. It opens by itself when the screen has come to the winner, or with a tap.
 */

import { useEffect, useState } from "preact/hooks";
import type { Outcome } from "../../wire/protocol.d.ts";
import { wholeOf } from "../core/ceremony.ts";
import { useTable } from "../core/table.ts";

/** When this page was loaded: an end that was there already is no news. */
const loaded = performance.now();
const IS_FRESH = 4000;

/** Whether the end is still covered here, and how to uncover it. */
export function useCurtain(outcome: Outcome): [boolean, () => void] {
  const { sight, face } = useTable();
  const [isDrawn, draw] = useState(
    () => sight.on_screen && performance.now() - loaded > IS_FRESH && !sight.ended,
  );
  useEffect(() => {
    if (!isDrawn) return undefined;
    const timer = setTimeout(() => draw(false), wholeOf(outcome, Boolean(face.victory)));
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return [isDrawn && sight.on_screen, () => draw(false)];
}

export function Curtain({ onOpen }: { onOpen: () => void }) {
  const { translator } = useTable();
  return (
    <>
      <div class="brand curtain">
        <div class="enso" aria-hidden="true" />
        <h1>{translator.text("status-over")}</h1>
        <p role="status">{translator.text("curtain-text")}</p>
      </div>
      <button type="button" class="button" onClick={onOpen} data-see-here>
        {translator.text("curtain-open")}
      </button>
    </>
  );
}
