/** Keys on trial, at work: what the address brings and this browser keeps, and the link they open. */
import { useEffect, useState } from "./html.js";
import { keepKey, keptKey } from "./kept.js";
import { isKey, keyOf, onTrial, opened, refused } from "./keys.js";
import { takeFragment } from "./page.js";
import { useLink } from "./table.js";

/** @typedef {import("../../wire/protocol.js").Sight} Sight */
/** @typedef {import("./kept.js").Kind} Kind */
/** @typedef {import("./keys.js").Keys} Keys */

const REFUSED = ["no-key", "key-revoked"];

/** The key behind the #, taken out of the address; nothing if there is none. */
export function broughtKey() {
  return isKey(location.hash) ? takeFragment() : "";
}

/** The keys of this page's address and of this browser, anew whenever the address brings one. @param {() => string} kept @returns {[Keys, (keys: Keys) => void]} */
export function useKeys(kept) {
  const [keys, set] = useState(() => onTrial(broughtKey(), kept()));
  useEffect(() => {
    const moved = () => {
      const brought = broughtKey();
      if (brought) set(onTrial(brought, kept()));
    };
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return [keys, set];
}

/**
 * The connection to a table by whichever key opens it, and whether none does.
 *
 * @param {Kind} kind @param {string} table one for as long as this is there
 * @param {(sight: Sight) => boolean} [isMeant] whether what a key opened is what this page is for
 */
export function useKeyedLink(kind, table, isMeant = () => true) {
  const [keys, set] = useKeys(() => keptKey(kind, table)?.key ?? "");
  const key = keyOf(keys);
  const link = useLink(key ? { table, key } : null);
  const sight = link?.sight ?? null;
  const isOpen = sight !== null && isMeant(sight);
  const isShut = link !== null && (REFUSED.includes(link.why) || (sight !== null && !isOpen));
  useEffect(() => {
    if (isShut) set(refused(keys));
    else if (isOpen && keys.brought) {
      keepKey(kind, table, { key });
      set(opened(keys));
    }
  }, [isOpen, isShut, key]);
  return { link, isRefused: keys.isRefused, wasKept: keys.brought === "" };
}
