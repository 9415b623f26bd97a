/**
 * A part whose code comes when it is drawn. As `core/lazy.tsx`, but of the phone's own: what pages
 * share with faces is a file of its own, and each file costs every phone a request.
 */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return function Later(props: P) {
    const [Part, set] = useState<ComponentType<P> | null>(null);
    useEffect(() => void load().then((module) => set(() => module.default)), []);
    return Part && <Part {...props} />;
  };
}
