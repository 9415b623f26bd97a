/** Sheets of a game as the hub keeps them: the list, and files to take away and bring in. */
import { Refused, reasonOf } from "../core/ask.js";
import { useEffect, useState } from "../core/html.js";
import { save } from "../core/saving.js";
import { useDesk } from "./desk.js";

/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("../../wire/protocol.js").SheetSeen} SheetSeen */
/** @typedef {import("../core/face.js").SheetData} SheetData */

/** All there are; null until they are here, or where the game has none. @param {GameSeen} game @param {unknown} [again] */
export function useSheets(game, again = 0) {
  const { ask } = useDesk();
  const [sheets, set] = useState(/** @type {readonly SheetSeen[] | null} */ (null));
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

/** One of them, whole; null until it is here. @param {GameSeen} game @param {string} sheet */
export function useSheet(game, sheet) {
  const { ask } = useDesk();
  const [whole, set] = useState(/** @type {SheetData | null} */ (null));
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

/** @param {string} game */
function pathTo(game) {
  return `/api/games/${encodeURIComponent(game)}/sheets`;
}

/** @param {string} game @param {string} sheet @param {string} key the host's */
export function saveSheet(game, sheet, key) {
  return save(`${pathTo(game)}/${encodeURIComponent(sheet)}/export`, key, `${sheet}.toml`);
}

/** A file goes to the hub as it is; what is wrong with it, the hub says. @param {string} game @param {File} file @param {string} key */
export async function bringSheet(game, file, key) {
  const headers = { authorization: `Bearer ${key}` };
  let response;
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
