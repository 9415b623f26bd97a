/** A seat that moves to this phone, by its owner's code or with the host's yes. */

import { useState } from "preact/hooks";
import type { Reason } from "../../wire/protocol.d.ts";
import { ask, reasonOf } from "../core/ask.ts";
import { keepKey } from "../core/storage.ts";
import { useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import type { Go } from "./main.tsx";

export function MoveHere({ code, go }: { code: string; go: Go }) {
  const words = useWords();
  const [reason, refuse] = useState<Reason | null>(null);
  if (!words) return null;
  // A tap, not the mere opening: previews of links must not use the code up.
  const move = async () => {
    try {
      const joined = await ask("POST /api/move", { body: { code } });
      keepKey("seat", joined.table, { key: joined.key });
      go(`/play/${joined.table}`);
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  return (
    <main class="middle">
      <div class="enso" aria-hidden="true" />
      <h1>{words.text("move-title")}</h1>
      <p>{words.text("move-text")}</p>
      <button type="button" class="button main tall" onClick={move}>
        {words.text("move-yes")}
      </button>
      {reason && (
        <>
          <p class="refusal" role="alert">
            {new Translator(words).reason(reason)}
          </p>
          <p>
            <a class="button" href="/">
              {words.text("join-other-code")}
            </a>
          </p>
        </>
      )}
    </main>
  );
}
