/**
 * A Socket.IO client as small as the pages need: one WebSocket, one namespace, text alone, answers
 * awaited for so long and no longer. It comes back by itself, and sends nothing late.
 *
 * The usual client is a tenth of a first load; docs/decisions/socket-client.md says more.
 */

/** With `changes` a sight is told by what is different from the one before. */
const PATH = "/socket.io/?EIO=4&transport=websocket&changes=1";
const FIRST_DELAY = 250;
const LONGEST_DELAY = 3000;
/** A hub that says nothing for so long is not there, until it says how often it will speak. */
const FIRST_PATIENCE = 10_000;

/** Packets of Engine.IO 4 and, behind MESSAGE, of Socket.IO 5. */
const OPEN = "0";
const PING = "2";
const PONG = "3";
const MESSAGE = "4";
const CONNECT = "0";
const DISCONNECT = "1";
const EVENT = "2";
const ACK = "3";
const REFUSED = "4";

interface Hearing {
  /** Linked, for the first time or again. */
  onLinked: () => void;
  /** Not linked any more; it tries again by itself unless it was told to stop. */
  onAway: () => void;
  onEvent: (name: string, message: unknown) => void;
  /**
   * The hub said no, by this code, and is not asked again; "": it could not be reached, and is.
   * `next` is the table that the same key opens instead, if it does.
   */
  onRefused: (code: string, next?: string) => void;
}

export class Socket {
  isLinked = false;
  #auth;
  #hearing;
  #web: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #patience = FIRST_PATIENCE;
  #asked = 0;
  #answers = new Map<number, (answer: unknown) => void>();

  constructor(auth: object, hearing: Hearing) {
    this.#auth = JSON.stringify(auth);
    this.#hearing = hearing;
    this.#open();
  }

  /** Begin anew, whatever there is now. */
  connect() {
    this.disconnect();
    this.#tries = 0;
    this.#open();
  }

  disconnect() {
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** An event, and the hub's answer to it; null: none came in so many milliseconds. */
  ask(event: string, message: object, within: number): Promise<unknown> {
    if (!this.isLinked) return Promise.resolve(null);
    const id = this.#asked;
    this.#asked += 1;
    return new Promise((resolve) => {
      const done = (answer: unknown) => {
        clearTimeout(late);
        this.#answers.delete(id);
        resolve(answer);
      };
      const late = setTimeout(() => done(null), within);
      this.#answers.set(id, done);
      this.#web?.send(`${MESSAGE}${EVENT}${id}${JSON.stringify([event, message])}`);
    });
  }

  #open() {
    const web = new WebSocket(location.origin.replace(/^http/, "ws") + PATH);
    this.#web = web;
    this.#patience = FIRST_PATIENCE;
    this.#watch();
    web.onmessage = ({ data }) => this.#hear(String(data));
    web.onclose = () => this.#lost();
  }

  #hear(packet: string) {
    if (packet[0] === OPEN) {
      const { pingInterval, pingTimeout } = JSON.parse(packet.slice(1));
      this.#patience = pingInterval + pingTimeout;
      this.#web?.send(MESSAGE + CONNECT + this.#auth);
    } else if (packet[0] === PING) this.#web?.send(PONG);
    else if (packet[0] === MESSAGE) this.#told(packet[1], packet.slice(2));
    if (this.#web) this.#watch();
  }

  /** The hub asks now and then whether this is still there: no question, no hub. */
  #watch() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), this.#patience);
  }

  #told(kind: string | undefined, text: string) {
    if (kind === EVENT) {
      const [name, message] = JSON.parse(text);
      this.#hearing.onEvent(name, message);
    } else if (kind === ACK) {
      const start = text.indexOf("[");
      this.#answers.get(Number(text.slice(0, start)))?.(JSON.parse(text.slice(start))[0]);
    } else if (kind === CONNECT) {
      this.isLinked = true;
      this.#tries = 0;
      this.#hearing.onLinked();
    } else if (kind === DISCONNECT) this.#lost();
    else if (kind === REFUSED) {
      this.#drop();
      const { message, data } = JSON.parse(text);
      this.#hearing.onRefused(message, data?.next);
    }
  }

  /** Gone without being told to: try again, less and less often, and not all phones at once. */
  #lost() {
    const wasLinked = this.isLinked;
    this.#drop();
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), delay * (0.5 + Math.random()));
    if (!wasLinked) this.#hearing.onRefused("");
  }

  #drop() {
    clearTimeout(this.#silence);
    const [web, wasLinked] = [this.#web, this.isLinked];
    this.#web = null;
    this.isLinked = false;
    if (web) {
      web.onmessage = web.onclose = null;
      web.close();
    }
    for (const done of [...this.#answers.values()]) done(null);
    if (wasLinked) this.#hearing.onAway();
  }
}
