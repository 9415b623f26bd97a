/**
 * Tournaments in the host's hands: opened here, run from the referee's desk. Nothing of a result.
 */
import { useMemo, useState } from "preact/hooks";
import type { TournamentSeen } from "../../wire/protocol.d.ts";
import { keptKey } from "../core/storage.ts";
import { useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import { Icon } from "../parts/icon.tsx";
import { Section, Sure } from "./bar.tsx";
import { useAsked, useDesk } from "./desk.ts";

const LOOK_EVERY = 4000;

/** A tournament's words, which only these pages of the host need; null until they are here. */
export function useTournamentWords() {
  const words = useWords("tournament");
  return useMemo(() => words && new Translator(words), [words]);
}

/** Those that are not closed, and the way to each desk. */
export function Tournaments() {
  const translator = useTournamentWords();
  const [count, again] = useState(0);
  const [all] = useAsked("GET /api/tournaments", { every: LOOK_EVERY, again: count });
  if (!translator || !all || all.length === 0) return null;
  return (
    <Section title={translator.text("host-tournaments")}>
      <ul class="tables">
        {all.map((seen) => (
          <li key={seen.table}>
            <Card seen={seen} translator={translator} onGone={() => again(count + 1)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CardProps {
  seen: TournamentSeen;
  translator: Translator;
  onGone: () => void;
}

function Card({ seen, translator, onGone }: CardProps) {
  const { ask } = useDesk();
  const [link, show] = useState("");
  const isHere = keptKey("desk", seen.table) !== null;
  const where =
    seen.phase === "round" || seen.phase === "between"
      ? translator.text("t-round-of", { round: seen.round, rounds: seen.rounds })
      : translator.name("phase", seen.phase);
  const give = async () => {
    const made = await ask("POST /api/tournaments/{name}/referee", { parts: { name: seen.table } });
    if (made)
      show(`${new URL(seen.link || location.href).origin}/desk/${seen.table}#${made.said.key}`);
  };
  const remove = async () => {
    if (await ask("DELETE /api/tables/{name}", { parts: { name: seen.table } })) onGone();
  };
  return (
    <article class="table-card is-playing tournament" data-table={seen.table}>
      <span class="table-facts">
        <span class="table-game">
          {translator.name("game", "tournament")} <span class="table-name">{seen.code}</span>
        </span>
        <span class="table-state">
          {where} · {translator.text("host-tournament-players", { count: seen.players })}
        </span>
      </span>
      <div class="row">
        {seen.ended && (
          <a class="button" href={`/join/${encodeURIComponent(seen.code)}`} data-ranking>
            {translator.text("host-ranking")}
          </a>
        )}
        {isHere && (
          <a class="button main" href={`/desk/${seen.table}`} data-desk>
            {translator.text("host-desk")}
          </a>
        )}
        <Sure
          label={translator.text("host-desk-key")}
          question={translator.text("host-desk-key-text")}
          yes={translator.text("host-desk-key")}
          isMild
          onYes={give}
        />
      </div>
      {link && (
        <div class="shown-once" role="status">
          <p>
            <Icon name="lock" /> {translator.text("host-desk-once")}
          </p>
          <p class="address">
            <a href={link} data-desk-link>
              {link}
            </a>
          </p>
          <Copy text={link} translator={translator} />
        </div>
      )}
      <div class="row apart">
        <Sure
          label={translator.text("host-tournament-delete")}
          question={translator.text("host-tournament-delete-text")}
          yes={translator.text("host-tournament-delete")}
          onYes={remove}
        />
      </div>
    </article>
  );
}

/** To the clipboard, also where a page came without encryption. */
function Copy({ text, translator }: { text: string; translator: Translator }) {
  const [isDone, done] = useState(false);
  const copy = () => {
    const hand = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData("text/plain", text);
    };
    addEventListener("copy", hand);
    done(document.execCommand("copy"));
    removeEventListener("copy", hand);
  };
  return (
    <button type="button" class="button" data-copy onClick={copy}>
      {translator.text(isDone ? "host-desk-copied" : "host-desk-copy")}
    </button>
  );
}
