/**
 * One connection to a table: keeps the newest sight, and what comes beside it to a host or a
 * referee, sends moves, comes back by itself.
 * Nothing is ever sent late: what cannot be sent now is told as such.
 */
import { io } from "socket.io-client";
import type { Answer, DeskSeen, Notice, Offer, Sight, TableSeen } from "../../wire/protocol.d.ts";
import type { Values } from "./form.ts";

type State = "connecting" | "linked" | "away" | "gone";

const PROTOCOL = 1;
const ANSWER_WITHIN = 4000;
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
  socket;
  unlisten;

  constructor({ table, key }: { table: string; key: string }, changed: () => void) {
    this.table = table;
    this.key = key;
    this.changed = changed;
    this.sight = null;
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
    this.socket = this.#open();
    this.unlisten = this.#listen();
  }

  #open() {
    const socket = io({
      transports: ["websocket"],
      auth: { table: this.table, key: this.key, protocol: PROTOCOL },
      reconnectionDelay: 250,
      reconnectionDelayMax: 3000,
      forceNew: true,
    });
    socket.on("connect", () => this.#become("linked"));
    socket.on("disconnect", () => this.#become("away"));
    socket.on("sight", (sight) => this.#take(sight));
    socket.on("summary", (summary) => this.#summarised(summary));
    socket.on("desk", (desk) => this.#desked(desk));
    socket.on("notice", (notice) => this.#note(notice));
    socket.on("gone", ({ code, next = "" }) => this.#end(code, next));
    socket.on("connect_error", (error) => this.#refused(error.message, socket.active));
    return socket;
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
    if (anew || !this.socket.connected) {
      this.socket.disconnect().connect();
      return;
    }
    this.socket.timeout(900).emit("look", {}, (error: unknown, answer: Answer) => {
      if (error) this.wake(true);
      else if (answer?.sight) this.#take(answer.sight);
    });
  }

  #become(state: State) {
    if (this.state === "gone") return;
    this.state = state;
    this.changed();
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

  #refused(code: string, willRetry: boolean) {
    if (code === "no-key" || code === "wrong-protocol") this.#end(code);
    else {
      this.#become("away");
      // A refusal by the hub itself stops the client's own attempts.
      if (!willRetry) setTimeout(() => this.state !== "gone" && this.socket.connect(), 2000);
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
    event: "move" | "undo" | "look" | "secret" | "vouch",
    message: object,
  ): Promise<Answer> {
    if (!this.socket.connected) return unsent("not-linked");
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

  #once(event: string, message: object): Promise<Answer | null> {
    if (!this.socket.connected) return Promise.resolve(null);
    return this.socket
      .timeout(ANSWER_WITHIN)
      .emitWithAck(event, message)
      .catch(() => null);
  }

  /** Until it is linked again, or for some seconds. */
  #linkedAgain(): Promise<void> {
    return new Promise((resolve) => {
      const end = setTimeout(resolve, 3000);
      this.socket.once("connect", () => {
        clearTimeout(end);
        resolve();
      });
    });
  }

  move(offer: Offer, values: Values, forSeat: number | null = null) {
    const message = { id: newId(), offer: offer.key, question: offer.question, values };
    return this.#alone("move", forSeat === null ? message : { ...message, for_seat: forSeat });
  }

  undo(last: number) {
    return this.#alone("undo", { id: newId(), last });
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

  /**
   * @param seat what can be done for it, by the host or a panel; whether it has looked is the hub's
   * to know
   */
  async acting(seat: number) {
    return this.ask("look", { for_seat: seat, if_looked: true });
  }
}
