/** Lids that belong to no game: a hand of cards for one without its own, a lamp over a table. */
import type { Cover } from "../core/cover.ts";

const NIGHT = "#22190f";
const PAPER = "#3a2b1c";
const FAN = [-28, -14, 0, 14, 28];

function Cards() {
  return (
    <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill="#6b4c2c" d="M-100-100h500v260h-500z" />
      <circle cx="150" cy="90" r="80" fill="#f5b04c" opacity=".25" />
      {FAN.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 150 190)`}>
          <rect x="125" y="42" width="50" height="76" rx="6" fill="#f3e9d8" stroke={PAPER} />
          <rect x="131" y="48" width="38" height="64" rx="3" fill="#b4260f" />
        </g>
      ))}
      <path fill={PAPER} d="M-100 126c90-10 180 6 250 0s160-4 250 2v40h-500z" />
    </svg>
  );
}

export const plainCover: Cover = { ground: PAPER, ink: "#f8ead0", Picture: Cards };

/** Cushions around a table on which cards lie: nobody has to sit there. */
const CUSHIONS = [
  [128, 74],
  [206, 72],
  [112, 96],
  [232, 94],
  [138, 116],
  [204, 116],
] as const;
const CARDS = "M146 86l20-3 4 10-21 4zM176 83l20 3-5 10-20-4zM160 99h18l2 8h-21z";
const LANTERN = "M48 46h36l6 60H42z";
const RIBS = "M46 62h40M45 78h42M66 46v60";
const WOOD = "M44 40h44v7H44zM38 104h56v6H38zM42 110h5v12h-5zM85 110h5v12h-5z";

/** The lantern stands beside the table: a lid may be much wider than high. */
function Lamp() {
  return (
    <svg viewBox="0 0 300 150" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <radialGradient id="lid-glow" cx=".3" cy=".5" r=".62">
        <stop stop-color="#f2a43c" />
        <stop offset=".4" stop-color="#8a4d1a" />
        <stop offset="1" stop-color={NIGHT} />
      </radialGradient>
      <linearGradient id="lid-mat" x2="0" y2="1">
        <stop offset=".7" stop-color={NIGHT} stop-opacity="0" />
        <stop offset="1" stop-color={NIGHT} />
      </linearGradient>
      <path fill="url(#lid-glow)" d="M-100-100h500v350h-500z" />
      <path fill="#ffe3a0" d={LANTERN} />
      <path fill="none" stroke="#c67a24" stroke-width="1.5" d={RIBS} />
      <path fill="#1a0f07" d={WOOD} />
      {CUSHIONS.map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="17" ry="7" fill="#a02a13" />
      ))}
      <ellipse cx="170" cy="99" rx="56" ry="21" fill="#2b180b" />
      <ellipse cx="170" cy="94" rx="56" ry="21" fill="#8a5424" />
      <ellipse cx="160" cy="92" rx="36" ry="12" fill="#e0a04a" opacity=".55" />
      <path fill="#fff1d2" d={CARDS} />
      <path fill="url(#lid-mat)" d="M-100-10h500v161h-500z" />
    </svg>
  );
}

export const WATCHED: Cover = { ground: NIGHT, ink: "#f9e6c2", Picture: Lamp };
