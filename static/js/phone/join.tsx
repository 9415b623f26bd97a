/** Taking a seat: a name, a language, a place on the ring. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Invitation, Joined, Reason } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import type { Face } from "../core/face.ts";
import { loadFace, plainFace } from "../core/face.ts";
import { sizedByLetters } from "../core/longest-word.ts";
import { keep, keepKey, keptKey, read } from "../core/storage.ts";
import { useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import type { Words } from "../core/words.ts";
import { loadWords } from "../core/words.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { Entrance, EntranceHead } from "./entrance.tsx";
import { FullTable } from "./later.tsx";
import type { Go } from "./main.tsx";

/** Others sit down meanwhile. */
const LOOKS_EVERY = 6000;
/** What passes by itself; a wrong code does not. */
const PASSES = ["too-fast", "unreachable"];
const TRIES_AGAIN_AFTER = 4000;

export function Join({ code, go }: { code: string; go: Go }) {
  const words = useWords();
  const [invitation, invite] = useState<Invitation | null>(null);
  const [face, wearing] = useState(plainFace);
  const [reason, refuse] = useState<Reason | null>(null);
  const look = async () => {
    try {
      const said = await ask("GET /api/join/{code}", { parts: { code } });
      // A game may have a way in of its own; its code came with the page.
      wearing(await loadFace(said.game, wearing));
      invite(said);
      refuse(null);
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  useEffect(() => void look(), [code]);
  useWhileInSight(invitation !== null, look);
  useEffect(() => {
    if (invitation || !reason || !PASSES.includes(reason.code)) return undefined;
    const timer = setTimeout(look, TRIES_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [invitation, reason]);
  useEffect(() => {
    // The same phone scans again: its seat is still its own.
    if (invitation && keptKey("seat", invitation.table)) go(`/play/${invitation.table}`);
    // The game's words come while the name is being typed.
    if (invitation && words) void loadWords(words.language, invitation.game);
  }, [invitation, words]);
  if (!words) return null;
  return (
    <Entrance face={invitation || reason ? face : null} hasSun={!invitation}>
      {invitation ? (
        <Seats
          words={words}
          invitation={invitation}
          face={face}
          code={code}
          go={go}
          onTaken={look}
        />
      ) : (
        <NoInvitation words={words} reason={reason} onAgain={() => void look()} />
      )}
    </Entrance>
  );
}

/** Again and again, and at once when the page comes back into sight. */
function useWhileInSight(isOn: boolean, look: () => Promise<void>) {
  useEffect(() => {
    if (!isOn) return undefined;
    const again = () => void (document.visibilityState === "visible" && look());
    const timer = setInterval(again, LOOKS_EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isOn]);
}

interface NoInvitationProps {
  words: Words;
  reason: Reason | null;
  onAgain: () => void;
}

function NoInvitation({ words, reason, onAgain }: NoInvitationProps) {
  if (!reason)
    return (
      <main class="middle">
        <div class="enso turning" aria-hidden="true" />
        <p role="status">{words.text("connecting")}</p>
      </main>
    );
  const passes = PASSES.includes(reason.code);
  return (
    <main class="middle">
      <div class={passes ? "enso turning" : "enso"} aria-hidden="true" />
      <p role="alert">
        {reason.code === "too-fast"
          ? words.text("join-waits")
          : new Translator(words).reason(reason)}
      </p>
      {passes && (
        <button type="button" class="button main" onClick={onAgain}>
          {words.text("join-again")}
        </button>
      )}
      <a class="button" href="/">
        {words.text("join-other-code")}
      </a>
    </main>
  );
}

interface SeatsProps {
  words: Words;
  invitation: Invitation;
  face: Face;
  code: string;
  go: Go;
  onTaken: () => void;
}

function Seats({ words, invitation, face, code, go, onTaken }: SeatsProps) {
  const free = invitation.seats.filter((seat) => seat.free);
  const [name, setName] = useState(read("name") ?? "");
  const [picked, pick] = useState<number | null>(null);
  const [reason, refuse] = useState<Reason | null>(null);
  const [isSending, send] = useState(false);
  const [isNameless, miss] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Whoever has chosen chooses again; to all others any seat that is free will do.
  const isLost = picked !== null && !free.some((each) => each.seat === picked);
  // As the hub gives them out: one that nobody has comes before one a bot would give up.
  const next = free.find((each) => !each.name) ?? free[0];
  const seat = isLost ? null : (picked ?? next?.seat ?? null);
  const take = (name: string, seat: number | null) =>
    enter(name, ask("POST /api/join", { body: { code, name, seat } }));
  const enter = async (name: string, asked: Promise<Joined>) => {
    send(true);
    try {
      const joined = await asked;
      keepKey("seat", joined.table, { key: joined.key, game: invitation.game });
      keep("name", name);
      go(`/play/${joined.table}`);
    } catch (error) {
      refuse(reasonOf(error));
      onTaken();
    } finally {
      send(false);
    }
  };
  if (face.entrance)
    return (
      <face.entrance invitation={invitation} reason={reason} onSit={take}>
        <EntranceHead game={invitation.game} />
      </face.entrance>
    );
  if (free.length === 0)
    return (
      <main class="join">
        <EntranceHead game={invitation.game} text={words.text("full-title")} />
        <FullTable
          words={words}
          seats={invitation.seats}
          badge={(each) => <SeatBadge seat={each} />}
          name={name}
          why={reason ? new Translator(words).reason(reason) : ""}
          onWatch={(wished) => enter(wished, watch(code, wished))}
        />
      </main>
    );
  const choose = (chosen: number) => {
    pick(chosen);
    refuse(null);
    // Its lamp lights up at the table; if it cannot, nothing is lost.
    const light = { parts: { code }, body: { seat: chosen } };
    if (!invitation.started) ask("POST /api/join/{code}/light", light).catch(() => undefined);
  };
  const sit = (event: Event) => {
    event.preventDefault();
    miss(!name.trim());
    if (!name.trim()) return field.current?.focus();
    // Five who scan at once are all shown the same chair: who chose none gets the next one.
    void take(name.trim(), picked);
  };
  const missing = isNameless ? "join-no-name" : isLost ? "join-seat-lost" : "";
  const why = missing ? words.text(missing) : reason && new Translator(words).reason(reason);
  return (
    <main class="join">
      <EntranceHead game={invitation.game} text={words.text("join-title")} />
      <form onSubmit={sit} noValidate>
        <label for="name">{words.text("join-name")}</label>
        <input
          id="name"
          ref={field}
          class="text"
          required
          maxlength={24}
          autocomplete="nickname"
          value={name}
          onInput={(event) => {
            setName(event.currentTarget.value);
            miss(false);
            refuse(null);
          }}
        />
        <SeatPick words={words} invitation={invitation} seat={seat} onPick={choose} />
        <div class="join-foot">
          {why && (
            <p class="refusal" role="alert">
              {why}
            </p>
          )}
          <button type="submit" class="button main tall" disabled={isSending || seat === null}>
            {words.text(invitation.started ? "join-take-over" : "join-sit")}
          </button>
        </div>
      </form>
    </main>
  );
}

/** Look on until the next game, which they play. */
function watch(code: string, name: string) {
  return ask("POST /api/join/{code}/watch", { parts: { code }, body: { name } });
}

interface SeatPickProps {
  words: Words;
  invitation: Invitation;
  seat: number | null;
  onPick: (seat: number) => void;
}

/** A tap on the seat that is offered chooses it too, though nothing changes. */
function SeatPick({ words, invitation, seat, onPick }: SeatPickProps) {
  const count = invitation.seats.length;
  return (
    <div class="seat-pick" role="group" aria-label={words.text("join-seat")}>
      <div class="seat-ring">
        {invitation.seats.map((each, at) => (
          <label
            key={each.seat}
            class={each.free ? "seat-chair" : "seat-chair taken"}
            style={chair(at, count)}
          >
            <input
              type="radio"
              name="seat"
              value={each.seat}
              disabled={!each.free}
              checked={each.seat === seat}
              onChange={() => onPick(each.seat)}
              onClick={() => onPick(each.seat)}
            />
            <SeatBadge seat={each.seat} big />
            <span class="seat-chair-name" style={sizedByLetters(each.name)}>
              {each.name || words.text(each.seat === seat ? "join-here" : "join-free")}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** A chair's place on the ring, in hundredths. */
export function chair(at: number, count: number) {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / count;
  return { left: `${50 + 38 * Math.cos(angle)}%`, top: `${50 + 38 * Math.sin(angle)}%` };
}
