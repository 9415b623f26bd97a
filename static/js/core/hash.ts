/** What stands behind the # of the address, for a page that goes by it. */
import { useEffect, useState } from "preact/hooks";

/** Calls it whenever the address changed behind the #. */
export function useHashChange(changed: () => void) {
  useEffect(() => {
    // An effect runs after the first drawing: the address may have changed between the two.
    changed();
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
}

export function useHash(): string {
  const [hash, set] = useState(location.hash);
  useHashChange(() => set(location.hash));
  return hash;
}
