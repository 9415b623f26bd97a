/**
 * A highlight over the whole screen: a brush stroke, who fell, and what they had going where. It
 * takes no tap and holds nothing up: what lies below it goes on.
 */
import { useEffect, useState } from "preact/hooks";
import type { Line, Transfer } from "../../wire/protocol.d.ts";
import { useTable, useView } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import type { Highlight } from "./highlight.ts";
import { HIGHLIGHT_LASTS } from "./highlight.ts";

/** The highlight while it lasts; a newer one takes its place. */
export function useLasting(highlight: Highlight | null) {
  const [shown, show] = useState<Highlight | null>(null);
  useEffect(() => {
    if (!highlight) return undefined;
    show(highlight);
    const end = setTimeout(() => show(null), HIGHLIGHT_LASTS);
    return () => clearTimeout(end);
  }, [highlight]);
  return shown;
}

export function HighlightScene({ highlight }: { highlight: Highlight }) {
  const { sight, translator } = useTable();
  const { kind, lines } = highlight;
  // How it came to the end is known once everything is counted.
  const cause = sight.view?.outcome?.cause ?? "";
  return (
    <div class={`highlight ${kind}`} data-highlight={kind} key={highlight.version} role="status">
      <Brush />
      <div class="highlight-words" data-count={lines.length}>
        {kind === "end" && <p class="highlight-title">{translator.text("screen-the-end")}</p>}
        {kind === "deck-end" && <p class="highlight-title">{translator.text("screen-deck-end")}</p>}
        {kind === "deck-end" ? (
          <p class="highlight-line">{lines.map((line) => translator.line(line))}</p>
        ) : (
          lines.map((line, at) => <Fallen key={at} line={line} />)
        )}
        {kind === "end" && cause && (
          <p class="highlight-line">{translator.name("outcome-cause", cause)}</p>
        )}
      </div>
    </div>
  );
}

/** One stroke of a broad brush, wet at its beginning and dry at its end. */
function Brush() {
  return (
    <svg
      class="highlight-brush"
      viewBox="0 0 1000 200"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M8 118C40 62 92 42 170 48c150 12 330-20 520-14 120 4 230-14 300 2l-34 16 42 8-58 14 30 14-70 10 24 16c-150 14-310 6-460 22-150 16-290 14-400 6C48 138 2 146 8 118Z" />
      <path d="M690 152l250-14-120 16zM610 166l180-8-96 12z" />
    </svg>
  );
}

function Fallen({ line }: { line: Line }) {
  const { translator } = useTable();
  const seat = Number(line.params.seat ?? -1);
  const { character } = line.params;
  const name =
    typeof character === "string" && character
      ? translator.name("character", character)
      : translator.seat(seat);
  const given = line.moved?.find(({ from }) => typeof from === "number");
  return (
    <div class="highlight-fallen">
      <p class="highlight-who">
        <SeatBadge seat={seat} big /> <span>{name}</span>
      </p>
      {given && <Given given={given} />}
      <p class="highlight-line">{translator.line(line)}</p>
    </div>
  );
}

/** What they lose, and to whom. */
function Given({ given }: { given: Transfer }) {
  const { translator, face } = useTable();
  const { places } = useView();
  const { key, count, from, to } = given;
  const seatOf = (place: number) => places.find((each) => each.place === place)?.seat ?? place;
  const drawn = face.tokens[key]?.({ key, value: count, limit: null });
  return (
    <p class="highlight-given" aria-hidden="true">
      {typeof from === "number" && <SeatBadge seat={seatOf(from)} big />}
      <span class="highlight-way">
        <span class="highlight-token">{drawn ?? <i class="flight-plain" />}</span>
      </span>
      {typeof to === "number" ? (
        <SeatBadge seat={seatOf(to)} big />
      ) : (
        <span>{to && translator.name("pile", to)}</span>
      )}
    </p>
  );
}
