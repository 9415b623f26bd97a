/** A sheet as plain text, for a game whose face brings no editor. Knows no game. */
import { useState } from "preact/hooks";
import type { Reason } from "../../wire/protocol.d.ts";
import type { SheetData } from "../core/face.ts";
import type { Translator } from "../core/translator.ts";

interface PlainEditorProps {
  sheet: SheetData;
  translator: Translator;
  mistakes: readonly Reason[];
  onChange: (sheet: SheetData) => void;
}

export function PlainEditor({ sheet, translator, mistakes, onChange }: PlainEditorProps) {
  const [text, write] = useState(() => JSON.stringify(sheet, null, 2));
  const type = (next: string) => {
    write(next);
    try {
      onChange(JSON.parse(next));
    } catch {
      // Half a brace is no sheet yet; the last whole one stays.
    }
  };
  return (
    <>
      <textarea
        class="text plain-sheet"
        rows={24}
        spellcheck={false}
        aria-label={translator.text("sheets-text")}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <ul class="mistakes">
        {mistakes.map((each, at) => (
          <li key={at}>{translator.reason(each)}</li>
        ))}
      </ul>
    </>
  );
}
