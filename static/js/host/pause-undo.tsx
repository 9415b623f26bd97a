/** Taking a move back, and letting the table rest for a while. */
import { useState } from "preact/hooks";
import type { Line, TableSeen } from "../../wire/protocol.d.ts";
import { lastLines } from "../core/story.ts";
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
  const { sight, translator, link, refuse } = useTable();
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
          <Icon name="undo" /> {translator.text("undo")}
        </span>
      </button>
      {meant && (
        <Sheet
          title={translator.text("undo")}
          close={translator.text("close")}
          onClose={() => mean(null)}
        >
          <p>{translator.text("host-undo-this")}</p>
          <StoryLines lines={meant.lines} />
          {meant.version === sight.undo ? (
            <div class="row">
              <button type="button" class="button" onClick={() => mean(null)}>
                {translator.text("host-rather-not")}
              </button>
              <button type="button" class="button main" onClick={() => takeBack(meant.version)}>
                {translator.text("undo")}
              </button>
            </div>
          ) : (
            <>
              <p class="refusal" role="alert">
                {translator.text("refusal-old-undo")}
              </p>
              <button type="button" class="button" onClick={look} data-look-again>
                {translator.text("host-undo-look")}
              </button>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}

/** What a move told: itself first, then what followed from it. */
function StoryLines({ lines }: { lines: readonly Line[] }) {
  const { translator } = useTable();
  const [first, ...rest] = lastLines(lines, lines.length);
  if (!first)
    return <blockquote class="last-line">{translator.text("host-undo-untold")}</blockquote>;
  return (
    <blockquote class="last-line">
      {translator.line(first)}
      {rest.length > 0 && (
        <ul class="hint">
          {rest.map((line, at) => (
            <li key={at}>{translator.line(line)}</li>
          ))}
        </ul>
      )}
    </blockquote>
  );
}

export function Rest({ seen }: { seen: TableSeen }) {
  const { translator, ask } = useDesk();
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
          <Icon name="play" /> {translator.text("host-wake")}
        </span>
      </button>
    );
  }
  return (
    <>
      <button type="button" class="button" onClick={() => asking(true)} data-rest>
        <span class="with-icon">
          <Icon name="pause" /> {translator.text("host-rest")}
        </span>
      </button>
      {isAsking && (
        <Sheet
          title={translator.text("host-rest")}
          close={translator.text("close")}
          onClose={() => asking(false)}
        >
          <form class="form" onSubmit={rest}>
            <label>
              <span>{translator.text("host-rest-why")}</span>
              <input
                type="text"
                class="text"
                maxlength={40}
                autocomplete="off"
                placeholder={translator.text("host-rest-such-as")}
                value={why}
                onInput={(event) => say(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button main">
              {translator.text("host-rest-yes")}
            </button>
          </form>
        </Sheet>
      )}
    </>
  );
}
