/** The desk itself: the strip above, the parts beside, and what lies on top. */
import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Desk as DeskOwn } from "../../wire/own/tournament.d.ts";
import type { Values } from "../core/form.ts";
import { useHash } from "../core/hash.ts";
import { useTable, useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import { offerOf, PLAYED } from "../games/tournament/own.ts";
import { Icon } from "../parts/icon.tsx";
import { LanguagePick, ThemePick } from "../parts/language.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { RefusalLine } from "../parts/status.tsx";
import { BracketPart } from "./bracket.tsx";
import { asking, DeskContext } from "./desk.ts";
import { Entries } from "./entries.tsx";
import { OfferSheet } from "./form.tsx";
import { More } from "./more.tsx";
import { Paper } from "./paper.tsx";
import { RecordPart } from "./record.tsx";
import type { Part } from "./route.ts";
import { PARTS, partOf } from "./route.ts";
import { ScoreSheet } from "./score-sheet.tsx";
import { StandingsPart } from "./standings.tsx";
import { Strip } from "./strip.tsx";
import { Tables } from "./tables.tsx";

const DRAWN: Readonly<Record<Part, ComponentType>> = {
  entries: Entries,
  tables: Tables,
  standings: StandingsPart,
  bracket: BracketPart,
  record: RecordPart,
  paper: Paper,
  more: More,
};
const ICONS: Readonly<Record<Part, string>> = {
  entries: "phone",
  tables: "deck",
  standings: "chart",
  bracket: "crown",
  record: "book",
  paper: "story",
  more: "set",
};

export function Room({ own }: { own: DeskOwn }) {
  const { sight, translator, link, refuse } = useTable();
  const part = usePart(own);
  const [form, open] = useState<{ key: string; values: Values } | null>(null);
  const words = useWords(PLAYED);
  const box = useMemo(() => (words ? new Translator(words) : translator), [words, translator]);
  const offer = form && offerOf(sight.offers, form.key);
  useEffect(() => {
    if (form && !offer) open(null);
  }, [form, !offer]);
  const desk = {
    own,
    seen: link.desk,
    box,
    named: (entrant: number) => own.people[entrant]?.name ?? "",
    fill: (key: string, values: Values = {}) => {
      refuse(null);
      open({ key, values });
    },
    ask: asking(link, refuse),
  };
  const Drawn = DRAWN[part];
  return (
    <DeskContext.Provider value={desk}>
      <div class="desk">
        <Strip />
        <Parts part={part} />
        <main class={`desk-part part-${part}`}>
          <h1>{translator.text(`desk-part-${part}`)}</h1>
          <Drawn />
        </main>
        {!form && !own.desk && <RefusalLine />}
        {own.desk && <ScoreSheet key={own.desk} name={own.desk} />}
        {form && offer && (
          <OfferSheet offer={offer} values={form.values} onClose={() => open(null)} />
        )}
      </div>
    </DeskContext.Provider>
  );
}

function usePart(own: DeskOwn) {
  return partOf(useHash(), own.frame.phase);
}

function Parts({ part }: { part: Part }) {
  const { translator } = useTable();
  const [isOpen, open] = useState(false);
  return (
    <nav class="desk-parts" aria-label={translator.text("desk-parts")}>
      {PARTS.map((each) => (
        <a
          key={each}
          href={`#/${each}`}
          aria-current={each === part ? "page" : undefined}
          data-part={each}
        >
          <Icon name={ICONS[each]} /> <span>{translator.text(`desk-part-${each}`)}</span>
        </a>
      ))}
      <button type="button" class="plain desk-likes" onClick={() => open(true)}>
        <Icon name="tongue" /> <span>{translator.text("desk-likes")}</span>
      </button>
      {isOpen && (
        <Sheet
          title={translator.text("desk-likes")}
          close={translator.text("close")}
          onClose={() => open(false)}
        >
          <LanguagePick words={translator} />
          <ThemePick words={translator} />
        </Sheet>
      )}
    </nav>
  );
}
