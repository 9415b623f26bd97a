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

/** The hairs of a broad brush, each a little shorter or longer than its neighbours. */
const HAIRS = Array.from({ length: 30 }, (_, nth) => {
  const y = 22 + nth * 5.2;
  const from = 14 + ((nth * 53) % 17) * 3 + Math.abs(nth - 14) * 3;
  const to = 992 - ((nth * 37) % 23) * 17 - Math.abs(nth - 12) * 4;
  return `M${from} ${y}C${from + 240} ${y - 16} ${to - 320} ${y + 14} ${to} ${y - 4}`;
});

/** One stroke, wet where it begins and dry where it ends. */
function Brush() {
  return (
    <svg
      class="highlight-brush"
      viewBox="0 0 1000 200"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {HAIRS.map((d, nth) => (
        <path key={nth} d={d} stroke-width={5 + ((nth * 29) % 5)} />
      ))}
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
