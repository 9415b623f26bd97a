/** For somebody who opens the host's page without the host's link. */

import type { Telling } from "../core/telling.ts";
import { LanguagePick } from "../parts/language.tsx";

export function NoKey({ telling, wasRefused }: { telling: Telling; wasRefused: boolean }) {
  return (
    <main class="middle no-key">
      <div class="enso" aria-hidden="true" />
      <h1>{telling.text(wasRefused ? "host-key-old" : "host-key-none")}</h1>
      <p>{telling.text("host-key-how")}</p>
      <p>
        <code>honor-hub host</code>
      </p>
      <p>
        <a class="button" href="/">
          {telling.text("host-key-player")}
        </a>
      </p>
      <LanguagePick words={telling} />
    </main>
  );
}
