/**
 * One connection to a table: keeps the newest sight, and what comes beside it to a host or a
 * referee, sends moves, comes back by itself.
 * Nothing is ever sent late: what cannot be sent now is told as such.
 */
import type {
  Answer,
  DeskSeen,
  Gone,
  Notice,
  Offer,
  Sight,
  SightChange,
  TableSeen,
} from "../../wire/protocol.d.ts";
import { applied } from "./change.ts";
import type { Values } from "./form.ts";
import { Socket } from "./socket.ts";

type State = "connecting" | "linked" | "away" | "gone";

const PROTOCOL = 1;
const ANSWER_WITHIN = 4000;
const LOOK_WITHIN = 900;
const TRIES = 4;
/** A timer that comes this late tells that the phone has slept. */
const BEAT = 2500;
/** How long a screen says why a button of the panel was refused. */
const NOTICED_FOR = 6000;

/** An id for a move. `crypto.randomUUID` needs HTTPS, which a LAN does not have. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A move while another is on its way is a second tap: it is not sent, and nothing is said. */
const SECOND_TAP: Answer = { ok: false };

function unsent(code: string): Answer {
  return { ok: false, refusal: { code, params: {} } };
}

export class Link {
  table;
  key;
  changed: () => void;
  sight: Sight | null;
  /** The last one of this connection that was not asked for: what changes is told against it. */
  told: Sight | null;
  /** When it came, by this device's clock: what it counts down began then. */
  seenAt: number;
  /** What the host's page shows beside the sight; null to anyone else. */
  summary: TableSeen | null;
  /** What the referee's desk shows beside the sight; null to anyone else. */
  desk: DeskSeen | null;
  /** When that came, by a clock that never jumps: times in it are counted on from then. */
  deskAt: number;
  state: State;
  /** Why it is gone, as a code. */
  why: string;
  /** The table that the same key opens instead, if the hub said so with the end. */
  next: string;
  /** Why a button of the panel was refused a moment ago. */
  notice: Notice | null;
  /** How many moves are on their way. */
  sending: number;
  isMoving: boolean;
  lastBeat;
  /** Who goes on once it is linked again. */
  waiting: (() => void)[];
  socket;
  unlisten;

  constructor({ table, key }: { table: string; key: string }, changed: () => void) {
    this.table = table;
    this.key = key;
    this.changed = changed;
    this.sight = null;
    this.told = null;
    this.seenAt = 0;
    this.summary = null;
    this.desk = null;
    this.deskAt = 0;
    this.state = "connecting";
    this.why = "";
    this.next = "";
    this.notice = null;
    this.sending = 0;
    this.isMoving = false;
    this.lastBeat = Date.now();
    this.waiting = [];
    this.socket = this.#open();
    this.unlisten = this.#listen();
  }

  #open() {
    const auth = { table: this.table, key: this.key, protocol: PROTOCOL };
    return new Socket(auth, {
      onLinked: () => this.#linked(),
      onAway: () => this.#away(),
      onEvent: (name, message) => this.#hear(name, message),
      onRefused: (code, next) => this.#refused(code, next),
    });
  }

  #away() {
    this.told = null;
    this.#become("away");
  }

  #linked() {
    for (const go of this.waiting.splice(0)) go();
    this.#become("linked");
  }

  #hear(name: string, message: unknown) {
    // What the hub says is of these types, by its own: see hub/wire.
    if (name === "sight") this.#hold(message as Sight);
    else if (name === "change") this.#change(message as SightChange);
    else if (name === "summary") this.#summarised(message as TableSeen);
    else if (name === "desk") this.#desked(message as DeskSeen);
    else if (name === "notice") this.#note(message as Notice);
    else if (name === "gone") {
      const { code, next = "" } = message as Gone;
      this.#end(code, next);
    }
  }

  #listen() {
    const wake = () => document.visibilityState === "visible" && this.wake();
    const online = () => this.wake(true);
    const shown = (event: PageTransitionEvent) => event.persisted && this.wake(true);
    const beat = setInterval(() => this.#beat(), BEAT);
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", online);
    addEventListener("pageshow", shown);
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", online);
      removeEventListener("pageshow", shown);
    };
  }

  #beat() {
    const slept = Date.now() - this.lastBeat > 3 * BEAT;
    this.lastBeat = Date.now();
    if (slept && document.visibilityState === "visible") this.wake(true);
  }

  /**
   * Phones leave dead sockets that look open: ask, and if no answer comes soon, begin anew.
   * @param anew without asking first
   */
  wake(anew = false) {
    if (this.state === "gone") return;
    if (anew || !this.socket.isLinked) {
      this.socket.connect();
      return;
    }
    void this.#once("look", {}, LOOK_WITHIN).then((answer) => {
      if (!answer) this.wake(true);
      else if (answer.sight) this.#take(answer.sight);
    });
  }

  #become(state: State) {
    if (this.state === "gone") return;
    this.state = state;
    this.changed();
  }

  #hold(sight: Sight) {
    this.told = sight;
    this.#take(sight);
  }

  /** Whoever cannot put it together begins anew, and is shown the whole of it. */
  #change({ since, sight }: SightChange) {
    try {
      if (this.told?.version !== since) throw new Error("no such sight");
      this.#hold(applied(this.told, sight) as Sight);
    } catch {
      this.wake(true);
    }
  }

  #take(sight: Sight) {
    const isOlder = this.sight?.table === sight.table && sight.version < this.sight.version;
    if (isOlder) return;
    this.sight = sight;
    this.seenAt = Date.now();
    this.changed();
  }

  /** They come in their order. */
  #summarised(summary: TableSeen) {
    this.summary = summary;
    this.changed();
  }

  #desked(desk: DeskSeen) {
    this.desk = desk;
    this.deskAt = performance.now();
    this.changed();
  }

  #note(notice: Notice) {
    this.notice = notice;
    this.changed();
    setTimeout(() => {
      if (this.notice !== notice) return;
      this.notice = null;
      this.changed();
    }, NOTICED_FOR);
  }

  #refused(code: string, next = "") {
    if (code === "no-key" || code === "wrong-protocol") this.#end(code, next);
    else {
      this.#become("away");
      // A refusal by the hub itself stops the socket's own attempts.
      if (code) setTimeout(() => this.state !== "gone" && this.socket.connect(), 2000);
    }
  }

  #end(code: string, next = "") {
    if (this.state === "gone") return;
    this.why = code;
    this.next = next;
    this.#become("gone");
    this.close();
  }

  close() {
    this.unlisten();
    this.socket.disconnect();
  }

  /**
   * One event and its answer. A lost answer is asked for again with the same message, which the
   * hub knows by its id; after a few tries the player is told.
   */
  async ask(
    event: "move" | "undo" | "look" | "secret" | "vouch" | "confirm" | "sound",
    message: object,
  ): Promise<Answer> {
    if (!this.socket.isLinked) return unsent("not-linked");
    // A look changes nothing: nobody waits for it with what they want to tap.
    const counts = event === "look" ? 0 : 1;
    this.sending += counts;
    if (counts) this.changed();
    try {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const answer = await this.#once(event, message);
        if (answer) return answer;
        this.wake(true);
        await this.#linkedAgain();
      }
      return unsent("no-answer");
    } finally {
      this.sending -= counts;
      if (counts) this.changed();
    }
  }

  #once(event: string, message: object, within = ANSWER_WITHIN): Promise<Answer | null> {
    return this.socket.ask(event, message, within) as Promise<Answer | null>;
  }

  /** Until it is linked again, or for some seconds. */
  #linkedAgain(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, 3000);
      this.waiting.push(resolve);
    });
  }

  /** @param why the reason of a referee who puts a tournament's table right */
  move(offer: Offer, values: Values, forSeat: number | null = null, why = "") {
    const message = { id: newId(), offer: offer.key, question: offer.question, values };
    const seat = forSeat === null ? {} : { for_seat: forSeat };
    return this.#alone("move", { ...message, ...seat, ...(why ? { why } : {}) });
  }

  undo(last: number, why = "") {
    return this.#alone("undo", { id: newId(), last, ...(why ? { why } : {}) });
  }

  async #alone(event: "move" | "undo", message: object) {
    if (this.isMoving) return SECOND_TAP;
    this.isMoving = true;
    try {
      return await this.ask(event, message);
    } finally {
      this.isMoving = false;
    }
  }

  secret() {
    return this.ask("secret", {});
  }

  /** Say whether it is them who took a seat over. */
  vouch(seat: number, since: number, isThem = true) {
    return this.ask("vouch", isThem ? { seat, since } : { seat, since, is_them: false });
  }

  /** Say whether another's correction is right. */
  confirm(since: number, isRight = true) {
    return this.ask("confirm", isRight ? { since } : { since, is_right: false });
  }

  /** Say whether this screen is heard by the whole table. */
  sound(on: boolean) {
    return this.ask("sound", { on });
  }

  /**
   * @param seat what can be done for it, by the host or a panel; whether it has looked is the hub's
   * to know
   */
  async acting(seat: number) {
    return this.ask("look", { for_seat: seat, if_looked: true });
  }
}
