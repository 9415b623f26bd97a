/** How it stands with a character, besides what the box has marks for. */

import { ink } from "../../box/ink.tsx";
import { mark as ofTheBox } from "../../box/marks.ts";

export const MARKS: Readonly<Record<string, string>> = {
  active: `
    50 97 6 50 76 6
    26 73 4 50 70 6 74 73 4
    50 68 7 51 40 7.5 53 20 6 60 2 0`,
  behind: `
    4 66 3 50 70 7 96 66 3
    o 50 30 19
    22 92 5 32 84 5
    45 94 5 55 86 5
    68 92 5 78 84 5`,
  fallen: `
    6 58 4 20 54 6 26 52 6
    27 36 4 31 66 4
    34 50 6 46 46 6 52 45 3
    58 56 3 72 62 6 96 76 0
    8 90 3 50 93 6 92 90 3`,
};

export function mark(code: string) {
  const drawing = MARKS[code];
  return drawing ? ink(drawing, "mark-ink") : ofTheBox(code);
}
