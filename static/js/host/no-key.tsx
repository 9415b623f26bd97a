/** For somebody who opens the host's page without the host's link. */

import type { Translator } from "../core/translator.ts";
import { LanguagePick } from "../parts/language.tsx";

export function NoKey({ translator, wasRefused }: { translator: Translator; wasRefused: boolean }) {
  return (
    <main class="middle no-key">
      <div class="enso" aria-hidden="true" />
      <h1>{translator.text(wasRefused ? "host-key-old" : "host-key-none")}</h1>
      <p>{translator.text("host-key-how")}</p>
      <p>
        <code>honor-hub host</code>
      </p>
      <p>
        <a class="button" href="/">
          {translator.text("host-key-player")}
        </a>
      </p>
      <LanguagePick words={translator} />
    </main>
  );
}
