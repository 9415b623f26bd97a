/** How to set the table with the real box, step by step, until the first turn. */
import { setupOf } from "../core/setup.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "./icon.tsx";

/** Folded, where there is little room. */
export function SetTheTable({ isOpen = false }: { isOpen?: boolean }) {
  const { sight, translator } = useTable();
  const steps = setupOf(sight, translator);
  if (steps.length === 0) return null;
  return (
    <details class="fold set-table" open={isOpen}>
      <summary>
        <Icon name="deck" /> {translator.text("setup-title")}
      </summary>
      <div class="fold-inside">
        <Steps steps={steps} />
      </div>
    </details>
  );
}

/** Laid open, to be read by all. */
export function TableSetting() {
  const { sight, translator } = useTable();
  const steps = setupOf(sight, translator);
  if (steps.length === 0) return null;
  return (
    <section class="set-table">
      <h2>{translator.text("setup-title")}</h2>
      <Steps steps={steps} />
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol class="set-steps">
      {steps.map((step, at) => (
        <li key={at}>
          <b aria-hidden="true">{at + 1}</b> <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
