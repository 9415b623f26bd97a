/**
 * The roles. They are looked at in secret, so from across the table all of them are one: the same
 * frame, the same thin line, the same share of ink, no colour.
 */
import { print } from "./pen.tsx";

const FRAME = `
    , M12 6H88C88 10 90 12 94 12V88C90 88 88 90 88 94H12C12 90 10 88 6 88V12C10 12 12 10 12 6z
    , M16 11H84M16 89H84M11 16V84M89 16V84`;

export const CRESTS: Readonly<Record<string, string>> = {
  sheriff: `
    ,*6 M41.5 35.3 50 22 58.5 35.3
    ,*6 M50 16.5a2.7 2.7 0 1 0 .1 0z
    , M50 40a10 10 0 1 0 .1 0z`,
  deputy: `
    , M50 19C58 26 68 27 76 24C79 50 70 70 50 81C30 70 21 50 24 24C32 27 42 26 50 19z
    ,*5 M45.3 43.5 50 32 54.7 43.5
    , M50 25C57 30 64 31 70 30`,
  outlaw: `
    , M20 56C34 42 66 42 80 56L50 84z
    , M20 56C36 50 64 50 80 56
    , M32 39a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM58 39a5 5 0 1 0 10 0a5 5 0 1 0-10 0z
    , M18 28C34 33 66 33 82 28M31 29C34 14 40 16 50 19C60 16 66 14 69 29`,
  renegade: `
    , M28 78H66C79 78 79 63 66 63H40C27 63 27 48 40 48H60C73 48 73 33 60 33C55 33 53 37 48 36
    , M48 36C42 36 37 33 36 28C38 23 44 21 50 22C55 23 57 28 56 33
    , M37 26 28 22M37 27 29 29
    , M28 78 24 74 20 78 24 82zM20 78 17 75`,
};

export function crest(code: string) {
  const drawing = CRESTS[code];
  return drawing ? print(FRAME + drawing, "role") : null;
}
