/**
 * Tokens that a tournament's player would give themselves, on the phones of that table: one tap
 * says that it is right, or that it is not. It blocks nothing.
 */
import type { AskedCorrection } from "../../wire/protocol.d.ts";
import { isDoubleTap } from "../core/double-tap.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { Icon } from "./icon.tsx";

export function CorrectionNotices() {
  const { sight } = useTable();
  const asked = sight.corrections ?? [];
  if (asked.length === 0) return null;
  return (
    <div role="status">
      <ul class="correction-notices">
        {asked.map((each) => (
          <li key={each.since} data-asked={each.since}>
            <Notice asked={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What fills the sentences about it. */
export function askedWords(asked: AskedCorrection, translator: Translator) {
  const { seat, was, now, yes, needs, figure, key } = asked;
  const counter = translator.name("counter", key);
  const what = figure ? `${translator.name("character", figure)}, ${counter}` : counter;
  return { name: translator.seat(seat), what, was, now, yes, needs };
}

function Notice({ asked }: { asked: AskedCorrection }) {
  const { sight, translator } = useTable();
  const { called } = asked;
  const isMine = asked.seat === sight.you;
  const said = called
    ? "correction-called"
    : isMine
      ? "correction-mine"
      : asked.answer
        ? "correction-right"
        : "correction-waits";
  return (
    <>
      <Icon name={called ? "hand" : "set"} />
      <p>{translator.text(said, askedWords(asked, translator))}</p>
      {asked.answer && <YesNo asked={asked} />}
    </>
  );
}

function YesNo({ asked }: { asked: AskedCorrection }) {
  const { translator, link, refuse } = useTable();
  const say = async (event: MouseEvent, isRight: boolean) => {
    if (isDoubleTap(event)) return;
    const answer = await link.confirm(asked.since, isRight);
    // Somebody else was faster: it is said already.
    const isSettled = answer.ok || answer.refusal?.code === "no-correction";
    refuse(isSettled ? null : (answer.refusal ?? null));
  };
  return (
    <>
      <button
        type="button"
        class="button seat-yes"
        disabled={link.sending > 0}
        onClick={(event) => say(event, true)}
      >
        {translator.text("correction-yes")}
      </button>
      <button
        type="button"
        class="button seat-no"
        disabled={link.sending > 0}
        onClick={(event) => say(event, false)}
      >
        {translator.text("correction-no")}
      </button>
    </>
  );
}
