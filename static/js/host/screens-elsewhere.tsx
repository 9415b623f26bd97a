/** Screens that show another table already: one tap, and they show this one. */

import { useAsked, useDesk } from "./desk.ts";

interface ScreensElsewhereProps {
  to: string;
  onSent: () => void;
}

export function ScreensElsewhere({ to, onSent }: ScreensElsewhereProps) {
  const { translator, ask } = useDesk();
  const [tables] = useAsked("GET /api/tables");
  const others = (tables ?? []).filter(({ table, screen }) => screen && table !== to);
  if (others.length === 0) return null;
  const send = async (from: string) => {
    const body = { table: to };
    if (await ask("POST /api/tables/{name}/screens", { parts: { name: from }, body })) onSent();
  };
  return (
    <div class="stack">
      {others.map(({ table }) => (
        <button
          key={table}
          type="button"
          class="button"
          data-send-screen={table}
          onClick={() => send(table)}
        >
          {translator.text("host-screen-send", { from: table, to })}
        </button>
      ))}
    </div>
  );
}
