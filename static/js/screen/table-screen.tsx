/** All that a table shows to everyone, from the first chair to the last score. Holds no secret. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Sight } from "../../wire/protocol.d.ts";
import { ORGANISER } from "../core/face.ts";
import { currentPreferences } from "../core/preferences.ts";
import { useFace, useTable } from "../core/table.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Icon } from "../parts/icon.tsx";
import { SeatNews } from "../parts/seat-notice.tsx";
import { Called } from "./called.tsx";
import { Ceremony } from "./ceremony.tsx";
import { Hall } from "./hall.tsx";
import type { Highlight } from "./highlight.ts";
import { highlightOf } from "./highlight.ts";
import { HighlightScene, useLasting } from "./highlight-scene.tsx";
import { Playing } from "./playing.tsx";
import { OtherTable, Tools } from "./settings.tsx";
import { play } from "./sound.ts";
import { soundCues } from "./sound-cues.ts";
import { Spoken } from "./spoken.tsx";
import type { TokenMove } from "./token-moves.ts";
import { tokenMovesOf, transfersSince } from "./token-moves.ts";

export interface Moved {
  version: number;
  moves: readonly TokenMove[];
}

type OnNext = (table: string) => void;

/** A table of bots plays on by itself; whoever watches still wants to read the chart. */
const READS_FOR = 15_000;

interface News {
  moved: Moved;
  highlight: Highlight | null;
}

/** What moved with the newest sight and what is a scene of it; sounds are made on the way. */
function useNews(sight: Sight): News {
  const before = useRef<Sight | null>(null);
  const [moved, setMoved] = useState<Moved>({ version: 0, moves: [] });
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  useEffect(() => {
    const moves = tokenMovesOf(transfersSince(before.current, sight));
    const fresh = highlightOf(before.current, sight);
    if (currentPreferences().sound) play(soundCues(before.current, sight));
    before.current = sight;
    if (moves.length > 0) setMoved({ version: sight.version, moves });
    if (fresh) setHighlight(fresh);
  }, [sight]);
  return { moved, highlight: useLasting(highlight) };
}

/** Goes on to the next table; after a ceremony among bots it waits a little. */
function useNext(sight: Sight, isDone: boolean, onNext: OnNext) {
  const { next, people, view } = sight;
  const isShow = people.every((person) => person.is_bot || person.name === "");
  const isEnd = isShow && Boolean(view?.outcome);
  useEffect(() => {
    if (!next || (isEnd && !isDone)) return undefined;
    const timer = setTimeout(() => onNext(next), isEnd ? READS_FOR : 0);
    return () => clearTimeout(timer);
  }, [next, isEnd, isDone]);
}

/** For good: nothing follows here, and no tournament leads on. */
export function isClosed({ ended, next, of }: Sight) {
  return ended && !next && !of;
}

interface StageProps {
  onNext: OnNext;
  onLeave?: (() => void) | undefined;
}

export function TableScreen({ onNext, onLeave = undefined }: StageProps) {
  const { sight, face } = useTable();
  const [isDone, finish] = useState(false);
  const { moved, highlight } = useNews(sight);
  useNext(sight, isDone, onNext);
  const view = sight.view;
  if (view && face.scene)
    return (
      <div class="stage">
        <Backdrop face={face} />
        <face.scene>
          <Tools onLeave={onLeave} />
        </face.scene>
        <SeatNews />
        <Over onLeave={onLeave} />
      </div>
    );
  return (
    <div class="stage">
      <Head onLeave={onLeave} />
      {!view && <Hall />}
      {view && !view.outcome && <Playing moved={moved} />}
      {view?.outcome && <Ceremony outcome={view.outcome} onDone={finish} />}
      {view && highlight && <HighlightScene highlight={highlight} />}
      <Called />
      <Spoken />
      <Over onLeave={onLeave} />
    </div>
  );
}

function Head({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { sight, translator } = useTable();
  const round = sight.view?.round ?? 0;
  const Around = useFace(sight.of && ORGANISER)?.around;
  return (
    <header class="stage-head">
      <span class="enso" aria-hidden="true" />
      {sight.of && Around ? (
        <Around kind="screen" />
      ) : (
        <h1>{translator.text("screen-table", { table: sight.table })}</h1>
      )}
      {round > 0 && <p class="stage-round">{translator.text("screen-round", { round })}</p>}
      <SeatNews />
      <Tools onLeave={onLeave} />
    </header>
  );
}

/** What lies over everything: no hub, a rest, a closed table. */
function Over({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { sight, translator, link } = useTable();
  const isBetween = sight.of && sight.ended && !sight.next && !sight.paused && !sight.view?.outcome;
  return (
    <>
      {link.state === "away" && (
        <p class="banner" role="status">
          <Icon name="away" /> {translator.text("screen-away")}
        </p>
      )}
      {link.notice && (
        <p class="banner refused" role="status">
          <Icon name="lamp" />{" "}
          {translator.text("screen-pressed-in-vain", {
            why: translator.reason(link.notice.refusal),
          })}
        </p>
      )}
      {sight.paused && !isClosed(sight) && (
        <div class="rest" role="status">
          <div class="rest-card">
            <Icon name="pause" />
            <h2>{translator.text("story-paused")}</h2>
            <p>{translator.words.translated(`paused-${sight.paused}`, sight.paused)}</p>
          </div>
        </div>
      )}
      {isBetween && (
        <p class="banner ended" role="status">
          {translator.text("screen-end-of")}
        </p>
      )}
      {isClosed(sight) && (
        <div class="banner ended">
          <p role="status">{translator.text("story-closed")}</p>
          {onLeave && <OtherTable words={translator} onLeave={onLeave} />}
        </div>
      )}
    </>
  );
}
