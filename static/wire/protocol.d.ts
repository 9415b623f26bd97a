// The protocol's types. Written by `python -m hub.type_export`; do not edit.

export const PROTOCOL: 1;

/** The acknowledgement of every event: a version once it is stored, or the reason why not. */
export interface Answer {
  ok: boolean;
  version?: number;
  refusal?: Reason | null;
  secret?: Secret | null;
  sight?: Sight | null;
}

/** Whose phone answers for a seat without one; None: nobody's, the host does. */
export interface AppointProxy {
  proxy?: number | null;
}

/** A tournament's whole log without its keys, and the nights of its tables that are closed. */
export interface Archive {
  tournament: Night;
  tables: ReadonlyArray<Night>;
}

/** `sure`: although tables play. They go on when the hub is back. */
export interface AskMachine {
  verb: "power-off" | "reboot" | "restart-hub";
  sure?: boolean;
}

/**
 * An open question: what it is about and who has not answered yet.
 *
 * `warned` says which of them it would bring down; all that follows from lies open on the table.
 */
export interface Asked {
  question: number;
  key: string;
  seats: ReadonlyArray<number>;
  about: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
  sums: ReadonlyArray<Counter>;
  warned?: ReadonlyArray<Warned>;
}

/**
 * Tokens that a tournament's player would give themselves, from `was` to `now`.
 *
 * `key` is the counter, of the place with that `figure` where the seat has several. `yes` others
 * of the `needs` have said that it is right; `called`: it is the referee's now. `answer`: this
 * viewer may say whether it is right.
 */
export interface AskedCorrection {
  seat: number;
  since: number;
  key: string;
  was: number;
  now: number;
  yes: number;
  needs: number;
  called: boolean;
  figure: string;
  answer: boolean;
}

/** Sent with the connection: which table, and the key that opens it. */
export interface Auth {
  table: string;
  key: string;
  protocol?: number;
}

/** What is said of one seat: a code, and what fills its sentence (`count`, `target` …). */
export interface Award {
  seat: number;
  key: string;
  about: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
}

/** How many bytes the pieces will be together. */
export interface BeginUpload {
  size: number;
}

/**
 * From `was` to `now`: a counter or a mark of a seat, a pile, or whose turn it is (seats).
 *
 * `figure` says which of a seat's places it is, where it has several. Of a character that was
 * another it is who it is, and `key` who it was.
 */
export interface Change {
  of: "character" | "counter" | "mark" | "pile" | "turn";
  was: number;
  now: number;
  key: string;
  seat: number;
  figure: string;
}

/** Where a player wants to sit instead; whoever sits there comes to their seat. */
export interface ChangeSeat {
  seat: number;
}

/** The whole night. `people` are the names at the seats. */
export interface Chart {
  table: string;
  game: string;
  people: ReadonlyArray<string>;
  points: ReadonlyArray<Point>;
  curves: ReadonlyArray<Curve>;
  landmarks: ReadonlyArray<Landmark>;
}

/** One thing that can be picked; closed ones say why. `about` is what to know before. */
export interface Choice {
  value: string | number;
  closed: Reason | null;
  about: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
}

export interface Choose {
  options: Readonly<Record<string, unknown>>;
}

/**
 * Be the host of a hub that has none. `key` is yours from now on, and was made by you, so that
 * the same can be sent again if no answer comes.
 */
export interface ClaimHub {
  code: string;
  key: string;
  name: string;
  language: "en" | "it";
}

/**
 * How much is left of the round and of the tournament, in milliseconds; -1: no limit.
 *
 * A `paused` clock is running all the same: what is left of the round stays so. It may be that
 * the hub was `restarted`, and the round waits for the referee.
 */
export interface ClockSeen {
  clock: "off" | "running" | "up";
  left: number;
  length_left: number;
  paused?: boolean;
  restarted?: boolean;
}

/**
 * `confirm`: another seat's correction, asked by the record of version `since`, is right; or
 * it is not, and the referee is called.
 */
export interface Confirm {
  since: number;
  is_right?: boolean;
}

/** What can be brought back, and how many tables of people play now, newest first. */
export interface CopiesSeen {
  playing: number;
  kept: ReadonlyArray<KeptSeen>;
  last?: RestoreSeen | null;
}

/**
 * What is in a copy that could be restored; `newest` is when its last record was made.
 *
 * `damaged` are the names of tables that do not read; they come along as they are.
 */
export interface CopySeen {
  tables: number;
  newest: number;
  damaged: ReadonlyArray<string>;
}

/** The referee lets a player's correction pass, or not, and says why. */
export interface CorrectionRuled {
  accept: boolean;
  why: string;
}

/** A labelled number; `limit` is its most, where there is one. */
export interface Counter {
  key: string;
  value: number;
  limit: number | null;
}

/**
 * One counter of one seat at each point; null where it was not to be seen.
 *
 * A seat of several places has their sum.
 */
export interface Curve {
  key: string;
  seat: number;
  values: ReadonlyArray<number | null>;
}

/**
 * A table that cannot be read, and why. `at` is when it was opened, 0 if that is lost too.
 *
 * `records` is how many of its records are still there, sound or not.
 */
export interface DamagedTable {
  table: string;
  why: Reason;
  at: number;
  records: number;
}

/**
 * What the referee's desk needs beside its sight: who has a phone, and which are linked.
 *
 * `taken` are the phones that took an entry since the referee last said to have seen them.
 * `clock` and each table's `since` are of the moment at which it was sent: count on from there.
 */
export interface DeskSeen {
  code: string;
  link: string;
  phones: ReadonlyArray<number>;
  linked: ReadonlyArray<number>;
  tables: ReadonlyArray<RunningTable>;
  clock: ClockSeen;
  taken: ReadonlyArray<PhoneTaken>;
}

/** What whoever's turn it is does with real cards and tokens before their first tap. */
export interface Due {
  key: string;
  about: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
}

/** How many players, or sheets, were entered; `known` were there already, and are not twice. */
export interface Entered {
  count: number;
  known?: number;
}

/** A file's text: players to enter as CSV or JSON, or score sheets as CSV. */
export interface Entries {
  text: string;
}

/** One line of what the hub found when it looked at its machine, and what to do about it. */
export interface FindingSeen {
  group: string;
  level: "broken" | "good" | "note" | "warning";
  text: string;
  do: string;
}

/**
 * A game that tables can be opened for; one that `plays_itself` can be watched.
 *
 * One that `has_sheets` takes one of them as the option `sheet`.
 */
export interface GameSeen {
  game: string;
  least: number;
  most: number;
  levels: ReadonlyArray<string>;
  options: Readonly<Record<string, unknown>>;
  plays_itself: boolean;
  has_sheets: boolean;
}

export interface GivenKey {
  table: string;
  kind: string;
  key: string;
}

/** `gone`: this connection is at an end, and why; `next` is the table its key opens instead. */
export interface Gone {
  code: string;
  next?: string;
}

/** `damaged` is how many tables cannot be read; the others are played on. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  connections: number;
  damaged: number;
}

/** A host's key by when it was made, in milliseconds (0: nobody knows); `yours` asks now. */
export interface HostSeen {
  id: string;
  made: number;
  yours: boolean;
}

/**
 * What everyone may know of a hub.
 *
 * As long as it is not `claimed` also the letters that claim it, where they are typed, and the
 * address with them to scan, drawn as SVG.
 */
export interface HubSeen {
  claimed: boolean;
  name?: string;
  language?: "" | "en" | "it";
  letters?: string;
  link?: string;
  scan?: string;
}

/**
 * What the join page may know of a table.
 *
 * Of a tournament also `closed`, why nobody enters by phone any more; once it is `over` it invites
 * nobody, and has its `ranking` instead. `by_code`: a round is drawn, and from now on an entry
 * goes to a phone by the referee's code alone.
 */
export interface Invitation {
  table: string;
  game: string;
  started: boolean;
  seats: ReadonlyArray<SeatSeen>;
  by_code?: boolean;
  closed?: Reason | null;
  over?: boolean;
  ranking?: ReadonlyArray<PlaceSeen>;
}

/** Take a seat with the table's code; without a seat, the first free one. */
export interface Join {
  code: string;
  name: string;
  seat?: number | null;
}

/** A seat, and the key that is its owner's from now on. It is told this once. */
export interface Joined {
  table: string;
  seat: number;
  key: string;
}

/** A log that a restore replaced; it can be brought back. */
export interface KeptSeen {
  name: string;
  at: number;
  size: number;
}

/** A line of the story to be marked at a point. */
export interface Landmark {
  point: number;
  line: Line;
}

/**
 * The host lets a screen with these letters see a table, or a panel have its buttons.
 *
 * With the name of a tournament and `hall` it is the hall's screen.
 */
export interface LetIn {
  table: string;
  kind?: "hall" | "panel" | "table";
}

/** A screen or a panel for the hall or, by the tournament's own name for it, for a table. */
export interface LetInHall {
  table?: string;
  kind?: "hall" | "panel" | "table";
}

/** A screen that wants in: four letters to show, and a ticket to ask again with. */
export interface Letters {
  letters: string;
  ticket: string;
}

/** A chair that somebody is choosing. */
export interface LightSeat {
  seat: number;
}

/**
 * One line of the story: a code and what fills it.
 *
 * The parameters `seat`, `by`, `to` and `target` are seats; texts are names of things. One line
 * may tell another: `what` is that one's code, and its parameters stand beside as `what-seat` …
 * A line of a sight by which something moved says what, and the version that brought it; so does
 * one that the table's screen makes a scene of, by its `highlight`.
 */
export interface Line {
  code: string;
  params: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
  moved?: ReadonlyArray<Transfer>;
  version?: number;
  highlight?: "deck-end" | "defeat";
}

/**
 * One commit of one table: what happened, when, by whom, and for which seat.
 *
 * `scope` says whether `events` are the table's own (joining, undo …) or its game's;
 * `schema` is the version of those events' format. `at` is milliseconds since 1970, as the
 * shell's clock had it; order is by `version` alone.
 */
export interface LogRecord {
  table: string;
  version: number;
  at: number;
  by: string;
  scope: "game" | "table";
  schema: number;
  events: unknown;
  for_seat: number | null;
  move_id: string | null;
}

/**
 * `look`: all of it once more. The host may ask what can be done for a seat instead.
 *
 * With `if_looked` nothing among that says for a seat that it has looked before it could.
 */
export interface Look {
  for_seat?: number | null;
  if_looked?: boolean;
}

/** Which verbs are there: none where no worker was installed. */
export interface MachineSeen {
  verbs: ReadonlyArray<"power-off" | "reboot" | "restart-hub">;
}

/** Something that lies before a place or is true of it. */
export interface Mark {
  key: string;
  count: number;
}

/** What the hub is called from now on, and what its table screens speak. */
export interface NameHub {
  name: string;
  language?: "" | "en" | "it";
}

/** One person of a list as the hub reads it: `wrong` why not, `known` if entered already. */
export interface NameRead {
  line: number;
  name: string;
  wrong?: Reason | null;
  known?: boolean;
}

export interface Named {
  name: string;
}

/** A list before it is entered. */
export interface NamesRead {
  names: ReadonlyArray<NameRead>;
}

/** `options` are the game's own; see `GET /api/games`. */
export interface NewTable {
  game: string;
  options: Readonly<Record<string, unknown>>;
}

/**
 * `options` are the tournament's own: `level`, `entries`, `rounds`, `minutes` …
 *
 * `pasted` is whoever is known to come, as people keep a list; it is read as at the desk.
 */
export interface NewTournament {
  options: Readonly<Record<string, unknown>>;
  pasted?: string;
}

/** `records` are there once the game is over; until then the story and the public view. */
export interface Night {
  format?: number;
  table: string;
  game: string;
  people: ReadonlyArray<string>;
  at: number;
  over: boolean;
  records?: ReadonlyArray<LogRecord>;
  view?: View | null;
  lines?: ReadonlyArray<Line>;
  outcome?: Outcome | null;
}

/** `secret`: a question that needs no words. */
export interface Nothing {
}

/**
 * `notice`: a button of the panel was refused; a table screen says why, and forgets it.
 *
 * `pressed` is the offer, or "undo"; `seat` is whom the button was for, if it was for one.
 */
export interface Notice {
  pressed: string;
  refusal: Reason;
  seat: number | null;
}

/** A whole number; `start` is what the form shows before it is touched. */
export interface NumberField {
  type: "number";
  name: string;
  low: number;
  high: number;
  start: number;
}

/**
 * Something an actor may do: its fields in order, or the reason why not now.
 *
 * `question` is the open question it answers (0: none). A `private` offer needs a look at
 * what only its owner may see, so the host cannot take it for a seat. A `looked` one says that
 * they have looked, which nobody can say for them before they could. A `standing` one is there
 * at any time (corrections, leaving) and is not what the game waits for. A `likely` one is what
 * most people do next; of several the first that is open. It hangs on nothing that is hidden, and
 * a rare or harmful deed is never likely. A `spread` one has one field with few values, each of
 * which can be a button of its own: one tap says it all. Or it has two, whom and a number: a row
 * of numbers for each of them. One that `asks` takes from everybody or ends the game: it is never
 * done with one tap, and its hint says what would follow.
 */
export interface Offer {
  key: string;
  fields: ReadonlyArray<OneOf | SomeOf | NumberField | TextField>;
  closed: Reason | null;
  question: number;
  private: boolean;
  looked: boolean;
  standing: boolean;
  likely: boolean;
  spread: boolean;
  about: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
  asks?: boolean;
}

/**
 * Exactly one of the choices. `by` overrides them for some values of the `given` fields.
 *
 * `unlike` are fields before it: what was picked there cannot be picked again.
 */
export interface OneOf {
  type: "one";
  name: string;
  of: string;
  choices: ReadonlyArray<Choice>;
  given: ReadonlyArray<string>;
  by: Readonly<Record<string, ReadonlyArray<Choice>>>;
  unlike: ReadonlyArray<string>;
}

/**
 * The end of a game. `numbers` holds named numbers for each seat, for whoever adds up.
 *
 * `ties` is the house rule that decided between equals, where one had to. `about` is what sets
 * it apart from others of its game, such as whom it was against.
 */
export interface Outcome {
  reason: string;
  cause: string;
  winners: ReadonlyArray<number>;
  teams: ReadonlyArray<Team>;
  roles: ReadonlyArray<string>;
  numbers: ReadonlyArray<Readonly<Record<string, number>>>;
  ties?: string;
  about?: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
}

/**
 * A night that is over: opened `at`, decided `ended_at`, in milliseconds since 1970.
 *
 * `turns` is how many were played, `level` how much the hub did at its end. `about` is what sets
 * it apart from others of its game, such as whom it was against.
 */
export interface PastNight {
  table: string;
  game: string;
  at: number;
  reason: string;
  results: ReadonlyArray<Result>;
  ended_at: number;
  cause: string;
  level: string;
  players: number;
  turns: number;
  about: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
}

/** How long `why` may be is the table's to say, so that the refusal tells it. */
export interface Pause {
  why?: string;
}

/** Who sits at a seat; nobody, if the name is empty. Not linked is away. */
export interface Person {
  seat: number;
  name: string;
  linked: boolean;
  is_bot: boolean;
}

/**
 * A phone that took an entry, by its name on the list or by a code.
 *
 * They are numbered in the order in which they came, with gaps; see `PhonesSeen`.
 */
export interface PhoneTaken {
  entrant: number;
  how: "code" | "list";
  number: number;
}

/** The referee has seen the phones up to the one of this number. */
export interface PhonesSeen {
  to: number;
}

/**
 * Cards or tokens in the middle; `top` is the face that lies open.
 *
 * `unknown`: nobody knows how many, and `count` is nothing; there only where it is so.
 */
export interface Pile {
  key: string;
  count: number;
  top: string;
  unknown?: boolean;
}

/** One place on the ring, as everyone sees it. */
export interface Place {
  place: number;
  seat: number;
  figure: string;
  role: string;
  counters: ReadonlyArray<Counter>;
  marks: ReadonlyArray<Mark>;
}

/** One line of a tournament's final ranking, which is everyone's by then. */
export interface PlaceSeen {
  place: number;
  name: string;
  points: number;
  wins: number;
  prize?: number;
}

/** Where a player's phone belongs now: a running table and the seat there, or no table. */
export interface Placed {
  table: string;
  seat: number;
}

/** When: the round and whose turn it was (a seat, -1: nobody's). */
export interface Point {
  round: number;
  turn: number;
}

/** A seat without a phone, and the seat whose phone answers for it. */
export interface ProxySeen {
  seat: number;
  proxy: number;
}

/**
 * One row, column by column: `events` as text, `chain` in hexadecimal digits.
 *
 * A column that is named in `base64` holds bytes that are no text.
 */
export interface RawRecord {
  version: string | number | null;
  at: string | number | null;
  by: string | number | null;
  for_seat: string | number | null;
  move_id: string | number | null;
  scope: string | number | null;
  schema: string | number | null;
  events: string | number | null;
  chain: string;
  base64?: ReadonlyArray<string>;
}

/**
 * `newest` is how many records there should be; None where that cannot be read any more.
 *
 * `why` says why it cannot be read as a game, if that was asked.
 */
export interface RawTable {
  table: string;
  newest: number | null;
  records: ReadonlyArray<RawRecord>;
  why?: Reason | null;
}

/** Why something is closed or refused: a code and what fills its sentence. */
export interface Reason {
  code: string;
  params: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
}

/** Any answer that is not a 2xx. */
export interface Refused {
  refusal: Reason;
}

export interface Reorder {
  order: ReadonlyArray<number>;
}

/** Bring back what was uploaded, or a log that was kept. `sure`: although tables play. */
export interface Restore {
  kept?: string;
  sure?: boolean;
}

/** How the last restore ended: what was there before is `kept`, or a `fault` kept it there. */
export interface RestoreSeen {
  at: number;
  kept?: string;
  fault?: string;
}

/**
 * One seat of a past night.
 *
 * `points` are its own lines of the score, `total` is its team's, and `numbers` are those that
 * the game names for each seat, such as its honor at the end.
 */
export interface Result {
  seat: number;
  name: string;
  role: string;
  figure: string;
  team: string;
  rank: number;
  won: boolean;
  is_bot: boolean;
  points: number;
  total: number;
  numbers: Readonly<Record<string, number>>;
}

/**
 * A table of the round, or a duel, as the referee's desk sees it from afar.
 *
 * `table` is the tournament's own name for it, `at` its name among the hub's tables. `turn` and
 * `awaited` are seats, -1 is nobody's; `round` counts turns. `screens` and `panels` are how many
 * were let in, `since` how long ago it was moved on, in milliseconds. `corrections` are the last
 * that were made there, the newest first, `waiting` those that wait for an answer.
 */
export interface RunningTable {
  table: string;
  at: string;
  game: string;
  started: boolean;
  over: boolean;
  paused: string;
  turn: number;
  round: number;
  awaited: ReadonlyArray<number>;
  linked: ReadonlyArray<number>;
  screens: number;
  panels: number;
  since: number;
  corrections: ReadonlyArray<TableCorrection>;
  waiting: ReadonlyArray<WaitingCorrection>;
}

/** One line of a team's sum: `value` times `times` is what it is worth. */
export interface Score {
  key: string;
  value: number;
  times: number;
  seat: number;
}

/**
 * A code that moves a seat to another phone; it works once, for a few minutes.
 *
 * `scan` is its address, drawn as SVG.
 */
export interface SeatCode {
  code: string;
  link: string;
  scan: string;
}

/** `phone`: whoever sits there has one, here or away. */
export interface SeatSeen {
  seat: number;
  name: string;
  free: boolean;
  phone: boolean;
}

/**
 * What only its owner may look at, and only while they hold the cover open.
 *
 * `bonus` multiplies their points at the end; 0 where it hangs on what others hide.
 */
export interface Secret {
  role: string;
  team: string;
  stars: number;
  bonus: number;
}

/** The screens that show one table shall show this one. */
export interface SendScreens {
  table: string;
}

/** How many seconds a bot thinks at this table. */
export interface SetPace {
  seconds: number;
}

/** All that is wrong with a sheet as it was typed in; nothing, if it can be saved. */
export interface SheetChecked {
  mistakes: ReadonlyArray<Reason>;
}

/** A sheet that a game can be played with; `ours` come with it and cannot be changed. */
export interface SheetSeen {
  key: string;
  name: string;
  stars: number;
  ours: boolean;
}

/**
 * A viewer's whole picture: after every change, and again whenever they come back.
 *
 * `you` is the viewer's own seat. `view` is None before the start; `options` are how the table
 * plays, until the first turn. `on_screen`: a table screen shows all this to the room. `covered`:
 * there is a secret to be fetched. `next` is the table where it goes on after an *again*; the
 * same keys open it. `undo` is the version that this viewer may take back, `undoes` what that
 * move told. `of` is the tournament that the table belongs to, if any. Where nobody sits round
 * the table itself, `people` is empty. `seat_news` is what happened to seats since the turn began,
 * `takeovers` who waits for their role and hand. `answers_for` are seats without a phone that
 * the host lets this one answer for. Before the start `lit` is the seat that lights up, so that
 * everyone sees where it is: somebody chooses it, or the host goes round (`going_round`).
 * `called` are those in the last of `view.asked` who have not answered for seconds. `sounding`: a
 * screen or a panel is heard by the whole table. `without_phone` are people who play without one:
 * they are not away. `corrections` are tokens that players would give themselves.
 */
export interface Sight {
  table: string;
  game: string;
  version: number;
  people: ReadonlyArray<Person>;
  paused: string;
  ended: boolean;
  next: string;
  you: number;
  on_screen: boolean;
  covered: boolean;
  options: Readonly<Record<string, string | number>>;
  view: View | null;
  offers: ReadonlyArray<Offer>;
  lines: ReadonlyArray<Line>;
  undo: number | null;
  undoes: ReadonlyArray<Line>;
  of: string;
  seat_news: ReadonlyArray<Line>;
  takeovers: ReadonlyArray<Takeover>;
  answers_for: ReadonlyArray<number>;
  lit: number;
  going_round: boolean;
  called: ReadonlyArray<number>;
  sounding: boolean;
  without_phone: ReadonlyArray<number>;
  corrections: ReadonlyArray<AskedCorrection>;
}

/**
 * `change`: the next sight, told by what is different from the one before on this connection.
 *
 * That one was of version `since`; `sight` is as `hub.wire.difference` has it.
 */
export interface SightChange {
  since: number;
  sight: Readonly<Record<string, unknown>>;
}

/** Between `low` and `high` of the choices; the same value may stand there several times. */
export interface SomeOf {
  type: "some";
  name: string;
  of: string;
  choices: ReadonlyArray<Choice>;
  low: number;
  high: number;
}

/** `sound`: from now on this screen or panel is heard by the whole table, or no longer. */
export interface Sound {
  on: boolean;
}

/**
 * All nights summed up in each way, the best first.
 *
 * `games` are those that were played. If that is one, `number` is the key of its first own number.
 */
export interface Statistics {
  nights: number;
  games: ReadonlyArray<string>;
  number: string;
  name: ReadonlyArray<Sum>;
  role: ReadonlyArray<Sum>;
  figure: ReadonlyArray<Sum>;
  against: ReadonlyArray<Sum>;
}

/**
 * `move`: an offer filled in. `id` is the sender's own; a repeat is answered, not played.
 *
 * At a tournament's table its referee says `why`.
 */
export interface Submit {
  id: string;
  offer: string;
  question?: number;
  values?: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
  for_seat?: number | null;
  why?: string;
}

/**
 * How one of them did: `share` of their games were won, 0 to 1; `points` are on average.
 *
 * `key` is a name, or the code of a role or character of `game`. `number` is the average of the
 * game's first own number, such as honor; None where there is none.
 */
export interface Sum {
  key: string;
  game: string;
  played: number;
  won: number;
  share: number;
  points: number;
  number: number | null;
}

/**
 * Something that was put right at a table: `by` a player's seat, or the referee (-1), perhaps
 * for a seat. `what` is the offer, "undo" or "overturned", `changes` are from what to what.
 */
export interface TableCorrection {
  number: number;
  what: string;
  by: number;
  for_seat: number;
  why: string;
  changes: ReadonlyArray<Change>;
}

/**
 * A table in the host's list. `pace` is how many seconds a bot thinks there.
 *
 * `options` are the game's own, as they were chosen; `panels` is how many keys panels have.
 * `screen`: a table screen shows it now.
 * `proxies` are the phones that answer for seats without one, `waiting` the names of those who
 * look on and play the next game.
 */
export interface TableSeen {
  table: string;
  game: string;
  level: string;
  code: string;
  link: string;
  started: boolean;
  ended: boolean;
  over: boolean;
  paused: string;
  version: number;
  seats: ReadonlyArray<SeatSeen>;
  bots: ReadonlyArray<number>;
  pace: number;
  options: Readonly<Record<string, unknown>>;
  panels: number;
  screen: boolean;
  proxies: ReadonlyArray<ProxySeen>;
  waiting: ReadonlyArray<string>;
}

/**
 * `undo`: the last move, which was of version `last`, never any other.
 *
 * At a tournament's table its referee says `why`.
 */
export interface TakeBack {
  id: string;
  last?: number | null;
  why?: string;
}

/**
 * A seat that somebody took over, and whose role and hand are still kept from them.
 *
 * `name` sits there now, `was` did before (`was_bot`: the hub); the same name: on a new phone.
 * `since` is the version that says so, `wait` the seconds that are left (-1: no time uncovers it).
 * `vouch`: this viewer may say that it is them.
 */
export interface Takeover {
  seat: number;
  name: string;
  was: string;
  since: number;
  wait: number;
  vouch: boolean;
  was_bot: boolean;
}

/** A team's lines and their sum; rank 1 won. */
export interface Team {
  key: string;
  seats: ReadonlyArray<number>;
  scores: ReadonlyArray<Score>;
  total: number;
  rank: number;
}

/** A few words, such as the reason for a penalty. */
export interface TextField {
  type: "text";
  name: string;
  longest: number;
  shortest: number;
}

/** `waiting`, or the key that the host's yes brought. */
export interface Ticket {
  waiting: boolean;
  table?: string;
  key?: string;
}

/** A tournament that players can enter, and the referee's key. It is told this once. */
export interface TournamentOpened {
  table: string;
  code: string;
  link: string;
  key: string;
}

/**
 * A tournament in the host's list: how far it is, and nothing of any result.
 *
 * `players` is how many are in it, `at` when it was opened, in milliseconds since 1970.
 */
export interface TournamentSeen {
  table: string;
  code: string;
  link: string;
  phase: string;
  round: number;
  rounds: number;
  players: number;
  level: string;
  ended: boolean;
  at: number;
}

/**
 * So many tokens or cards that moved: from a place's number or a pile's key to another.
 *
 * `key` is that of the places' counter which changes by it, `card` between two piles (discards
 * to deck: it was shuffled). "" is where no pile of the view counts them. It never holds more
 * than the views before and after it show to everyone.
 */
export interface Transfer {
  key: string;
  count: number;
  from: number | string;
  to: number | string;
}

/** Move a seat here with a code that works once. */
export interface UseCode {
  code: string;
}

/**
 * All a viewer may know of a table, but for what is fetched while held (see Secret).
 *
 * `reach` is how hard each place is to hit from the viewer's own (0: their own, or none). `due`
 * is what the first tap of this turn will book with it, in order; there only where something is.
 * `ring` are the places clockwise as people sit, where that is not by their numbers.
 */
export interface View {
  game: string;
  level: string;
  phase: string;
  turn: number;
  round: number;
  you: number;
  places: ReadonlyArray<Place>;
  piles: ReadonlyArray<Pile>;
  asked: ReadonlyArray<Asked>;
  reach: ReadonlyArray<number>;
  hand: ReadonlyArray<string>;
  outcome: Outcome | null;
  due?: ReadonlyArray<Due>;
  ring?: ReadonlyArray<number>;
  own: unknown;
}

/**
 * `vouch`: it is them who took that seat over, with the record of that version; or it is not.
 *
 * Without `is_them` no time uncovers what is theirs any more: somebody else must say yes.
 */
export interface Vouch {
  seat: number;
  since: number;
  is_them?: boolean;
}

/**
 * Tokens that a player would give themselves. `yes` are the seats that say it is right, `no`
 * the one that says it is not (-1: none); `called`: nobody answered in time, or it cannot be
 * done. It is named by `since`.
 */
export interface WaitingCorrection {
  since: number;
  seat: number;
  what: string;
  change: Change;
  yes: ReadonlyArray<number>;
  no: number;
  called: boolean;
}

export interface WantKey {
  kind: "panel" | "table" | "watcher";
}

/** What a seat would suffer if nothing averts what it is asked about, beyond its tokens. */
export interface Warned {
  seat: number;
  key: string;
  about: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>;
}

/** A table that plays itself; without a game, the first that can. See `SetPace`. */
export interface Watch {
  game?: string;
  seconds?: number | null;
}

/** A table that plays itself, and a table screen's key to it. It is told this once. */
export interface Watching {
  table: string;
  kind: string;
  key: string;
  seen: TableSeen;
}

/**
 * How to come to a table, as its screen shows it: codes to scan are drawn as SVG.
 *
 * `code`, `link` and `scan` are empty while no seat is free, `wifi` where none is configured.
 */
export interface Welcome {
  code: string;
  link: string;
  scan: string;
  wifi: string;
  seats: ReadonlyArray<SeatSeen>;
}

export interface ClientToHub {
  move(message: Submit, answer: (answer: Answer) => void): void;
  undo(message: TakeBack, answer: (answer: Answer) => void): void;
  look(message: Look, answer: (answer: Answer) => void): void;
  secret(message: Nothing, answer: (answer: Answer) => void): void;
  vouch(message: Vouch, answer: (answer: Answer) => void): void;
  confirm(message: Confirm, answer: (answer: Answer) => void): void;
  sound(message: Sound, answer: (answer: Answer) => void): void;
}

export interface HubToClient {
  sight(message: Sight): void;
  change(message: SightChange): void;
  gone(message: Gone): void;
  notice(message: Notice): void;
  summary(message: TableSeen): void;
  desk(message: DeskSeen): void;
}

/** What each address takes and gives. */
export interface Routes {
  "GET /healthz": { asks: null; says: Health };
  "GET /api/hub": { asks: null; says: HubSeen };
  "POST /api/hub": { asks: NameHub; says: null };
  "POST /api/claim": { asks: ClaimHub; says: null };
  "GET /api/hub/hosts": { asks: null; says: ReadonlyArray<HostSeen> };
  "DELETE /api/hub/hosts": { asks: null; says: null };
  "DELETE /api/hub/hosts/{name}": { asks: null; says: null };
  "GET /api/hub/findings": { asks: null; says: ReadonlyArray<FindingSeen> };
  "GET /api/hub/backup": { asks: null; says: null };
  "GET /api/hub/copies": { asks: null; says: CopiesSeen };
  "POST /api/hub/upload": { asks: BeginUpload; says: null };
  "GET /api/hub/upload": { asks: null; says: CopySeen };
  "POST /api/hub/upload/{offset}": { asks: null; says: null };
  "POST /api/hub/restore": { asks: Restore; says: null };
  "POST /api/hub/restart": { asks: null; says: null };
  "GET /api/hub/machine": { asks: null; says: MachineSeen };
  "POST /api/hub/machine": { asks: AskMachine; says: null };
  "GET /api/join/{code}": { asks: null; says: Invitation };
  "GET /api/join/{code}/qr.{kind}": { asks: null; says: null };
  "POST /api/join/{code}/light": { asks: LightSeat; says: null };
  "POST /api/join/{code}/watch": { asks: Named; says: Joined };
  "POST /api/join": { asks: Join; says: Joined };
  "POST /api/move": { asks: UseCode; says: Joined };
  "POST /api/tables/{name}/code": { asks: null; says: SeatCode };
  "GET /api/tables/{name}/awards": { asks: null; says: ReadonlyArray<Award> };
  "POST /api/tables/{name}/seat": { asks: ChangeSeat; says: null };
  "DELETE /api/tables/{name}/seat": { asks: null; says: null };
  "POST /api/tables/{name}/name": { asks: Named; says: null };
  "POST /api/tables/{name}/not-me": { asks: null; says: null };
  "GET /api/tables/{name}/chart": { asks: null; says: Chart };
  "GET /api/tables/{name}/welcome": { asks: null; says: Welcome };
  "POST /api/tv": { asks: null; says: Letters };
  "GET /api/tv/{ticket}": { asks: null; says: Ticket };
  "GET /api/games": { asks: null; says: ReadonlyArray<GameSeen> };
  "GET /api/games/{game}/sheets": { asks: null; says: ReadonlyArray<SheetSeen> };
  "POST /api/games/{game}/sheets": { asks: Readonly<Record<string, unknown>>; says: Readonly<Record<string, unknown>> };
  "POST /api/games/{game}/sheets/check": { asks: Readonly<Record<string, unknown>>; says: SheetChecked };
  "POST /api/games/{game}/sheets/import": { asks: null; says: Readonly<Record<string, unknown>> };
  "GET /api/games/{game}/sheets/{key}": { asks: null; says: Readonly<Record<string, unknown>> };
  "DELETE /api/games/{game}/sheets/{key}": { asks: null; says: null };
  "GET /api/games/{game}/sheets/{key}/export": { asks: null; says: null };
  "GET /api/tables": { asks: null; says: ReadonlyArray<TableSeen> };
  "POST /api/tables": { asks: NewTable; says: TableSeen };
  "POST /api/tables/watch": { asks: Watch; says: Watching };
  "GET /api/tables/{name}": { asks: null; says: TableSeen };
  "DELETE /api/tables/{name}": { asks: null; says: null };
  "POST /api/tables/{name}/choose": { asks: Choose; says: TableSeen };
  "POST /api/tables/{name}/start": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/pause": { asks: Pause; says: TableSeen };
  "POST /api/tables/{name}/resume": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/end": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/again": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/order": { asks: Reorder; says: TableSeen };
  "POST /api/tables/{name}/go-round": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/bots": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/pace": { asks: SetPace; says: TableSeen };
  "POST /api/tables/{name}/keys": { asks: WantKey; says: GivenKey };
  "DELETE /api/tables/{name}/keys/panel": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/screens": { asks: SendScreens; says: TableSeen };
  "POST /api/tables/{name}/seats/{seat}": { asks: Named; says: TableSeen };
  "DELETE /api/tables/{name}/seats/{seat}": { asks: null; says: TableSeen };
  "POST /api/tables/{name}/seats/{seat}/proxy": { asks: AppointProxy; says: TableSeen };
  "POST /api/tables/{name}/seats/{seat}/code": { asks: null; says: SeatCode };
  "POST /api/tables/{name}/seats/{seat}/hand": { asks: null; says: GivenKey };
  "DELETE /api/tables/{name}/seats/{seat}/hand": { asks: null; says: TableSeen };
  "POST /api/screens/{letters}": { asks: LetIn; says: null };
  "GET /api/wifi.{kind}": { asks: null; says: null };
  "GET /api/tournaments": { asks: null; says: ReadonlyArray<TournamentSeen> };
  "POST /api/tournaments": { asks: NewTournament; says: TournamentOpened };
  "POST /api/tournaments/{name}/referee": { asks: null; says: GivenKey };
  "GET /api/tournaments/{name}/desk": { asks: null; says: DeskSeen };
  "POST /api/tournaments/names": { asks: Entries; says: NamesRead };
  "POST /api/tournaments/{name}/names": { asks: Entries; says: NamesRead };
  "POST /api/tournaments/{name}/entries": { asks: Entries; says: Entered };
  "POST /api/tournaments/{name}/sheets": { asks: Entries; says: Entered };
  "POST /api/tournaments/{name}/entrants/{entrant}/code": { asks: null; says: SeatCode };
  "DELETE /api/tournaments/{name}/entrants/{entrant}/phone": { asks: null; says: null };
  "POST /api/tournaments/{name}/phones/seen": { asks: PhonesSeen; says: null };
  "POST /api/tournaments/{name}/tables/{short}/corrections/{since}": { asks: CorrectionRuled; says: null };
  "POST /api/tournaments/{name}/screens/{letters}": { asks: LetInHall; says: null };
  "POST /api/tournaments/{name}/keys": { asks: LetInHall; says: GivenKey };
  "POST /api/tournaments/{name}/resume": { asks: null; says: null };
  "POST /api/tournaments/{name}/tables/{short}/pause": { asks: Pause; says: null };
  "POST /api/tournaments/{name}/tables/{short}/resume": { asks: null; says: null };
  "GET /api/tournaments/{name}/draw.{kind}": { asks: null; says: null };
  "GET /api/tournaments/{name}/sheets.{kind}": { asks: null; says: null };
  "GET /api/tournaments/{name}/standings.{kind}": { asks: null; says: null };
  "GET /api/tournaments/{name}/ranking.{kind}": { asks: null; says: null };
  "GET /api/tournaments/{name}/record.{kind}": { asks: null; says: null };
  "GET /api/tournaments/{name}/export": { asks: null; says: Archive };
  "GET /api/tournaments/{name}/seat": { asks: null; says: Placed };
  "GET /api/tournaments/{name}/clock": { asks: null; says: ClockSeen };
  "GET /api/damaged": { asks: null; says: ReadonlyArray<DamagedTable> };
  "GET /api/damaged/{name}/export": { asks: null; says: RawTable };
  "GET /api/history": { asks: null; says: ReadonlyArray<PastNight> };
  "GET /api/statistics": { asks: null; says: Statistics };
  "GET /api/results.csv": { asks: null; says: null };
  "GET /api/tables/{name}/export": { asks: null; says: Night };
  "POST /api/import": { asks: Night; says: PastNight };
}
