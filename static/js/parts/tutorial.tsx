/** How we play, in three screens; the words are the game's own. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { Sheet } from "./sheet.tsx";

export function Tutorial({ onClose }: { onClose: () => void }) {
  const { translator } = useTable();
  const [at, go] = useState(1);
  const has = (page: number) => translator.words.has(`how-${page}-title`);
  const pages = [1, 2, 3].filter(has);
  const isLast = at >= pages.length;
  return (
    <Sheet title={translator.text("how-title")} close={translator.text("close")} onClose={onClose}>
      {pages.length === 0 ? (
        <p>{translator.text("how-none")}</p>
      ) : (
        <>
          <article class="how" aria-live="polite">
            <p class="how-count">
              {at} / {pages.length}
            </p>
            <h3>{translator.text(`how-${at}-title`)}</h3>
            {translator
              .text(`how-${at}-text`)
              .split("\n")
              .filter((line) => line.trim())
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
          </article>
          <div class="row how-foot">
            <button type="button" class="button" disabled={at === 1} onClick={() => go(at - 1)}>
              {translator.text("how-before")}
            </button>
            <button
              type="button"
              class="button main"
              onClick={() => (isLast ? onClose() : go(at + 1))}
            >
              {translator.text(isLast ? "understood" : "how-next")}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
