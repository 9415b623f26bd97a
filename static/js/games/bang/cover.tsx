/** The lid of BANG!: whoever wears the star, in the lamplight between a saloon's swing doors. */
import type { Cover } from "../../core/cover.ts";

const GROUND = "#2c180b";
const BOARDS = [-8, 31, 70, 109];

const HAT = "M-31-92q14 3 20-3 2-17 11-17t11 17q6 6 20 3-15 13-31 13t-31-13z";
const COAT =
  "M-8-80q8 6 16 0 13 3 17 14l8 35-8 3-7-18 4 32q-10 6-22 6t-22-6l4-32-7 18-8-3 8-35q4-11 17-14z";
const LEGS = "M-15-12l13 2-3 32h-14zM15-12l-13 2 3 32h14z";
const STAR = "m0-63 2 4.5 5 .5-4 3.5 1 5-4-2.5-4 2.5 1-5-4-3.5 5-.5z";
const DOOR = "M0 6c26 2 30 20 46 24s24 0 30 8v86c-6 8-14 2-30 6S26 154 0 156z";
const SLATS = [40, 53, 66, 79, 92, 105, 118];

function Door() {
  return (
    <>
      <path fill="#4b2811" d={DOOR} />
      {SLATS.map((y) => (
        <path key={y} stroke="#7d4719" stroke-width="8" d={`M8 ${y + 2}l58 ${(80 - y) / 9}`} />
      ))}
      <path fill="none" stroke="#1d0e05" stroke-width="2.5" d={DOOR} />
    </>
  );
}

function Picture() {
  return (
    <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id="lid-lamp" cy=".35" r=".75">
        <stop stop-color="#ffe6a4" />
        <stop offset=".45" stop-color="#f2a63f" />
        <stop offset="1" stop-color="#8f4a16" />
      </radialGradient>
      <linearGradient id="lid-floor" x2="0" y2="1">
        <stop offset=".55" stop-color={GROUND} stop-opacity="0" />
        <stop offset="1" stop-color={GROUND} />
      </linearGradient>
      <path fill="#5d3315" d="M-100-20h500v200h-500z" />
      {BOARDS.map((y) => (
        <path key={y} stroke="#35190a" stroke-width="2" d={`M-100 ${y}h500`} />
      ))}
      <path
        fill="none"
        stroke="#7c4a22"
        d="M-60 12q60 6 110 0t90 3M190 18q50-5 90 0t90 0M-60 52q40-6 90 0t60-2M230 50q30 6 100 0
          M-50 90q40 6 100 0M240 88q40-6 100 2"
      />
      <path fill="#26130a" d="M78-20h144v200H78z" />
      <path fill="url(#lid-lamp)" d="M86-20h128v200H86z" />
      <g transform="translate(150 126)" fill="#1a0d06">
        <path d={HAT} />
        <circle cy="-84" r="8" />
        <path d={COAT} />
        <path d={LEGS} />
        <path fill="#ffdf8a" transform="translate(9 4)" d={STAR} />
      </g>
      <g transform="translate(66 14)scale(.8)">
        <Door />
      </g>
      <g transform="translate(234 14)scale(-.8 .8)">
        <Door />
      </g>
      <path fill="url(#lid-floor)" d="M-100-20h500v171h-500z" />
    </svg>
  );
}

export default { ground: GROUND, ink: "#fbe3b4", Picture } satisfies Cover;
