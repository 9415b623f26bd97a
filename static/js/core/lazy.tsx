/** A part whose code comes only when it is drawn for the first time. */

import type { ComponentType, RenderableProps } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetchModule } from "./fetch-again.ts";

/**
 * @param load an arrow that does nothing but import the module
 * @param pick the part in it
 */
export function lazy<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: RenderableProps<P>) {
    const [Part, set] = useState(() => found);
    useEffect(() => {
      let current = true;
      if (!Part) {
        void fetchModule(load).then((module) => {
          found = pick(module);
          if (current) set(() => found);
        });
      }
      return () => {
        current = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
