/** A table with everything that may lie over it: connecting, gone, and what things do. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Sight } from "../../wire/protocol.d.ts";
import type { Link } from "../core/link.ts";
import { keep, read } from "../core/storage.ts";
import type { Thing } from "../core/table.ts";
import { TableContext, useTableValue, useWords } from "../core/table.ts";
import { Explained } from "./explain.tsx";
import { UndoNotice } from "./undo-notice.tsx";

const leave = (path: string) => location.assign(path);

interface HeldTableProps {
  link: Link;
  go?: (path: string) => void;
  children?: ComponentChildren;
}

export function TableProvider({ link, go = leave, children }: HeldTableProps) {
  const held = useTableValue(link);
  const [thing, explain] = useState<Thing | null>(null);
  const [isHandCovered, coverHand] = useCoveredHand();
  if (link.state === "gone") return <Gone code={link.why} />;
  if (!held) return <Connecting />;
  const hasHand = (held.sight.view?.hand ?? []).length > 0;
  const sight = isHandCovered && hasHand ? withheld(held.sight) : held.sight;
  return (
    <TableContext.Provider value={{ ...held, sight, explain, go, isHandCovered, coverHand }}>
      <div class={`dress ${held.face.key}`}>
        {children}
        <UndoNotice />
        {thing && <Explained thing={thing} onClose={() => explain(null)} />}
      </div>
    </TableContext.Provider>
  );
}

/** Whether the hand lies covered, also after the page was opened anew. */
function useCoveredHand(): [boolean, (is: boolean) => void] {
  const [is, set] = useState(() => read("hand-covered") !== null);
  const cover = (next: boolean) => {
    keep("hand-covered", next ? "yes" : null);
    set(next);
  };
  return [is, cover];
}

/** Offers tell what is in a hand; those that are there at any time do not. */
function withheld(sight: Sight): Sight {
  return { ...sight, offers: sight.offers.filter((offer) => offer.standing) };
}

export function Connecting() {
  const words = useWords();
  return (
    <main class="middle">
      <div class="enso turning" aria-hidden="true" />
      <p role="status">{words?.text("connecting") ?? ""}</p>
    </main>
  );
}

function Gone({ code }: { code: string }) {
  const words = useWords();
  if (!words) return null;
  return (
    <main class="middle">
      <h1>{words.text("gone-title")}</h1>
      <p role="alert">{words.translated(`refusal-${code}`, code)}</p>
      <p>
        <a class="button" href={location.pathname}>
          {words.text("gone-again")}
        </a>
      </p>
      <p>
        <a href="/">{words.text("gone-home")}</a>
      </p>
    </main>
  );
}
