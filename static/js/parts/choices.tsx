/** The choices of a field: what can be picked first, and what cannot together below it, small. */

import type { Choice } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import type { Translator } from "../core/translator.ts";
import { ChoiceButton } from "./choice.tsx";

/** So many closed ones each say why; more, for one reason, are told together. */
const FEW = 2;

interface ChoicesProps {
  of: string;
  choices: readonly Choice[];
  out?: Set<string | number>;
  isAimed?: boolean;
  onTake: (value: string | number) => void;
}

export function Choices({ of, choices, out = new Set(), isAimed = true, onTake }: ChoicesProps) {
  const { translator } = useTable();
  const groups = grouped(choices).filter(
    ([code, group]) => group.length > FEW && together(translator, code),
  );
  const told = new Set(groups.flatMap(([, group]) => group));
  const shown = choices.filter((choice) => !told.has(choice));
  return (
    <>
      <div class={`choices of-${of}`} data-count={shown.length}>
        {shown.map((choice, at) => (
          <ChoiceButton
            key={`${choice.value}/${at}`}
            of={of}
            choice={choice}
            isOut={out.has(choice.value)}
            isAimed={isAimed}
            onTake={() => onTake(choice.value)}
          />
        ))}
      </div>
      {groups.map(([code, group]) => (
        <ClosedChoices key={code} of={of} code={code} choices={group} />
      ))}
    </>
  );
}

/** Those that are closed, by why, in their order. */
function grouped(choices: readonly Choice[]): [string, Choice[]][] {
  const groups: Map<string, Choice[]> = new Map();
  for (const choice of choices) {
    const code = choice.closed?.code;
    if (code) groups.set(code, [...(groups.get(code) ?? []), choice]);
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
      <p>
        <b>{choices.length}</b> {together(translator, code)}
      </p>
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

/** How it is said of many, after their number. */
function together(translator: Translator, code: string) {
  return translator.words.attribute(`refusal-${code}`, "many");
}
