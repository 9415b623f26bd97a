/** A table as a page holds it: the link, what it shows, the words and the game's face. */

import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Offer, Outcome, Reason, Sight, View } from "../../wire/protocol.d.ts";
import type { Face } from "./face.ts";
import { loadFace, plainFace } from "./face.ts";
import { keepTrying } from "./fetch-again.ts";
import type { Values } from "./form.ts";
import { Link } from "./link.ts";
import { currentPreferences, watchPreferences } from "./preferences.ts";
import { Translator } from "./translator.ts";
import type { Words } from "./words.ts";
import { loadWords } from "./words.ts";

export interface TableValue {
  link: Link;
  sight: Sight;
  translator: Translator;
  face: Face;
  /** Opens what something does. */
  explain: (thing: Thing) => void;
  /** Makes a move; false if refused. */
  make: (offer: Offer, values: Values) => Promise<boolean>;
  /** Why the last move was not taken. */
  refusal: Reason | null;
  /** Shows a reason, or puts it away. */
  refuse: (reason: Reason | null) => void;
  /** Goes to another page of this device. */
  go: (path: string) => void;
  /** Nothing shows which cards one has, or what one could do with them. */
  isHandCovered: boolean;
  coverHand: (is: boolean) => void;
}

export interface Thing {
  kind: string;
  code: string;
}

export const TableContext = createContext<TableValue | null>(null);

export function useTable(): TableValue {
  const held = useContext(TableContext);
  if (!held) throw new Error("drawn outside of a table");
  return held;
}

/** The game as this viewer sees it, for what is drawn only once it has begun. */
export function useView(): View {
  const { view } = useTable().sight;
  if (!view) throw new Error("drawn before the start");
  return view;
}

/** How it ended, for what is drawn only then. */
export function useOutcome(): Outcome {
  const { outcome } = useView();
  if (!outcome) throw new Error("drawn before the end");
  return outcome;
}

/** How one likes it, drawn anew when it changes. */
export function usePreferences() {
  const [preferences, set] = useState(currentPreferences());
  useEffect(() => watchPreferences(() => set(currentPreferences())), []);
  return preferences;
}

/** The words of one's language; null until they are there. */
export function useWords(game = "", rulings = false) {
  const { language } = usePreferences();
  const [words, set] = useState<Words | null>(null);
  useEffect(() => {
    let current = true;
    const load = () => loadWords(language, game, rulings);
    void keepTrying(load).then((loaded) => current && set(loaded));
    return () => {
      current = false;
    };
  }, [language, game, rulings]);
  return words;
}

interface Where {
  table: string;
  key: string;
}

export function useLink(where: Where): Link;
export function useLink(where: Where | null): Link | null;
export function useLink(where: Where | null) {
  const [, draw] = useState(0);
  const link = useMemo(
    () => (where ? new Link(where, () => draw((count) => count + 1)) : null),
    [where?.table, where?.key],
  );
  useEffect(() => () => link?.close(), [link]);
  return link;
}

/** A game's face, or the plain one; null until it is known which. */
export function useFace(game: string) {
  const [found, set] = useState({ game: "", face: plainFace });
  useEffect(() => {
    let current = true;
    const wear = (face: Face) => current && set({ game, face });
    if (game) void loadFace(game, wear).then(wear);
    return () => {
      current = false;
    };
  }, [game]);
  if (!game) return plainFace;
  return found.game === game ? found.face : null;
}

function taught(translator: Translator, face: Face) {
  return face.translator?.(translator) ?? translator;
}

/** All but the explaining and the going, once the first sight, the words and the face are here. */
export function useTableValue(
  link: Link | null,
): Omit<TableValue, "explain" | "go" | "isHandCovered" | "coverHand"> | null {
  const sight = link?.sight ?? null;
  const game = sight?.game ?? "";
  const words = useWords(game);
  const face = useFace(game);
  const [refusal, refuse] = useState<Reason | null>(null);
  useEffect(() => {
    // Linked again: that it was not is no news any more.
    if (link?.state === "linked" && refusal?.code === "not-linked") refuse(null);
  }, [link?.state]);
  useEffect(() => {
    // What came since shows whether the move is there.
    if (refusal?.code === "no-answer") refuse(null);
  }, [sight?.version]);
  const names = sight ? (face?.names?.(sight) ?? sight.people.map((person) => person.name)) : [];
  const translator = useMemo(
    () => (words && face ? taught(new Translator(words, names, sight?.you), face) : null),
    [words, face, names.join("\u0000"), sight?.you],
  );
  // Without its face a tournament would be drawn as if it were a table.
  if (!link || !sight || !face || !translator || translator.words.game !== game) return null;
  const make: TableValue["make"] = async (offer, values) => {
    const answer = await link.move(offer, values);
    if (answer.ok || answer.refusal) refuse(answer.refusal ?? null);
    return answer.ok;
  };
  return { link, sight, translator, face, make, refusal, refuse };
}
