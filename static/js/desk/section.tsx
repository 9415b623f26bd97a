/** A title with what belongs to it, and a question before what cannot be undone. */
import type { ComponentChildren } from "preact";

interface SectionProps {
  title?: string;
  class?: string;
  aside?: ComponentChildren;
  children?: ComponentChildren;
}

export function Section({ title = "", class: name = "", aside = null, children }: SectionProps) {
  return (
    <section class={`desk-section ${name}`}>
      {(title || aside) && (
        <header>
          {title && <h2>{title}</h2>}
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
