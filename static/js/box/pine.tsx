/** A branch of pine that hangs into a picture from its upper corner. */

const BRANCH =
  "M310-10C280 12 262 20 232 48c-20 20-38 26-66 30-24 4-40 16-62 18 20 4 42-4 62-6 30-4 48" +
  "-8 70-28 22-20 46-24 74-42z";

const TWIGS = "M240 44c-10 26-34 40-52 62M176 78c-16-12-34-12-52-26M276 24c-2 26-14 44-16 66";

const NEEDLES =
  "M0 0q18 -6 39 -5M0 0q18 -9 30 -8M0 0q17 -14 32 -20M0 0q15 -17 24 -23M0 0q12 -19 19 -30M0" +
  " 0q9 -21 11 -30M0 0q5 -22 4 -34M0 0q1 -22 -5 -40M0 0q-4 -21 -13 -33M0 0q-7 -19 -18 -28M0" +
  " 0q-10 -17 -21 -22M0 0q-14 -13 -28 -17M0 0q-16 -10 -37 -12M0 0q-18 -5 -36 -3";

/** Where needles grow: x, y, how large, and turned how far. */
const TUFTS = [
  [104, 94, 1.05, -14],
  [128, 52, 0.95, -22],
  [154, 82, 1, 8],
  [186, 106, 1.1, 0],
  [208, 66, 1.15, 6],
  [240, 40, 1.1, -6],
  [264, 88, 1.05, 10],
  [270, 30, 1, -12],
  [292, 10, 1.1, -4],
  [216, 102, 0.8, 24],
] as const;

export function Pine() {
  return (
    <svg class="pine" viewBox="60 0 250 150" aria-hidden="true">
      <path d={BRANCH} />
      <path class="twig" d={TWIGS} />
      <g class="needles">
        {TUFTS.map(([x, y, size, turn]) => (
          <path
            key={x}
            d={NEEDLES}
            transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}
          />
        ))}
      </g>
    </svg>
  );
}
