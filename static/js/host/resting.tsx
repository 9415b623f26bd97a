/** Taking a move back, and letting the table rest for a while. */
import { useState } from "preact/hooks";
import type { Line, TableSeen } from "../../wire/protocol.d.ts";
import { told } from "../core/story.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useDesk } from "./desk.ts";

interface Meant {
  version: number;
  lines: readonly Line[];
}

/** Anything may be taken back by the host, one step at a time; it says what. */
export function TakeBack() {
  const { sight, telling, link, refuse } = useTable();
  // Pinned: whatever comes in while it is read, no other move goes.
  const [meant, mean] = useState<Meant | null>(null);
  const takeBack = async (version: number) => {
    mean(null);
    const answer = await link.undo(version);
    refuse(answer.ok ? null : (answer.refusal ?? { code: "no-answer", params: {} }));
  };
  const look = () =>
    mean(sight.undo === null ? null : { version: sight.undo, lines: sight.undoes });
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={sight.undo === null || link.sending > 0}
        onClick={look}
        data-undo
      >
        <span class="with-icon">
          <Icon name="undo" /> {telling.text("undo")}
        </span>
      </button>
      {meant && (
        <Sheet
          title={telling.text("undo")}
          close={telling.text("close")}
          onClose={() => mean(null)}
        >
          <p>{telling.text("host-undo-this")}</p>
          <Told lines={meant.lines} />
          {meant.version === sight.undo ? (
            <div class="row">
              <button type="button" class="button" onClick={() => mean(null)}>
                {telling.text("host-rather-not")}
              </button>
              <button type="button" class="button main" onClick={() => takeBack(meant.version)}>
                {telling.text("undo")}
              </button>
            </div>
          ) : (
            <>
              <p class="refusal" role="alert">
                {telling.text("refusal-old-undo")}
              </p>
              <button type="button" class="button" onClick={look} data-look-again>
                {telling.text("host-undo-look")}
              </button>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}

/** What a move told: itself first, then what followed from it. */
function Told({ lines }: { lines: readonly Line[] }) {
  const { telling } = useTable();
  const [first, ...rest] = told(lines, lines.length);
  if (!first) return <blockquote class="last-line">{telling.text("host-undo-untold")}</blockquote>;
  return (
    <blockquote class="last-line">
      {telling.line(first)}
      {rest.length > 0 && (
        <ul class="hint">
          {rest.map((line, at) => (
            <li key={at}>{telling.line(line)}</li>
          ))}
        </ul>
      )}
    </blockquote>
  );
}

export function Rest({ seen }: { seen: TableSeen }) {
  const { telling, ask } = useDesk();
  const [isAsking, asking] = useState(false);
  const [why, say] = useState("");
  const parts = { name: seen.table };
  if (seen.ended) return null;
  const rest = async (event: Event) => {
    event.preventDefault();
    asking(false);
    await ask("POST /api/tables/{name}/pause", {
      parts,
      body: why.trim() ? { why: why.trim() } : {},
    });
  };
  const wake = () => ask("POST /api/tables/{name}/resume", { parts });
  if (seen.paused) {
    return (
      <button type="button" class="button main" onClick={wake} data-wake>
        <span class="with-icon">
          <Icon name="play" /> {telling.text("host-wake")}
        </span>
      </button>
    );
  }
  return (
    <>
      <button type="button" class="button" onClick={() => asking(true)} data-rest>
        <span class="with-icon">
          <Icon name="pause" /> {telling.text("host-rest")}
        </span>
      </button>
      {isAsking && (
        <Sheet
          title={telling.text("host-rest")}
          close={telling.text("close")}
          onClose={() => asking(false)}
        >
          <form class="form" onSubmit={rest}>
            <label>
              <span>{telling.text("host-rest-why")}</span>
              <input
                type="text"
                class="text"
                maxlength={40}
                autocomplete="off"
                placeholder={telling.text("host-rest-such-as")}
                value={why}
                onInput={(event) => say(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button main">
              {telling.text("host-rest-yes")}
            </button>
          </form>
        </Sheet>
      )}
    </>
  );
}
