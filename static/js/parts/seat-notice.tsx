/**
 * That a seat changes hands, on every screen: who it is, and on a phone that may say so, a yes.
 * It lies over nothing: on a phone it has the place of one's own name in the bar.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Takeover } from "../../wire/protocol.d.ts";
import { isDoubleTap } from "../core/double-tap.ts";
import { useTable } from "../core/table.ts";
import type { Notice } from "../core/takeover.ts";
import { notices, whenShown } from "../core/takeover.ts";
import { Icon } from "./icon.tsx";
import { Sheet } from "./sheet.tsx";

/** In the bar of a phone, instead of one's name while there is something to tell. */
export function SeatNotice({ children }: { children?: ComponentChildren }) {
  const { sight, translator, refusal, refuse } = useTable();
  const [isOpen, open] = useState(false);
  const [first, ...others] = notices(sight, translator);
  const isWaiting = sight.takeovers?.some((each) => each.seat === sight.you);
  useEffect(() => {
    if (!first) open(false);
  }, [!first]);
  useEffect(() => {
    // Once it is uncovered, that it was not is no news any more.
    if (!isWaiting && refusal?.code.startsWith("takeover-")) refuse(null);
  }, [isWaiting]);
  if (!first) return children;
  const isMine = first.takeover?.seat === sight.you;
  return (
    <>
      <span class="seat-notice" role="status">
        <button
          type="button"
          class="seat-notice-text"
          aria-expanded={isOpen}
          onClick={() => open(true)}
        >
          <span>
            {isMine && first.takeover ? <When takeover={first.takeover} isMine /> : first.text}
          </span>
          {others.length > 0 && (
            <span class="seat-notice-more" aria-hidden="true">
              +{others.length}
            </span>
          )}
        </button>
        {first.takeover?.vouch && <YesNo takeover={first.takeover} />}
      </span>
      {isOpen && <AllOfIt all={[first, ...others]} onClose={() => open(false)} />}
    </>
  );
}

function AllOfIt({ all, onClose }: { all: readonly Notice[]; onClose: () => void }) {
  const { sight, translator } = useTable();
  return (
    <Sheet
      title={translator.text("seat-news-label")}
      close={translator.text("close")}
      onClose={onClose}
    >
      <ul class="seat-news-all">
        {all.map(({ key, text, takeover }) => (
          <li key={key}>
            <p>
              {text} {takeover && <When takeover={takeover} isMine={takeover.seat === sight.you} />}
            </p>
            {takeover?.vouch && <YesNo takeover={takeover} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** One tap: it is them, or it is not; after a no only somebody's yes counts. */
function YesNo({ takeover }: { takeover: Takeover }) {
  const { translator, link, refuse } = useTable();
  const { seat, since, name, wait } = takeover;
  const say = async (event: MouseEvent, isThem: boolean) => {
    if (isDoubleTap(event)) return;
    const answer = await link.vouch(seat, since, isThem);
    // Somebody else was faster: it is said already.
    const isSettled = answer.ok || answer.refusal?.code === "no-takeover";
    refuse(isSettled ? null : (answer.refusal ?? null));
  };
  return (
    <>
      <button
        type="button"
        class="button seat-yes"
        disabled={link.sending > 0}
        onClick={(event) => say(event, true)}
        aria-label={translator.text("takeover-yes-spoken", { name })}
      >
        {translator.text("takeover-yes")}
      </button>
      {wait >= 0 && (
        <button
          type="button"
          class="button seat-no"
          disabled={link.sending > 0}
          onClick={(event) => say(event, false)}
          aria-label={translator.text("takeover-no-spoken", { name })}
        >
          {translator.text("takeover-no")}
        </button>
      )}
    </>
  );
}

/** The seconds count down by themselves, from when the sight came that told them. */
function When({ takeover, isMine = false }: { takeover: Takeover; isMine?: boolean }) {
  const { translator, link } = useTable();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const left = takeover.wait - Math.floor((Date.now() - link.seenAt) / 1000);
  return (
    <span class="seat-when" aria-live="off">
      {whenShown(takeover, Math.max(1, left), isMine, translator)}
    </span>
  );
}

/** On a screen that answers nothing: everyone who took a seat, and as many lines. */
export function SeatNews({ lines = 1 }: { lines?: number }) {
  const { sight, translator } = useTable();
  const told = notices(sight, translator);
  const taken = told.filter(({ takeover }) => takeover);
  const news = told.filter(({ takeover }) => !takeover);
  // Several at once need the room for who they are.
  const isAlone = taken.length === 1;
  const all = [...taken, ...news.slice(0, taken.length > 1 ? lines - 1 : lines)];
  if (all.length === 0) return null;
  return (
    <div class="seat-news" role="status">
      <Icon name="hand" />
      <ul aria-label={translator.text("seat-news-label")}>
        {all.map(({ key, text, takeover }) => (
          <li key={key}>
            {text} {isAlone && takeover && <When takeover={takeover} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
