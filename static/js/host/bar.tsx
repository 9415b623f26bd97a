/** The line above every page of the host: the way back, language and light; and what went wrong. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../parts/icon.tsx";
import { LanguagePick, ThemePick } from "../parts/language.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useDesk } from "./desk.ts";
import type { Page } from "./route.ts";
import { hashOf } from "./route.ts";

/** Where a page was come to from; all others come from the first. */
const BACK: Partial<Record<Page, Page>> = {
  night: "nights",
  people: "nights",
  sheets: "alone",
  sheet: "sheets",
};

export function Bar({ page, name }: { page: Page; name: string }) {
  const { translator } = useDesk();
  const [isOpen, open] = useState(false);
  const back = BACK[page] ?? "home";
  return (
    <header class={page === "home" ? "bar over" : "bar"}>
      {page === "home" ? (
        <span class="bar-name spoken">{translator.text("host-bar")}</span>
      ) : (
        <a class="plain bar-back" href={hashOf(back, back === "home" ? "" : name.split("/")[0])}>
          <Icon name="back" />
          <span>{translator.text(`host-to-${back}`)}</span>
        </a>
      )}
      <button
        type="button"
        class="plain round"
        aria-label={translator.text("host-likes")}
        onClick={() => open(true)}
      >
        <Icon name="tongue" />
      </button>
      {isOpen && (
        <Sheet
          title={translator.text("host-likes")}
          close={translator.text("close")}
          onClose={() => open(false)}
        >
          <LanguagePick words={translator} />
          <ThemePick words={translator} />
        </Sheet>
      )}
    </header>
  );
}

/** Why the last thing asked was not done; gone with a tap. A sheet has its own, inside. */
export function Trouble({ inside = false }: { inside?: boolean }) {
  const { trouble, tell, translator } = useDesk();
  if (!trouble) return null;
  return (
    <div class={inside ? "trouble inside" : "trouble"} role="alert">
      <p>{translator.reason(trouble)}</p>
      <button type="button" class="plain" onClick={() => tell(null)}>
        {translator.text("understood")}
      </button>
    </div>
  );
}

interface SectionProps {
  title: string;
  children?: ComponentChildren;
  class?: string;
}

/** A title with what belongs to it. */
export function Section({ title, children, class: name = "" }: SectionProps) {
  return (
    <section class={`part ${name}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface FoldProps {
  title: string;
  icon?: string;
  note?: string;
  isOpen?: boolean;
  children?: ComponentChildren;
}

/** Something folded away. */
export function Fold({ title, icon = "", note = "", isOpen = false, children }: FoldProps) {
  return (
    <details class="fold" open={isOpen}>
      <summary>
        {icon && <Icon name={icon} />}
        <span class="fold-title">
          <span>{title}</span> {note && <span class="fold-note">{note}</span>}
        </span>
      </summary>
      <div class="fold-inside">{children}</div>
    </details>
  );
}

interface SureProps {
  label: string;
  question: string;
  yes: string;
  icon?: string;
  isMild?: boolean;
  onYes: () => void;
}

/** A button that asks before it does what cannot be undone; mild, where nothing is lost by it. */
export function Sure({ label, question, yes, icon = "", isMild = false, onYes }: SureProps) {
  const { translator } = useDesk();
  const [isAsking, ask] = useState(false);
  const confirm = () => {
    ask(false);
    onYes();
  };
  return (
    <>
      <button type="button" class={isMild ? "button" : "button danger"} onClick={() => ask(true)}>
        <span class="with-icon">
          {icon && <Icon name={icon} />} {label}
        </span>
      </button>
      {isAsking && (
        <Sheet title={label} close={translator.text("close")} onClose={() => ask(false)}>
          <p>{question}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => ask(false)}>
              {translator.text("host-rather-not")}
            </button>
            <button type="button" class={isMild ? "button main" : "button seal"} onClick={confirm}>
              {yes}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
