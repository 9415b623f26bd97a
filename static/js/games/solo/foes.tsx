/**
 * Whom one fights, before the moon: one outline, with what each wears and carries. A sheet that
 * somebody made up gets one of them by the letters of its name, always the same.
 */

const BODY =
  "M5 50C5 38 12 33 19 32c3-1 3-3 2-5-8-5-7-20 3-20s11 15 3 20c-1 2-1 4 2 5 7 1 14 6 14 18z";

const HEADS = {
  knot: "M20 2c3-2 7-1 6 3l-1 4h-4zM16 15c0-9 16-9 16 0-4-3-12-3-16 0z",
  straw: "M3 17Q19 11 24 2q5 9 21 15-21-5-42 0z",
  helmet:
    "M14 17c-1-14 21-14 20 0l7 9-10-3H17L7 26zM18 8C11 8 8 5 8 0c4 4 9 4 13 5z" +
    "M30 8c7 0 10-3 10-8-4 4-9 4-13 5z",
  hood: "M13 30C9 14 15 4 24 4s15 10 11 26l-6 4H19z",
  loose: "M15 14c1-11 17-11 18 0l4 20-7 1-2-17h-8l-2 17-7-1z",
  tail: "M16 15c0-10 16-10 16 0 5 4 8 12 6 20-2-8-5-12-10-14zM22 4l5-3 2 4z",
} as const;

const ARMS = {
  sword: "M6 44 38 8M11 34l6 5",
  two: "M6 40 16 22M42 40 32 22M12 25l6 4M36 25l-6 4",
  staff: "M42 50V4",
  spear: "M41 50V5M35 14h12M41 2l2 5h-4z",
  sickle: "M42 50V16c-2-8-9-11-17-10 7 1 11 5 13 11M42 30c5 3 5 9 1 13",
  long: "M2 46C18 38 36 22 46 4M10 36l6 6",
} as const;

type Foe = readonly [keyof typeof HEADS, keyof typeof ARMS];

const FOES: Readonly<Record<string, Foe>> = {
  "arima-kihei": ["loose", "sword"],
  "oda-nobunaga": ["helmet", "sword"],
  akiyama: ["straw", "staff"],
  "shishido-baiken": ["hood", "sickle"],
  "yoshioka-denshichiro": ["knot", "long"],
  "yoshioka-seijuro": ["knot", "two"],
  "hozoin-inshun": ["hood", "spear"],
  "miyake-gunbei": ["helmet", "spear"],
  "muso-gonnosuke": ["loose", "staff"],
  "ito-ittosai": ["straw", "sword"],
  "sasaki-kojiro": ["tail", "long"],
  "yagyu-munenori": ["tail", "two"],
};
const ALL = Object.values(FOES);

function foeOf(key: string): Foe {
  return FOES[key] ?? ALL[[...key].reduce((sum, each) => sum + each.charCodeAt(0), 0) % ALL.length];
}

export function foe(key: string) {
  const [head, arm] = foeOf(key);
  return (
    <svg class="foe" viewBox="0 0 48 48" aria-hidden="true">
      <circle class="foe-moon" cx="24" cy="24" r="24" />
      <g class="foe-man">
        <path class="foe-arms" d={ARMS[arm]} />
        <path d={BODY} />
        <path d={HEADS[head]} />
      </g>
    </svg>
  );
}
