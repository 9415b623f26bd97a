/**
 * A game's face: how its tokens, cards and marks are drawn. It knows no rules, and a game
 * without one is fully playable with the plain face.
 */
import faces from "hub:faces";
import type { ComponentChildren, ComponentType, VNode } from "preact";
import type {
  Counter,
  Invitation,
  Offer,
  Outcome,
  Place,
  Reason,
  Sight,
} from "../../wire/protocol.d.ts";
import { fetchModule } from "./fetch-again.ts";
import type { Translator } from "./translator.ts";

export type Drawn = VNode | string | null;

export interface Face {
  /** The game, as a class on the page: its dress. */
  key: string;
  /** A counter as tokens, by key. */
  tokens: Record<string, (counter: Counter) => Drawn>;
  /** A card, drawn. */
  card: (code: string, translator: Translator) => Drawn;
  /** A mark's picture. */
  mark: (code: string) => Drawn;
  /** A character's picture. */
  figure: (code: string) => Drawn;
  /** A role's picture; the same size for all. */
  crest: (code: string) => Drawn;
  /** Offers that share one button. */
  groups: readonly Group[];
  /** Offers in the order of the thumb; others follow. */
  order: readonly string[];
  /** The counter that the night's chart draws, or several of one seat. */
  charted: string | readonly string[];
  /** A line about one's own turn. */
  tally: ((sight: Sight, translator: Translator) => Drawn) | null;
  /** What one's own reach means at a place. */
  reach?: ((sight: Sight, place: Place, translator: Translator) => Reach | null) | null;
  /** The places, where a plain ring would not do. */
  ring?: Ring | null;
  /** Offers that are filled in by pictures of the game's own, by key. */
  forms?: Record<string, Form>;
  /** Who has won and what is left, in place of roles and scores. */
  victory?: Victory | null;
  /** A seat's whole play, in place of ring, offers and hand. */
  board?: Scene | null;
  /** The end on a phone, in place of teams and roles. */
  ending?: Scene | null;
  /** Types in one of the game's sheets. */
  editor?: (() => Promise<{ default: Editor }>) | null;
  /** Of the seats, where the sight has no people. */
  names?: ((sight: Sight) => readonly string[]) | null;
  /** Teaches it to say more than the codes do. */
  translator?: ((translator: Translator) => Translator) | null;
  /** The whole table screen, in place of ring, story and end. */
  scene?: Scene | null;
  /** The join page, in place of the ring of chairs. */
  entrance?: ComponentType<EntranceProps> | null;
  /** What is seen behind the way in: the join page, the lobby, a game for one. */
  scenery?: (() => Promise<ComponentType>) | null;
  /** What stands above the tables that are `of` one of this game. */
  around?: ComponentType<{ kind: "phone" | "screen" }> | null;
}

export interface Reach {
  drawn: Drawn;
  spoken: string;
  isClosed: boolean;
}

/**
 * A part of a page that a face draws by itself, from `useTable()`; it makes the same moves by the
 * same offers. What the page gives it inside (taking back, once more) it puts where it fits.
 */
type Scene = ComponentType<{ children?: ComponentChildren }>;

/**
 * Tapped, it says which place is to be told of; what is given inside lies in the middle, a tool by
 * oneself.
 */
type Ring = ComponentType<{
  onOpen: (place: Place) => void;
  tool?: ComponentChildren;
  children?: ComponentChildren;
}>;

type Form = ComponentType<{ offer: Offer }>;

type Victory = ComponentType<{ outcome: Outcome; isSmall?: boolean }>;

export interface EntranceProps {
  invitation: Invitation;
  reason: Reason | null;
  onSit: (name: string, seat: number | null) => void;
  children?: ComponentChildren;
}

/** A sheet as it is typed in, whole or not: what is in it, its game alone knows. */
export type SheetData = Readonly<Record<string, unknown>>;

export type Editor = ComponentType<{
  sheet: SheetData;
  translator: Translator;
  mistakes: readonly Reason[];
  onChange: (sheet: SheetData) => void;
}>;

interface Group {
  key: string;
  offers: readonly string[];
}

/** The game whose tables are games: whatever is `of` another table is of one of these. */
export const ORGANISER = "tournament";

export const plainFace: Face = {
  key: "no-face",
  tokens: {},
  card: () => null,
  mark: () => null,
  figure: () => null,
  crest: () => null,
  groups: [],
  order: [],
  charted: "",
  tally: null,
  reach: null,
  ring: null,
  forms: {},
  victory: null,
  board: null,
  ending: null,
  editor: null,
  names: null,
  translator: null,
  scene: null,
  entrance: null,
  scenery: null,
  around: null,
};

/** Switched off by the address (?face=plain), for tests and for the curious. */
function isSwitchedOff() {
  return new URLSearchParams(location.search).get("face") === "plain";
}

/**
 * The game's face; the plain one where its code does not come now: the game goes on, only plainer.
 * @param later told of the game's own when it came after all
 */
export async function loadFace(game: string, later: (face: Face) => void): Promise<Face> {
  const load = faces[game];
  if (!load || isSwitchedOff()) return plainFace;
  try {
    return whole(await load());
  } catch {
    void fetchModule(load).then((module) => later(whole(module)));
    return plainFace;
  }
}

function whole(module: { default: Partial<Face> }): Face {
  return { ...plainFace, ...module.default };
}
