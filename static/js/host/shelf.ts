/** Sheets of a game as the hub keeps them: the list, and files to take away and bring in. */

import { useEffect, useState } from "preact/hooks";
import type { GameSeen, SheetSeen } from "../../wire/protocol.d.ts";
import { Refused, reasonOf } from "../core/ask.ts";
import type { SheetData } from "../core/face.ts";
import { save } from "../core/saving.ts";
import { useDesk } from "./desk.ts";

/** All there are; null until they are here, or where the game has none. */
export function useSheets(game: GameSeen, again: unknown = 0) {
  const { ask } = useDesk();
  const [sheets, set] = useState<readonly SheetSeen[] | null>(null);
  useEffect(() => {
    let current = true;
    if (game.has_sheets) {
      void ask("GET /api/games/{game}/sheets", { parts: { game: game.game } }).then(
        (answer) => current && answer && set(answer.said),
      );
    }
    return () => {
      current = false;
    };
  }, [game.game, again]);
  return sheets;
}

/** One of them, whole; null until it is here. */
export function useSheet(game: GameSeen, sheet: string) {
  const { ask } = useDesk();
  const [whole, set] = useState<SheetData | null>(null);
  useEffect(() => {
    let current = true;
    set(null);
    if (sheet) {
      const parts = { game: game.game, key: sheet };
      void ask("GET /api/games/{game}/sheets/{key}", { parts }).then(
        (answer) => current && answer && set(answer.said),
      );
    }
    return () => {
      current = false;
    };
  }, [game.game, sheet]);
  return whole;
}

function pathTo(game: string) {
  return `/api/games/${encodeURIComponent(game)}/sheets`;
}

/** @param key the host's */
export function saveSheet(game: string, sheet: string, key: string) {
  return save(`${pathTo(game)}/${encodeURIComponent(sheet)}/export`, key, `${sheet}.toml`);
}

/** A file goes to the hub as it is; what is wrong with it, the hub says. */
export async function bringSheet(game: string, file: File, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  let response: Response;
  try {
    response = await fetch(`${pathTo(game)}/import`, {
      method: "POST",
      headers,
      body: await file.text(),
    });
  } catch (error) {
    throw new Refused(reasonOf(error));
  }
  const said = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(said?.refusal ?? reasonOf(null));
  return said;
}
