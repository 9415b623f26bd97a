/** A copy of all games to keep, one to bring back, and what was there before that. */
import { useState } from "preact/hooks";
import type { CopiesSeen, CopySeen, Reason, RestoreSeen } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { save } from "../core/saving.ts";
import { usePreferences } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { Section, Sure } from "./bar.tsx";
import { useAsked, useDesk } from "./desk.ts";
import { upload } from "./upload.ts";

const LOOKS_EVERY = 1000;
const FILE = "honor-hub.sqlite";

/** What goes on: nothing, a sentence to wait by, or the hub that starts again. */
type Doing = { text: string; percent?: number } | null;

export function Copies() {
  const { translator, key, tell } = useDesk();
  const [count, again] = useState(0);
  const [copies] = useAsked("GET /api/hub/copies", { again: count });
  const [doing, set] = useState<Doing>(null);
  const [found, see] = useState<CopySeen | null>(null);
  const [done, finish] = useState<RestoreSeen | null>(null);
  const during = async (text: string, work: () => Promise<void>) => {
    set({ text });
    try {
      await work();
    } catch (error) {
      tell(isReason(error) ? error : reasonOf(error));
    }
    set(null);
  };
  const saveCopy = () => during("host-copy-saving", () => save("/api/hub/backup", key, FILE));
  const choose = (file: File) =>
    during("host-copy-sends", async () => {
      see(null);
      finish(null);
      await upload(file, key, (percent) => set({ text: "host-copy-sends", percent }));
      set({ text: "host-copy-checks" });
      see(await ask("GET /api/hub/upload", { key }));
    });
  const restore = (kept: string) =>
    during("host-copy-waits", async () => {
      see(null);
      const { last: before } = await ask("GET /api/hub/copies", { key });
      await ask("POST /api/hub/restore", { key, body: { kept, sure: true } });
      finish(await startedAgain(key, before));
      again(count + 1);
    });
  return (
    <Section title={translator.text("host-copies")} class="copies">
      <p class="hint">{translator.text("host-copies-text")}</p>
      {doing ? (
        <p role="status">{translator.text(doing.text, { percent: doing.percent ?? 0 })}</p>
      ) : (
        <div class="row">
          <button type="button" class="button main" onClick={saveCopy} data-copy>
            <span class="with-icon">
              <Icon name="out" /> {translator.text("host-copy-save")}
            </span>
          </button>
          <FilePick label={translator.text("host-copy-choose")} onFile={choose} />
        </div>
      )}
      {done && <Outcome done={done} />}
      {found && !doing && (
        <Found found={found} playing={copies?.playing ?? 0} onTake={() => restore("")} />
      )}
      {copies && <Kept copies={copies} onTake={restore} />}
    </Section>
  );
}

function isReason(error: unknown): error is Reason {
  return typeof error === "object" && error !== null && "code" in error && "params" in error;
}

/** Whatever the hub says of the restore, once it is back. */
async function startedAgain(key: string, before: RestoreSeen | null | undefined) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
    const seen = await ask("GET /api/hub/copies", { key }).catch(() => null);
    if (seen?.last && seen.last.at !== before?.at) return seen.last;
  }
}

function FilePick({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <label class="button file-pick">
      <span class="with-icon">
        <Icon name="back" /> {label}
      </span>
      <input
        type="file"
        class="spoken"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

interface FoundProps {
  found: CopySeen;
  playing: number;
  onTake: () => void;
}

function Found({ found, playing, onTake }: FoundProps) {
  const { translator } = useDesk();
  const when = useWhen();
  const { tables: count, newest, damaged } = found;
  return (
    <div class="found-copy">
      <p>
        {count
          ? translator.text("host-copy-is", { count, when: when(newest) })
          : translator.text("host-copy-empty")}
      </p>
      {damaged.length > 0 && (
        <p>{translator.text("host-copy-damaged", { names: damaged.join(", ") })}</p>
      )}
      <Take label={translator.text("host-copy-take")} playing={playing} onTake={onTake} />
    </div>
  );
}

interface TakeProps {
  label: string;
  playing: number;
  onTake: () => void;
}

/** It says what will be lost, and asks. */
function Take({ label, playing, onTake }: TakeProps) {
  const { translator } = useDesk();
  return (
    <Sure
      label={label}
      question={
        playing
          ? translator.text("host-copy-sure-playing", { count: playing })
          : translator.text("host-copy-sure")
      }
      yes={label}
      onYes={onTake}
    />
  );
}

function Outcome({ done }: { done: RestoreSeen }) {
  const { translator } = useDesk();
  const why = done.fault ?? "";
  if (why === "interrupted") return <p role="alert">{translator.text("host-copy-interrupted")}</p>;
  return (
    <p role="alert">
      {why
        ? translator.text("host-copy-failed", { why: translator.reason({ code: why }) })
        : translator.text("host-copy-done")}
    </p>
  );
}

interface KeptProps {
  copies: CopiesSeen;
  onTake: (name: string) => void;
}

function Kept({ copies, onTake }: KeptProps) {
  const { translator } = useDesk();
  const when = useWhen();
  if (copies.kept.length === 0) return null;
  return (
    <>
      <h3>{translator.text("host-kept")}</h3>
      <ul class="host-keys">
        {copies.kept.map((each) => (
          <li key={each.name}>
            <span>{translator.text("host-kept-of", { when: when(each.at) })}</span>
            <Take
              label={translator.text("host-kept-take")}
              playing={copies.playing ?? 0}
              onTake={() => onTake(each.name)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function useWhen() {
  const { language } = usePreferences();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (at: number) => format.format(at);
}
