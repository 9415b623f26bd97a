/** One line that always says who is awaited and for what, and what the last refusal was. */
import { useEffect, useRef } from "preact/hooks";
import { beginning, isAwaited, isEnding, statusLine, wouldDefeat } from "../core/status.ts";
import { useTable } from "../core/table.ts";

export function Status() {
  const { sight, translator, link } = useTable();
  const mine = isAwaited(sight);
  useNudge(mine);
  const line = [beginning(sight, translator), statusLine(sight, translator)].join(" ").trim();
  return (
    <div class={mine ? "status mine" : "status"}>
      <p role="status" aria-live="polite">
        {isEnding(sight) && (
          <>
            <GameOver />{" "}
          </>
        )}
        {line}
        {wouldDefeat(sight) && (
          <>
            {" "}
            <b class="defeats">{translator.text("status-defeats")}</b>
          </>
        )}
      </p>
      {link.sending > 0 && <span class="sending">{translator.text("sending")}</span>}
    </div>
  );
}

/** The end has come, but something is asked before anyone counts. */
function GameOver() {
  const { translator } = useTable();
  return (
    <span class="game-over">
      <b>{translator.text("status-over")}</b> {translator.about("step", "over")}
    </span>
  );
}

/** A short buzz when it becomes one's turn; phones that cannot stay still. */
function useNudge(mine: boolean) {
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    was.current = mine;
  }, [mine]);
}

/** Where the thumb is: why the last move was not taken; gone with the next tap. */
export function RefusalLine() {
  const { refusal, refuse, translator } = useTable();
  if (!refusal) return null;
  return (
    <div class="refusal-line" role="alert">
      <p>{translator.reason(refusal)}</p>
      <button type="button" class="plain" onClick={() => refuse(null)}>
        {translator.text("understood")}
      </button>
    </div>
  );
}
