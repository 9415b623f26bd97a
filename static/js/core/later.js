/** A part whose code comes only when it is drawn for the first time. */
import { html, useEffect, useState } from "./html.js";

/**
 * @template P
 * @param {() => Promise<{default: import("preact").ComponentType<P>}>} load
 * @returns {import("preact").ComponentType<P>}
 */
export function later(load) {
  /** @type {import("preact").ComponentType<P> | null} */
  let found = null;
  return function Later(/** @type {P} */ props) {
    const [Part, set] = useState(() => found);
    useEffect(() => {
      let current = true;
      if (!Part) {
        void load().then((module) => {
          found = module.default;
          if (current) set(() => found);
        });
      }
      return () => {
        current = false;
      };
    }, []);
    return Part ? html`<${Part} ...${props} />` : null;
  };
}
