/** What is the referee's alone lies face down until it is wanted, and covers itself again. */
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";

/** A laptop stands in a room: what nobody looks at any more covers itself. */
const COVERS_AFTER = 60_000;

export function useCovered(): [boolean, (isOpen: boolean) => void] {
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

/** What lies there. */
export type Covered = "standings" | "sheets";

interface CoverButtonProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  what?: Covered;
}

export function CoverButton({ isOpen, onOpen, what = "standings" }: CoverButtonProps) {
  const { translator } = useTable();
  return (
    <button
      type="button"
      class="button"
      aria-pressed={isOpen ? "true" : "false"}
      data-cover
      onClick={() => onOpen(!isOpen)}
    >
      <span class="with-icon">
        <Icon name={isOpen ? "cover" : "eye"} />{" "}
        {translator.text(isOpen ? `desk-${what}-hide` : `desk-${what}-show`)}
      </span>
    </button>
  );
}

export function FaceDown() {
  return (
    <div class="desk-cover" aria-hidden="true">
      <Icon name="lock" />
    </div>
  );
}
