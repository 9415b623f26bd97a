/** A pasted list as the hub reads it, one row for each person, before anybody is entered. */

import { useEffect, useState } from "preact/hooks";
import type { NameRead, NamesRead, Reason } from "../../../wire/protocol.d.ts";
import { reasonOf } from "../../core/ask.ts";
import type { Translator } from "../../core/translator.ts";

/** `reason` is why the whole list does not read. */
interface ListSeen {
  text: string;
  names: readonly NameRead[];
  reason: Reason | null;
}

/** Whoever types is not asked after every letter. */
const WAITS = 300;

/**
 * The list as it stands; null until the hub has read it.
 * @param again read anew when this changes
 */
export function useListSeen(
  text: string,
  read: (text: string) => Promise<NamesRead>,
  again?: unknown,
): ListSeen | null {
  const [seen, see] = useState<ListSeen | null>(null);
  useEffect(() => {
    if (!text.trim()) return undefined;
    let current = true;
    const look = async () => {
      const said = await read(text).then(
        ({ names }) => ({ text, names, reason: null }),
        (error) => ({ text, names: [], reason: reasonOf(error) }),
      );
      if (current) see(said);
    };
    const timer = setTimeout(look, WAITS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, again]);
  return text.trim() ? seen : null;
}

/** How many would be entered; with a wrong line nobody is. */
export function freshOf(seen: ListSeen | null) {
  if (!seen || seen.names.some((each) => each.wrong)) return 0;
  return seen.names.filter((each) => !each.known).length;
}

export function ListRows({ seen, translator }: { seen: ListSeen | null; translator: Translator }) {
  if (!seen) return null;
  if (seen.reason)
    return (
      <p class="refusal" role="alert">
        {translator.reason(seen.reason)}
      </p>
    );
  return (
    <ol class="t-list" tabindex={0} aria-label={translator.text("t-list")} data-scrolls>
      {seen.names.map((each) => (
        <li key={each.line} class={each.wrong ? "wrong" : each.known ? "known" : ""}>
          <i>{each.line}</i> <span class="t-list-name">{each.name}</span>
          {each.wrong && <span class="t-list-note">{translator.reason(each.wrong)}</span>}
          {!each.wrong && each.known && (
            <span class="t-list-note">{translator.text("t-list-known")}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
