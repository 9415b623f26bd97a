/** Which lines of the story are told. No drawing. */
import type { Line, Sight } from "../../wire/protocol.d.ts";

/** The part of a sight that is told. */
type LinesSeen = Pick<Sight, "table" | "version" | "lines">;

/** Lines that only say that something went on; whoever waits sees that anyway. */
const MINOR = new Set(["answered"]);

/** Lines that say which cards one has; they are covered with the hand. */
const OF_THE_HAND = new Set(["you-drew"]);

/** Lines that ask what an offer asks too, by its key: whoever has that reads it there. */
const ASKED_BY: Readonly<Record<string, string>> = { "deck-doubted": "deck-empty" };

/** Whether this line asks what one of these offers asks, with the answers beside it. */
export function isOffered({ code }: Line, offers: Sight["offers"]): boolean {
  return offers.some(({ key }) => key === ASKED_BY[code]);
}

/** What a turn begins with; whoever's turn it is knows that. */
const BEGINNING = "turn-began";

/** The line with which the last turn began. */
export function turnBegan(lines: readonly Line[]): Line | undefined {
  return lines.filter((line) => line.code === BEGINNING).at(-1);
}

/** What has been told since the turn began. */
export function ofThisTurn(lines: readonly Line[]) {
  return lines.slice(lines.map((line) => line.code).lastIndexOf(BEGINNING) + 1);
}

/** The last ones worth telling. */
export function lastLines(
  lines: readonly Line[],
  count: number,
  isHandCovered = false,
  you = -1,
): readonly Line[] {
  const isTold = ({ code }: Line) => !MINOR.has(code) && !(isHandCovered && OF_THE_HAND.has(code));
  return weightiestLast(lines.filter(isTold), you).slice(-count);
}

/**
 * Of what one move has told, that somebody is out or that the deck has ended comes last: seven who
 * draw a card each would push it out of sight, and it is what the table has to know. So would the
 * others' draws one's own, which is the card to take from the deck.
 */
function weightiestLast(lines: readonly Line[], you: number) {
  const version = lines.at(-1)?.version;
  const from = lines.map((line) => line.version === version).lastIndexOf(false) + 1;
  if (version === undefined) return lines;
  const told = lines.slice(from);
  const weight = (line: Line) =>
    line.highlight === undefined ? Number(isOwnDraw(line, you)) : OF_A_MOMENT;
  return [...lines.slice(0, from), ...told.sort((a, b) => weight(a) - weight(b))];
}

/** More than one's own draw. */
const OF_A_MOMENT = 2;

/** With cards on the glass it is said which they are; with real ones, how many. */
function isOwnDraw({ code, params }: Line, you: number) {
  return OF_THE_HAND.has(code) || (code === "cards-drawn" && params.seat === you);
}

/** The version that last moved a token or a card of this seat's, of what is told; -1: none did. */
export function lastMoved(lines: readonly Line[], seat: number): number {
  const isTheirs = ({ moved = [] }: Line) =>
    moved.some(({ from, to }) => [from, to].includes(seat));
  return lines.filter(isTheirs).at(-1)?.version ?? -1;
}

/** Lines with which one undo begins, and whatever else is told of it. */
const TAKEN_BACK = new Set(["taken-back", "taken-back-answer", "taken-back-untold"]);
const SEEN_BY_THEN = ["taken-back-shown", "taken-back-seen", "taken-back-open"];
const OF_AN_UNDO = new Set([...TAKEN_BACK, ...SEEN_BY_THEN]);

/** What the last undo told, if it is what has happened since. */
export function takenBack(before: LinesSeen, after: LinesSeen): readonly Line[] {
  const { lines } = after;
  const last = lines[lines.length - 1];
  if (before.table !== after.table || before.version >= after.version) return [];
  if (!last || !OF_AN_UNDO.has(last.code)) return [];
  // A rest, or a phone that comes back, changes a sight and tells nothing.
  if (JSON.stringify(before.lines) === JSON.stringify(lines)) return [];
  let from = lines.length - 1;
  while (from > 0 && !TAKEN_BACK.has(lines[from].code)) from -= 1;
  return lines.slice(from);
}

/** Whether something was taken back since the turn began. */
export function wasTakenBack(lines: readonly Line[]): boolean {
  return ofThisTurn(lines).some(({ code }) => TAKEN_BACK.has(code));
}
