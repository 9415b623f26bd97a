/** What is the referee's alone lies face down until it is wanted, and covers itself again. */
import { html, useEffect, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";

/** A laptop stands in a room: what nobody looks at any more covers itself. */
const COVERS_AFTER = 60_000;

/** @returns {[boolean, (isOpen: boolean) => void]} */
export function useCovered() {
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const cover = () => open(false);
    const timer = setTimeout(cover, COVERS_AFTER);
    // The printer's dialog lies before the window, and that is no looking away.
    const print = () => removeEventListener("blur", cover);
    const printed = () => addEventListener("blur", cover);
    printed();
    addEventListener("beforeprint", print);
    addEventListener("afterprint", printed);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", cover);
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", printed);
    };
  }, [isOpen]);
  return [isOpen, open];
}

/** What lies there. @typedef {"standings" | "sheets"} Covered */

/** @param {{isOpen: boolean, onOpen: (isOpen: boolean) => void, what?: Covered}} props */
export function CoverButton({ isOpen, onOpen, what = "standings" }) {
  const { telling } = useTable();
  return html`<button type="button" class="button" aria-pressed=${isOpen ? "true" : "false"} data-cover onClick=${() => onOpen(!isOpen)}>
    <span class="with-icon"><${Icon} name=${isOpen ? "cover" : "eye"} /> ${telling.text(isOpen ? `desk-${what}-hide` : `desk-${what}-show`)}</span></button>`;
}

export function FaceDown() {
  return html`<div class="desk-cover" aria-hidden="true"><${Icon} name="lock" /></div>`;
}
