/** A part whose code comes only when it is drawn for the first time. */

import type { ComponentType, RenderableProps } from "preact";
import { useEffect, useState } from "preact/hooks";

export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: RenderableProps<P>) {
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
    return Part ? <Part {...props} /> : null;
  };
}
