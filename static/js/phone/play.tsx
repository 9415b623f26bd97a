/** One's seat at a table: waiting, playing, or the end, as the sight has it. */

import { useEffect, useState } from "preact/hooks";
import type { Line, Sight } from "../../wire/protocol.d.ts";
import { awaitedOf } from "../core/acting.ts";
import { isDoubleTap } from "../core/double-tap.ts";
import { ORGANISER } from "../core/face.ts";
import { lettersOf } from "../core/longest-word.ts";
import { isAwaited, questionFor } from "../core/status.ts";
import { homeOf, keepKey, keptKey } from "../core/storage.ts";
import { isOffered, lastLines } from "../core/story.ts";
import { useFace, useLink, useTable } from "../core/table.ts";
import { CorrectionNotices } from "../parts/correction-notice.tsx";
import { Cover } from "../parts/cover.tsx";
import { useDock } from "../parts/dock.ts";
import { Hand } from "../parts/hand.tsx";
import { Icon, SeatBadge } from "../parts/icon.tsx";
import { Offers, OwnForm } from "../parts/offers.tsx";
import { Players } from "../parts/players.tsx";
import { Piles } from "../parts/ring.tsx";
import { SeatNotice } from "../parts/seat-notice.tsx";
import { SetTheTable } from "../parts/setup.tsx";
import { RefusalLine, Status } from "../parts/status.tsx";
import { Story } from "../parts/story.tsx";
import { Reckoning } from "../parts/sums.tsx";
import { TableProvider } from "../parts/table-provider.tsx";
import { TheEnd } from "./end.tsx";
import { Calling, Menu, SeatStrip } from "./later.tsx";
import type { Go } from "./main.tsx";
import { Waiting } from "./waiting.tsx";

export function Play({ table, go }: { table: string; go: Go }) {
  const home = homeOf(table);
  const kept = keptKey("seat", table) ?? keptKey("seat", home);
  useEffect(() => {
    if (!kept) go(`/join/${home}`);
  }, [table]);
  const link = useLink(kept && { table, key: kept.key });
  const next = link?.sight?.next;
  useEffect(() => {
    // From a table of a tournament one goes on to wherever one is drawn.
    if (!next || !kept || link?.sight?.of) return;
    // *Again*: the same keys open the table where it goes on.
    keepKey("seat", next, { key: kept.key });
    go(`/play/${next}`);
  }, [next]);
  useEffect(() => {
    if (link?.why !== "no-key" && link?.why !== "key-revoked") return;
    keepKey("seat", table, null);
    // Not one's own table, but one of the house: where is mine?
    if (home !== table) go(`/play/${home}`);
  }, [link?.why]);
  if (!link) return null;
  return (
    <TableProvider link={link} go={go}>
      <Seat />
    </TableProvider>
  );
}

function Seat() {
  const { sight, translator, link } = useTable();
  const [isOpen, open] = useState(false);
  const Above = useFace(sight.of && ORGANISER)?.around;
  const view = sight.view;
  const seat = sight.you;
  const name =
    seat >= 0 ? translator.seat(seat) : translator.text("bar-table", { table: sight.table });
  return (
    <div class="phone">
      <header class="bar">
        {seat >= 0 && sight.game !== ORGANISER && <SeatBadge seat={seat} />}
        <SeatNotice>
          <span class="bar-name" style={{ "--letters": String(lettersOf(name)) }}>
            <span>{name}</span>
          </span>
        </SeatNotice>
        <span class={`bar-link ${link.state}`}>
          <Icon name={link.state === "linked" ? "linked" : "away"} />
          <span class={link.state === "linked" ? "spoken" : ""}>
            {translator.text(`link-${link.state}`)}
          </span>
        </span>
        <button
          type="button"
          class="plain"
          onClick={() => open(true)}
          aria-label={translator.text("menu")}
        >
          <Icon name="menu" />
        </button>
      </header>
      <CorrectionNotices />
      {sight.of && Above && <Above kind="phone" />}
      {seat < 0 && !sight.of && sight.game !== ORGANISER && (
        <p class="hint watching-next">{translator.text("full-watching")}</p>
      )}
      {view === null ? <Waiting /> : view.outcome ? <TheEnd /> : <Playing />}
      {isOpen && <Menu onClose={() => open(false)} />}
      {view && <Calling />}
    </div>
  );
}

function Playing() {
  const { sight, face } = useTable();
  useWhatIsAsked();
  const [dock, isTall] = useDock();
  if (face.board) {
    return (
      <main class="playing">
        <face.board>
          <UndoButton />
        </face.board>
      </main>
    );
  }
  const pressing = sight.offers.filter((offer) => !offer.standing);
  const drawn = pressing.find((offer) => offer.key in (face.forms ?? {}));
  // Whoever is to look at their role finds the large cover; whoever is asked for more, a small one.
  const isAsked = isAwaited(sight) && !pressing.some((offer) => offer.looked);
  const isAnswering = isQuestioned(sight);
  const classes = [
    "playing",
    isAsked && "awaited",
    isAnswering && "answering",
    drawn && "drawn",
    isTall && "flowing",
  ];
  return (
    <main class={classes.filter(Boolean).join(" ")}>
      <div class="doing">
        {drawn ? (
          <>
            <Status />
            <OwnForm offer={drawn} />
          </>
        ) : (
          <Players />
        )}
        <Hand />
        <SetTheTable />
        <Piles />
        <AnswersFor />
      </div>
      <div class="dock" ref={dock}>
        <div class="thumb">
          {!drawn && <Status />}
          <Reckoning />
          <RefusalLine />
          {!isAwaited(sight) && sight.answers_for.length > 0 && (
            <SeatStrip seats={sight.answers_for} />
          )}
          <ToUncover />
          {!drawn && <Lately isActing={pressing.length > 0} />}
          {pressing.length > 0 && <Offers offers={pressing.filter((offer) => offer !== drawn)} />}
          <UndoButton />
        </div>
        {sight.covered && <Cover />}
      </div>
    </main>
  );
}

/** Whether a question is put to this viewer, beyond its being their turn. */
function isQuestioned({ view }: Sight) {
  return view?.asked.at(-1)?.seats.includes(view.you) ?? false;
}

/** Guests whose questions come up here too. */
function AnswersFor() {
  const { sight, translator } = useTable();
  if (sight.answers_for.length === 0) return null;
  const names = translator.seats(sight.answers_for);
  return <p class="hint answers-for">{translator.text("strip-answers-for", { names })}</p>;
}

/** Answers that cannot be: the same question comes once more, and why is all that is new. */
function AskedAgain() {
  const { sight, translator } = useTable();
  const [last] = lastLines(sight.lines, 1);
  if (last?.code !== `${sight.view?.asked.at(-1)?.key}-refused`) return null;
  return (
    <p class="refusal" role="status">
      {translator.line(last)}
    </p>
  );
}

/** So many lines where there is room for them. */
const STORY = 7;

/** What has happened last. Whoever is asked has the question, and needs the room. */
function Lately({ isActing }: { isActing: boolean }) {
  const { sight } = useTable();
  const view = sight.view;
  if (isActing && isQuestioned(sight)) return <AskedAgain />;
  const isMine = view?.turn === view?.you;
  const isTold = (line: Line) => !isOffered(line, sight.offers);
  return <Story last={STORY} least={isActing ? 2 : 4} isOfTurn={isMine} isTold={isTold} />;
}

/** What one could do would tell of a hand that is covered: it is one tap away. */
function ToUncover() {
  const { sight, translator, isHandCovered, coverHand } = useTable();
  const view = sight.view;
  const count = view?.hand.length ?? 0;
  const isMine = view?.turn === view?.you || isQuestioned(sight);
  if (!isHandCovered || count === 0 || !isMine) return null;
  return (
    <button type="button" class="button main" data-uncover onClick={() => coverHand(false)}>
      {translator.text("hand-uncover", { count })}
    </button>
  );
}

/** What is newly asked comes into sight, also for whoever had scrolled away from it. */
function useWhatIsAsked() {
  const { sight } = useTable();
  const question = questionFor(sight);
  const guests = awaitedOf(sight, sight.answers_for).join();
  useEffect(() => {
    // It lies at the lower edge, or with large letters at the top; one's own row is there too.
    if (question >= 0 || guests) scrollTo(0, 0);
  }, [question, guests]);
}

/** One's own last move, as long as it may be taken back. */
export function UndoButton() {
  const { sight, translator, link, refuse } = useTable();
  const last = sight.undo;
  if (last === null) return null;
  const undo = async (event: MouseEvent) => {
    if (isDoubleTap(event)) return;
    const answer = await link.undo(last);
    refuse(answer.ok ? null : (answer.refusal ?? null));
  };
  return (
    <button type="button" class="plain undo" disabled={link.sending > 0} onClick={undo}>
      <Icon name="undo" /> <span>{translator.text("undo")}</span>
    </button>
  );
}
