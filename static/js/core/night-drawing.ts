/**
 * Draws a night on a canvas: who won, who was who, and a line for each. No words of its own, and
 * nothing of the pages: it is loaded when somebody wants the picture.
 */

export interface NightDrawn {
  game: string;
  day: string;
  victory: string;
  winner: string;
  rows: readonly NightRow[];
}

interface NightRow {
  /** A seat's colour, shape and number, as on every screen. */
  badge: { colour: string; path: string; number: number };
  name: string;
  role: string;
  text: string;
  isWinner: boolean;
}

/** As tall as a chat shows a picture whole. */
const PICTURE = { width: 1080, height: 1350 };

const INK = "#f4ead7";
const SOFT = "#b8a88c";
const LAMP = "#f2a33c";
const DISPLAY = '"Shippori Mincho", "Hiragino Mincho ProN", Georgia, serif';
const TEXT = "system-ui, sans-serif";
const MARGIN = 84;
/** Where the rows begin, and how far they may reach down. */
const ROWS = { top: 520, bottom: 1270, most: 150 };

type Pen = CanvasRenderingContext2D;

export function drawNight(canvas: HTMLCanvasElement, night: NightDrawn) {
  Object.assign(canvas, PICTURE);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  paper(pen);
  circle(pen);
  pen.textAlign = "center";
  line(pen, night.game, { y: 82, size: 40, colour: SOFT, font: DISPLAY });
  line(pen, night.victory, { y: 260, size: 38, colour: LAMP, font: DISPLAY });
  line(pen, night.winner, { y: 350, size: 92, colour: INK, font: DISPLAY });
  pen.textAlign = "left";
  const height = Math.min(ROWS.most, (ROWS.bottom - ROWS.top) / Math.max(1, night.rows.length));
  for (const [at, row] of night.rows.entries()) drawRow(pen, row, ROWS.top + at * height, height);
  pen.textAlign = "center";
  const foot = `Honor Hub · ${night.day}`;
  line(pen, foot, { y: 1318, size: 28, colour: SOFT, font: DISPLAY });
}

function paper(pen: Pen) {
  const { width, height } = PICTURE;
  const lamp = pen.createRadialGradient(width / 2, 300, 60, width / 2, 420, 1000);
  lamp.addColorStop(0, "#3b2a18");
  lamp.addColorStop(1, "#14110e");
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, width, height);
}

/** A ring in a few dry strokes, as on every page. */
function circle(pen: Pen) {
  pen.lineCap = "round";
  for (const [radius, thick, from, to] of [
    [178, 20, 0.25, 5.9],
    [185, 9, 0.5, 6.05],
    [170, 7, 0.1, 5.4],
  ]) {
    pen.beginPath();
    pen.arc(PICTURE.width / 2, 304, radius, from - 1.2, to - 1.2);
    pen.strokeStyle = "rgb(184 168 140 / 0.16)";
    pen.lineWidth = thick;
    pen.stroke();
  }
}

interface Written {
  x?: number;
  y: number;
  size: number;
  colour: string;
  font: string;
  room?: number;
}

/** One line, in smaller letters where it would not fit. */
function line(pen: Pen, text: string, { x, y, size, colour, font, room }: Written) {
  const most = room ?? PICTURE.width - 2 * MARGIN;
  pen.font = `700 ${size}px ${font}`;
  const wide = pen.measureText(text).width;
  if (wide > most) pen.font = `700 ${Math.floor((size * most) / wide)}px ${font}`;
  pen.fillStyle = colour;
  pen.fillText(text, x ?? PICTURE.width / 2, y);
}

function drawRow(pen: Pen, row: NightRow, top: number, height: number) {
  const size = Math.min(44, height * 0.34);
  drawBadge(pen, row.badge, { x: MARGIN, y: top + height / 2 - size * 1.1, size: size * 1.6 });
  const x = MARGIN + size * 2.3;
  const room = PICTURE.width - MARGIN - x;
  const first = top + height / 2 - size * 0.22;
  const colour = row.isWinner ? LAMP : INK;
  line(pen, row.name, { x, y: first, size, colour, font: DISPLAY, room: room * 0.6 });
  pen.textAlign = "right";
  const right = { x: PICTURE.width - MARGIN, y: first, room: room * 0.38 };
  line(pen, row.role, { ...right, size: size * 0.72, colour: SOFT, font: DISPLAY });
  pen.textAlign = "left";
  line(pen, row.text, { x, y: first + size, size: size * 0.74, colour: SOFT, font: TEXT, room });
}

function drawBadge(
  pen: Pen,
  { colour, path, number }: NightRow["badge"],
  { x, y, size }: { x: number; y: number; size: number },
) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.fillStyle = "#14110e";
  pen.textAlign = "center";
  pen.font = `700 11px ${TEXT}`;
  pen.fillText(String(number), 12, 16.2);
  pen.restore();
}
