/** A sheet that comes up from the thumb's side: a dialog with a title and a way out. */
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { useFitted } from "../core/fit.ts";
import { questionFor } from "../core/status.ts";
import { TableContext } from "../core/table.ts";
import { Icon } from "./icon.tsx";

interface SheetProps {
  title: string;
  close: string;
  onClose: () => void;
  wide?: boolean;
  badge?: ComponentChildren;
  children?: ComponentChildren;
}

export function Sheet({ title, close, onClose, wide = false, badge = null, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const body = useRef<HTMLDivElement | null>(null);
  useFitted(body);
  useGivingWay(onClose);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      // Whoever goes by keyboard goes on where the sheet was opened; the page stays where it was.
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  /** A tap beside the sheet puts it away. */
  const beside = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    <dialog
      ref={dialog}
      class={wide ? "sheet wide" : "sheet"}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking, by a second Escape or a swipe back.
      onClose={() => dialog.current && onClose()}
      onClick={beside}
    >
      <div class="sheet-body" ref={body}>
        <header class="sheet-head">
          {badge}
          <h2>{title}</h2>
          <button type="button" class="plain round" onClick={onClose} aria-label={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** What is newly asked here would lie under the sheet, and nobody would see it. */
function useGivingWay(onClose: () => void) {
  const sight = useContext(TableContext)?.sight;
  const question = sight ? questionFor(sight) : -1;
  const before = useRef(question);
  useEffect(() => {
    if (question >= 0 && question !== before.current) onClose();
    before.current = question;
  }, [question]);
}
