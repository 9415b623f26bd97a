/** Before the first draw: how to enter, and who has. */

import type { Hall as HallOwn } from "../../../wire/own/tournament.d.ts";
import { useTable } from "../../core/table.ts";
import { pictured, useWelcome } from "../../parts/welcome.ts";
import { useFitted } from "./fitted.ts";
import type { Layout } from "./fitting.ts";
import { parted } from "./fitting.ts";
import { Dots, pageKind, useTurning } from "./paging.tsx";

function layouts(each: number): Layout[] {
  return Array.from({ length: Math.max(1, Math.min(each, 5)) }, (_, at) => ({ columns: at + 1 }));
}

export function Arriving({ own }: { own: HallOwn }) {
  const { translator } = useTable();
  const welcome = useWelcome();
  const here = own.people.filter((person) => person.is_present);
  const names = here.map((person) => person.name).join();
  const { ref, pages } = useFitted(here.length, `${names}/${Boolean(welcome)}`, layouts);
  const at = useTurning(pages);
  return (
    <main class="t-arriving">
      {here.length === 0 && (
        <section class="t-nobody">
          <p class="t-nobody-name">{translator.name("phase", own.frame.phase)}</p>
          <p>{translator.text("t-hall-count", { count: 0 })}</p>
        </section>
      )}
      <section
        class="t-arrived"
        aria-label={translator.text("t-hall-names")}
        hidden={here.length === 0}
      >
        <h2>{translator.text("t-hall-count", { count: here.length })}</h2>
        <div class="t-fit" ref={ref}>
          {parted(here, pages).map((page, each) => (
            <ul key={each} class={pageKind(each === at)}>
              {page.map((person) => (
                <li key={person.entrant} class="t-name" data-whole>
                  {person.name}
                </li>
              ))}
            </ul>
          ))}
        </div>
        <Dots at={at} count={pages} />
      </section>
      {welcome?.code && (
        <aside class="t-enter">
          <h2>{translator.text("t-hall-enter")}</h2>
          <span class="invite-frame">
            <img
              class="invite-code"
              alt={translator.text("screen-join-picture")}
              src={pictured(welcome.scan)}
            />
          </span>
          <p class="t-hall-code">{welcome.code}</p>
          <p>
            {translator.text("screen-join-type", {
              host: new URL(welcome.link).host,
              code: welcome.code,
            })}
          </p>
          <p class="hint">{translator.text("t-hall-enter-text")}</p>
        </aside>
      )}
    </main>
  );
}
