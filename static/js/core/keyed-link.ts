/**
 * Keys on trial, at work: what the address brings and this browser keeps, and the link they open.
 */
import { useEffect, useState } from "preact/hooks";
import type { Sight } from "../../wire/protocol.d.ts";
import { useHashChange } from "./hash.ts";
import type { Keys } from "./keys.ts";
import { isKey, keyOf, onTrial, opened, refused } from "./keys.ts";
import { takeFragment } from "./page.ts";
import type { Kind } from "./storage.ts";
import { keepKey, keptKey } from "./storage.ts";
import { useLink } from "./table.ts";

const REFUSED = ["no-key", "key-revoked"];

/** The key behind the #, taken out of the address; nothing if there is none. */
export function broughtKey() {
  return isKey(location.hash) ? takeFragment() : "";
}

/** The keys of this page's address and of this browser, anew whenever the address brings one. */
export function useKeys(kept: () => string): [Keys, (keys: Keys) => void] {
  const [keys, set] = useState(() => onTrial(broughtKey(), kept()));
  useHashChange(() => {
    const brought = broughtKey();
    if (brought) set(onTrial(brought, kept()));
  });
  return [keys, set];
}

/**
 * The connection to a table by whichever key opens it, and whether none does.
 * @param table one for as long as this is there
 * @param isMeant whether what a key opened is what this page is for
 */
export function useKeyedLink(
  kind: Kind,
  table: string,
  isMeant: (sight: Sight) => boolean = () => true,
) {
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
