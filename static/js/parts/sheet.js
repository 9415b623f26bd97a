/** A sheet that comes up from the thumb's side: a dialog with a title and a way out. */
import { html, useEffect, useRef } from "../core/html.js";
import { Icon } from "./icon.js";

/** @param {{title: string, close: string, onClose: () => void, wide?: boolean, badge?: any, children?: any}} props */
export function Sheet({ title, close, onClose, wide = false, badge = null, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      // Whoever goes by keyboard goes on where the sheet was opened.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  /** A tap beside the sheet puts it away. @param {MouseEvent} event */
  const beside = (event) => event.target === dialog.current && onClose();
  return html`<dialog ref=${dialog} class=${wide ? "sheet wide" : "sheet"} aria-label=${title}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }} onClick=${beside}>
    <div class="sheet-body">
      <header class="sheet-head">
        ${badge}<h2>${title}</h2>
        <button type="button" class="plain round" onClick=${onClose} aria-label=${close}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
