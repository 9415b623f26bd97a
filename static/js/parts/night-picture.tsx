/**
 * The night as one picture to save and share. It is drawn here, needs no network and has no
 * address; what is on it everyone has seen.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Award } from "../../wire/protocol.d.ts";
import type { NightDrawn } from "../core/night-drawing.ts";
import { lookOf, SHAPE_PATHS } from "../core/seat.ts";
import { useOutcome, useTable } from "../core/table.ts";
import { Sheet } from "./sheet.tsx";

const FILE = "honor-hub.jpg";
const TYPE = "image/jpeg";
const QUALITY = 0.92;

interface NightPictureProps {
  awards: readonly Award[];
  onClose: () => void;
}

/** Everything that is written on it, in the words of whoever saves it. */
function useDrawn(awards: readonly Award[]): NightDrawn {
  const { sight, translator } = useTable();
  const outcome = useOutcome();
  const team = outcome.teams.find((each) => each.rank === 1);
  return {
    game: translator.name("game", sight.game),
    day: new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" }),
    victory: translator.text("awards-victory"),
    winner: team
      ? translator.team({ ...team, seats: outcome.winners })
      : translator.seats(outcome.winners),
    rows: awards.map(({ seat, key, about }) => ({
      badge: badgeOf(seat),
      name: translator.seat(seat),
      role: outcome.roles[seat] ? translator.name("role", outcome.roles[seat]) : "",
      text: translator.say("award", key, about),
      isWinner: outcome.winners.includes(seat),
    })),
  };
}

function badgeOf(seat: number) {
  const { colour, shape, number } = lookOf(seat);
  return { colour, path: SHAPE_PATHS[shape], number };
}

export function NightPicture({ awards, onClose }: NightPictureProps) {
  const { translator } = useTable();
  const drawn = useDrawn(awards);
  const canvas = useRef<HTMLCanvasElement>(document.createElement("canvas"));
  const [source, show] = useState("");
  useEffect(() => {
    let current = true;
    // The letters of the pages, as soon as the browser has them.
    const ready = Promise.all([import("../core/night-drawing.ts"), document.fonts.ready]);
    void ready.then(([{ drawNight }]) => {
      if (!current) return;
      drawNight(canvas.current, drawn);
      show(canvas.current.toDataURL(TYPE, QUALITY));
    });
    return () => {
      current = false;
    };
  }, []);
  const save = () => canvas.current.toBlob((blob) => blob && void give(blob), TYPE, QUALITY);
  return (
    <Sheet
      title={translator.text("awards-picture")}
      close={translator.text("close")}
      onClose={onClose}
    >
      {source && (
        <img class="night-picture" src={source} alt={translator.text("awards-picture-alt")} />
      )}
      <p class="hint">{translator.text("awards-hold")}</p>
      <button type="button" class="button main" disabled={!source} data-save-picture onClick={save}>
        {translator.text("awards-save")}
      </button>
    </Sheet>
  );
}

/** To the chat, where the browser can; else as a file. */
async function give(blob: Blob) {
  const file = new File([blob], FILE, { type: TYPE });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
