/** Writing a sheet: the game's own editor, looked through by the hub while one types. */
import { html, useEffect, useState } from "../core/html.js";
import { keep, read } from "../core/kept.js";
import { useFace } from "../core/table.js";
import { useDesk } from "./desk.js";
import { PlainEditor } from "./plain-editor.js";

/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {import("../core/face.js").Editor} Editor */
/** @typedef {import("../core/face.js").SheetData} SheetData */

/** Somebody who is typing is not interrupted more often than this. */
const PAUSE = 350;

/** @param {{name: string}} props game/sheet; without a sheet, a new one */
export function SheetPage({ name }) {
  const [game, sheet = ""] = name.split("/");
  const { games } = useDesk();
  if (!games.some((each) => each.game === game && each.has_sheets)) return null;
  return html`<${Writing} game=${game} from=${sheet} />`;
}

/** What is written so far: a saved sheet, a copy of ours, or a draft that was left here. @param {string} game @param {string} from @returns {[SheetData | null, (sheet: SheetData) => void]} */
function useDraft(game, from) {
  const { ask } = useDesk();
  const [sheet, set] = useState(/** @type {SheetData | null} */ (from ? null : draftOf(game)));
  useEffect(() => {
    if (!from) return;
    void ask("GET /api/games/{game}/sheets/{key}", { parts: { game, key: from } }).then(
      (answer) => {
        if (answer) set(ownOf(answer.said));
      },
    );
  }, [game, from]);
  return [
    sheet,
    (next) => {
      if (!from) keep(`draft.${game}`, JSON.stringify(next));
      set(next);
    },
  ];
}

/** @param {string} game @returns {SheetData} */
function draftOf(game) {
  try {
    return JSON.parse(read(`draft.${game}`) ?? "{}");
  } catch {
    return {};
  }
}

/** Ours stays ours: a copy needs a key of its own. @param {SheetData} sheet @returns {SheetData} */
function ownOf({ ours, measured: _, ...sheet }) {
  return ours ? { ...sheet, key: `${sheet.key}-2` } : sheet;
}

/** All that is wrong with it; null while nobody has looked yet. @param {string} game @param {SheetData | null} sheet @returns {readonly Reason[] | null} */
function useMistakes(game, sheet) {
  const { ask } = useDesk();
  const [found, set] = useState(/** @type {readonly Reason[] | null} */ (null));
  useEffect(() => {
    if (!sheet) return undefined;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await ask("POST /api/games/{game}/sheets/check", {
        parts: { game },
        body: sheet,
      });
      if (current) set(answer?.said.mistakes ?? null);
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, sheet]);
  return found;
}

/** @param {string} game @returns {Editor | null} the game's own, or a plain one; null until it is here */
function useEditor(game) {
  const face = useFace(game);
  const [editor, set] = useState(/** @type {{draw: Editor} | null} */ (null));
  useEffect(() => {
    let current = true;
    if (face?.editor) void face.editor().then((made) => current && set({ draw: made.default }));
    else if (face?.key === "no-face") set({ draw: PlainEditor });
    return () => {
      current = false;
    };
  }, [face]);
  return editor?.draw ?? null;
}

/** @param {{game: string, from: string}} props */
function Writing({ game, from }) {
  const { telling, wordsOf, ask, go } = useDesk();
  const [sheet, write] = useDraft(game, from);
  const mistakes = useMistakes(game, sheet);
  const Editor = useEditor(game);
  const words = wordsOf(game);
  if (!sheet || !Editor) return null;
  const isRight = mistakes !== null && mistakes.length === 0;
  const save = async () => {
    const saved = await ask("POST /api/games/{game}/sheets", { parts: { game }, body: sheet });
    if (!saved) return;
    if (!from) keep(`draft.${game}`, null);
    keep("alone.sheet", String(saved.said.key));
    go("sheets", game);
  };
  return html`<main class="one sheet-page">
    <h1>${telling.text(from ? "sheets-edit-title" : "sheets-new")}</h1>
    <div class=${`dress ${game}`}><${Editor} sheet=${sheet} telling=${words} mistakes=${mistakes ?? []} onChange=${write} /></div>
    <div class="sheet-save">
      <p role="status">${mistakes === null ? "" : telling.text("sheets-wrong", { count: mistakes.length })}</p>
      <button type="button" class="button main" disabled=${!isRight} onClick=${save} data-save-sheet>${telling.text("sheets-save")}</button>
    </div>
  </main>`;
}
