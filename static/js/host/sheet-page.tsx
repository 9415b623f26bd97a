/** Writing a sheet: the game's own editor, looked through by the hub while one types. */
import { useEffect, useState } from "preact/hooks";
import type { Reason } from "../../wire/protocol.d.ts";
import type { Editor, SheetData } from "../core/face.ts";
import { keep, read } from "../core/storage.ts";
import { useFace } from "../core/table.ts";
import { useDesk } from "./desk.ts";
import { PlainEditor } from "./plain-editor.tsx";

/** Somebody who is typing is not interrupted more often than this. */
const PAUSE = 350;

/** @param props game/sheet; without a sheet, a new one */
export function SheetPage({ name }: { name: string }) {
  const [game, sheet = ""] = name.split("/");
  const { games } = useDesk();
  if (!games.some((each) => each.game === game && each.has_sheets)) return null;
  return <Writing game={game} from={sheet} />;
}

/** What is written so far: a saved sheet, a copy of ours, or a draft that was left here. */
function useDraft(game: string, from: string): [SheetData | null, (sheet: SheetData) => void] {
  const { ask } = useDesk();
  const [sheet, set] = useState<SheetData | null>(from ? null : draftOf(game));
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

function draftOf(game: string): SheetData {
  try {
    return JSON.parse(read(`draft.${game}`) ?? "{}");
  } catch {
    return {};
  }
}

/** Ours stays ours: a copy needs a key of its own. */
function ownOf({ ours, measured: _, ...sheet }: SheetData): SheetData {
  return ours ? { ...sheet, key: `${sheet.key}-2` } : sheet;
}

/** All that is wrong with it; null while nobody has looked yet. */
function useMistakes(game: string, sheet: SheetData | null): readonly Reason[] | null {
  const { ask } = useDesk();
  const [found, set] = useState<readonly Reason[] | null>(null);
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

/** @returns the game's own, or a plain one; null until it is here */
function useEditor(game: string): Editor | null {
  const face = useFace(game);
  const [editor, set] = useState<{ draw: Editor } | null>(null);
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

function Writing({ game, from }: { game: string; from: string }) {
  const { translator, wordsOf, ask, go } = useDesk();
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
  return (
    <main class="one sheet-page">
      <h1>{translator.text(from ? "sheets-edit-title" : "sheets-new")}</h1>
      <div class={`dress ${game}`}>
        <Editor sheet={sheet} translator={words} mistakes={mistakes ?? []} onChange={write} />
      </div>
      <div class="sheet-save">
        <p role="status">
          {mistakes === null ? "" : translator.text("sheets-wrong", { count: mistakes.length })}
        </p>
        <button
          type="button"
          class="button main"
          disabled={!isRight}
          onClick={save}
          data-save-sheet
        >
          {translator.text("sheets-save")}
        </button>
      </div>
    </main>
  );
}
