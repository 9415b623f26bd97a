/** A card as it lies on the table: name, drawing, and a band that tells its sort. No rules. */
import { useEffect, useState } from "preact/hooks";
import type { Drawn } from "../core/face.ts";
import { fetchModule } from "../core/fetch-again.ts";
import { lettersOf } from "../core/longest-word.ts";
import type { Translator } from "../core/translator.ts";
import { ink, layers } from "./ink.tsx";
import { NUMBERS, sortOf } from "./printed.ts";

const art = () => import("./art.ts");

/** All drawings, once they are here. */
let drawings: Readonly<Record<string, string>> = {};

/** Only the drawing comes later; whatever is printed on a card is there at once. */
function Art({ code }: { code: string }) {
  const [, draw] = useState(0);
  const drawing = drawings[code];
  useEffect(() => {
    if (drawing) return;
    // A card without its drawing is still that card.
    void fetchModule(art).then(({ default: all }) => {
      drawings = all;
      draw(1);
    });
  }, []);
  return (
    <span class="washi-art" aria-hidden="true">
      {drawing && ink(drawing)}
    </span>
  );
}

/** One stroke of a broad brush, running dry at its end. */
const BAND = [
  "9 12.6 7.4 16 11.4 10 42 12.4 10.2 70 11.6 10.6 86 12.1 9.6",
  "84 5 2.2 93 5.4 1.6 99.5 6 0",
  "84 10 2.4 92 10.2 1.8 96.5 10.4 0",
  "84 14.5 2.4 93 14.6 1.6 99 15 0",
  "84 19.2 2.4 92 19.2 1.6 97 18.8 0",
].join("\n");

/** A stamp for each sort, cut out of the seal. */
const STAMPS: Readonly<Record<string, string>> = {
  weapon: `
    !@ 6 6 6 6 94 6 94 6 95 94 95 94 5 95 5 95
    - 84 16 0 60 38 7 34 66 7 18 82 5
    - 22 56 3 46 80 3`,
  action: `
    !@ 6 6 6 6 94 6 94 6 95 94 95 94 5 95 5 95
    - 18 74 2 42 80 6 70 70 8 78 46 8 64 28 7 44 32 6 42 50 5 54 54 2`,
  property: `
    !@ 6 6 6 6 94 6 94 6 95 94 95 94 5 95 5 95
    -*6 50 14 4 81.2 32 4
    -o 50 50 13`,
};

const REACH = `
    3 50 5 40 49 8 70 50 8
    @ 58 20 58 20 98 50 98 50 58 80 58 80 70 50`;
const WOUND = `
    @ 50 2 50 2 76 36 81 62 70 88 50 97 30 88 19 62 24 36
    - 10 78 0 44 60 7 92 32 0`;
const WAVE = `
    -*1 4 74 5 22 40 6 50 26 6 78 40 6 96 74 5
    - 28 76 5 36 58 5 50 52 5 64 58 5 72 76 5`;
const LEAF = `
    -*6 50 8 4 86.4 29 4
    -*6 50 50 3 50 14 4`;

function banded(sort: string, code: string) {
  if (sort !== "weapon") return [0, 1, 2].map(() => ink(sort === "action" ? WAVE : LEAF));
  const [reach, wounds] = NUMBERS[code];
  return (
    <>
      <span class="washi-number">
        {ink(REACH)}
        {reach}
      </span>
      <span class="washi-number">
        {ink(WOUND)}
        {wounds}
      </span>
    </>
  );
}

export function card(code: string, translator: Translator): Drawn {
  const sort = sortOf(code);
  if (!sort) return null;
  const name = translator.name("card", code);
  return (
    <span class={`washi scaled ${sort}`} style={{ "--letters": String(lettersOf(name)) }}>
      <span class={/\s/.test(name) ? "washi-name long" : "washi-name"}>{name}</span>
      <Art code={code} />
      <span class="washi-band" aria-hidden="true">
        <svg class="washi-stroke" viewBox="0 0 100 24" preserveAspectRatio="none">
          <path d={layers(BAND)[0].d} />
        </svg>
        <span class="washi-sign">{banded(sort, code)}</span>
      </span>
      <span class="washi-seal" aria-hidden="true">
        {ink(STAMPS[sort])}
      </span>
      {sort === "weapon" && <span class="spoken">{translator.about("card", code)}</span>}
    </span>
  );
}
