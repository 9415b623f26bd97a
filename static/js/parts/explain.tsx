/** What a thing does, in our words, and the rulings that speak of it. */
import { rulingsOn } from "../core/rulings.ts";
import type { Thing } from "../core/table.ts";
import { useTable, useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import { Card } from "./chips.tsx";
import { Sheet } from "./sheet.tsx";

export function Explained({ thing, onClose }: { thing: Thing; onClose: () => void }) {
  const { translator } = useTable();
  const title = translator.name(thing.kind, thing.code);
  return (
    <Sheet title={title} close={translator.text("close")} onClose={onClose}>
      <About thing={thing} />
    </Sheet>
  );
}

export function About({ thing }: { thing: Thing }) {
  const { translator, face } = useTable();
  const { kind, code } = thing;
  const picture =
    kind === "character" ? face.figure(code) : kind === "role" ? face.crest(code) : null;
  return (
    <div class="about">
      {kind === "card" && <Card code={code} />}
      {picture && (
        <span class="about-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <p class="about-text">{translator.about(kind, code)}</p>
      <RulingsOn name={translator.name(kind, code)} />
    </div>
  );
}

function RulingsOn({ name }: { name: string }) {
  const { translator, sight } = useTable();
  const words = useWords(sight.game, true);
  if (!words) return null;
  const told = new Translator(words);
  const found = rulingsOn(words, name);
  if (found.length === 0) return null;
  return (
    <>
      <h3>{translator.text("rulings-here")}</h3>
      {found.map((id) => (
        <details key={id} class="ruling">
          <summary>{words.attribute(id, "title")}</summary>
          <p>{told.text(id)}</p>
        </details>
      ))}
    </>
  );
}
