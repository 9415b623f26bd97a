/**
 * Tournaments in the host's hands: opened here, run from the referee's desk. Nothing of a result.
 */
import { useMemo, useState } from "preact/hooks";
import type { TournamentSeen } from "../../wire/protocol.d.ts";
import { keptKey } from "../core/kept.ts";
import { useWords } from "../core/table.ts";
import { Telling } from "../core/telling.ts";
import { Icon } from "../parts/icon.tsx";
import { Section, Sure } from "./bar.tsx";
import { useAsked, useDesk } from "./desk.ts";
import { hashOf } from "./route.ts";

const LOOK_EVERY = 4000;

/** A tournament's words, which only these pages of the host need; null until they are here. */
export function useTournamentWords() {
  const words = useWords("tournament");
  return useMemo(() => words && new Telling(words), [words]);
}

/** The button on the first page, there with all others: one that came later would move them. */
export function ToTournament() {
  const { telling } = useDesk();
  return (
    <a class="button ink" href={hashOf("tournament")} data-tournament>
      <span class="ink-name">{telling.text("host-tournament")}</span>
      <span class="ink-text">{telling.text("host-tournament-text")}</span>
    </a>
  );
}

/** Those that are not closed, and the way to each desk. */
export function Tournaments() {
  const telling = useTournamentWords();
  const [count, again] = useState(0);
  const [all] = useAsked("GET /api/tournaments", { every: LOOK_EVERY, again: count });
  if (!telling || !all || all.length === 0) return null;
  return (
    <Section title={telling.text("host-tournaments")}>
      <ul class="tables">
        {all.map((seen) => (
          <li key={seen.table}>
            <Card seen={seen} telling={telling} onGone={() => again(count + 1)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CardProps {
  seen: TournamentSeen;
  telling: Telling;
  onGone: () => void;
}

function Card({ seen, telling, onGone }: CardProps) {
  const { ask } = useDesk();
  const [link, show] = useState("");
  const isHere = keptKey("desk", seen.table) !== null;
  const where =
    seen.phase === "round" || seen.phase === "between"
      ? telling.text("t-round-of", { round: seen.round, rounds: seen.rounds })
      : telling.name("phase", seen.phase);
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
          {telling.name("game", "tournament")} <span class="table-name">{seen.code}</span>
        </span>
        <span class="table-state">
          {where} · {telling.text("host-tournament-players", { count: seen.players })}
        </span>
      </span>
      <div class="row">
        {seen.ended && (
          <a class="button" href={`/join/${encodeURIComponent(seen.code)}`} data-ranking>
            {telling.text("host-ranking")}
          </a>
        )}
        {isHere && (
          <a class="button main" href={`/desk/${seen.table}`} data-desk>
            {telling.text("host-desk")}
          </a>
        )}
        <Sure
          label={telling.text("host-desk-key")}
          question={telling.text("host-desk-key-text")}
          yes={telling.text("host-desk-key")}
          isMild
          onYes={give}
        />
      </div>
      {link && (
        <div class="shown-once" role="status">
          <p>
            <Icon name="lock" /> {telling.text("host-desk-once")}
          </p>
          <p class="address">
            <a href={link} data-desk-link>
              {link}
            </a>
          </p>
          <Copy text={link} telling={telling} />
        </div>
      )}
      <div class="row apart">
        <Sure
          label={telling.text("host-tournament-delete")}
          question={telling.text("host-tournament-delete-text")}
          yes={telling.text("host-tournament-delete")}
          onYes={remove}
        />
      </div>
    </article>
  );
}

/** To the clipboard, also where a page came without encryption. */
function Copy({ text, telling }: { text: string; telling: Telling }) {
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
      {telling.text(isDone ? "host-desk-copied" : "host-desk-copy")}
    </button>
  );
}
