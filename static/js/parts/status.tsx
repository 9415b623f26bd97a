/** One line that always says who is awaited and for what, and what the last refusal was. */
import { beginning, isAwaited, isEnding, statusLine, warningFor } from "../core/status.ts";
import { useTable } from "../core/table.ts";

export function Status() {
  const { sight, translator, link } = useTable();
  const mine = isAwaited(sight);
  const said = [beginning(sight, translator), statusLine(sight, translator)].join(" ").trim();
  // No line begins with the point between two of them.
  const line = said.replaceAll(" · ", "\u00a0· ");
  const warning = warningFor(sight.view, sight.you, translator);
  return (
    <div class={mine ? "status mine" : "status"}>
      <p role="status" aria-live="polite">
        {isEnding(sight) && (
          <>
            <GameOver />{" "}
          </>
        )}
        {line}
        {warning && " "}
        {warning && <b class="warning">{warning}</b>}
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
