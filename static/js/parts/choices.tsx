/** The choices of a field: what can be picked first, and what cannot together below it, small. */

import type { Choice } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { ChoiceButton } from "./choice.tsx";

/** So many closed ones each say why; more are told together. */
const FEW = 2;

interface ChoicesProps {
  of: string;
  choices: readonly Choice[];
  out?: Set<string | number>;
  onTake: (value: string | number) => void;
}

export function Choices({ of, choices, out = new Set(), onTake }: ChoicesProps) {
  const closed = choices.filter((choice) => choice.closed !== null);
  const isTogether = of === "card" && closed.length > FEW;
  const shown = isTogether ? choices.filter((choice) => choice.closed === null) : choices;
  return (
    <>
      <div class={`choices of-${of}`} data-count={shown.length}>
        {shown.map((choice, at) => (
          <ChoiceButton
            key={`${choice.value}/${at}`}
            of={of}
            choice={choice}
            isOut={out.has(choice.value)}
            onTake={() => onTake(choice.value)}
          />
        ))}
      </div>
      {isTogether &&
        grouped(closed).map(([code, group]) => (
          <ClosedChoices key={code} of={of} code={code} choices={group} />
        ))}
    </>
  );
}

/** By why they are closed, in their order. */
function grouped(closed: readonly Choice[]): [string, Choice[]][] {
  const groups: Map<string, Choice[]> = new Map();
  for (const choice of closed) {
    const code = choice.closed?.code ?? "";
    groups.set(code, [...(groups.get(code) ?? []), choice]);
  }
  return [...groups];
}

interface ClosedChoicesProps {
  of: string;
  code: string;
  choices: readonly Choice[];
}

/** How many there are and why, then their names. */
function ClosedChoices({ of, code, choices }: ClosedChoicesProps) {
  const { translator } = useTable();
  return (
    <div class="choices-closed">
      <p>{whyTogether(translator, code, choices)}</p>
      <ul>
        {choices.map((choice) => (
          <li key={choice.value} data-closed={choice.value}>
            {translator.choice(of, choice.value)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function whyTogether(translator: Translator, code: string, choices: readonly Choice[]) {
  const count = choices.length;
  const id = `refusal-${code}-many`;
  if (translator.words.has(id)) return translator.text(id, { count });
  return choices[0].closed ? translator.reason(choices[0].closed) : "";
}
