/** How to come to the table: codes to scan and an address to type, while a seat is free. */
import type { ComponentChildren } from "preact";
import type { Person, Welcome } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { pictured, useWelcome } from "../parts/welcome.ts";

/** The chairs that are there; a sight names all that any game could need. */
export function chairsOf(people: readonly Person[], welcome: Welcome) {
  const last = people.reduce((most, person) => (person.name ? person.seat + 1 : most), 0);
  return people.slice(0, Math.max(welcome.seats.length, last));
}

/** A code as a picture; its drawing came with the message. */
function Code({ svg, label }: { svg: string; label: string }) {
  return (
    <span class="invite-frame">
      <img class="invite-code" alt={label} src={pictured(svg)} />
    </span>
  );
}

function Scanned({ welcome, children }: { welcome: Welcome; children?: ComponentChildren }) {
  const { translator, sight } = useTable();
  const { host } = new URL(welcome.link);
  const code = welcome.code || sight.of;
  return (
    <div class="invite">
      <Code svg={welcome.scan} label={translator.text("screen-join-picture")} />
      <div class="invite-words">
        {children}
        <p class="invite-type">{translator.text("screen-join-type", { host, code })}</p>
      </div>
    </div>
  );
}

/** Small, beside a game that goes on: a bot's seat is free, or somebody's phone is not here yet. */
export function JoinBand() {
  const { sight, translator } = useTable();
  const welcome = useWelcome();
  if (sight.ended || sight.next || !welcome?.link) return null;
  const isAway = sight.people.some((person) => person.name && !person.linked && !person.is_bot);
  if (sight.of ? !isAway : !welcome.code) return null;
  return (
    <section class="join-band" aria-label={translator.text("screen-join-label")}>
      <Scanned welcome={welcome}>
        <h2>{translator.text(sight.of ? "screen-play-here" : "screen-take-over")}</h2>
      </Scanned>
    </section>
  );
}

/** Large, before the start. */
export function JoinHere({ welcome }: { welcome: Welcome }) {
  const { translator } = useTable();
  if (!welcome.code)
    return (
      <section class="join-here">
        <h2>{translator.text("screen-full")}</h2>
      </section>
    );
  return (
    <section class="join-here" aria-label={translator.text("screen-join-label")}>
      <h2>{translator.text("screen-join-title")}</h2>
      <p class="join-code" translate={false}>
        {welcome.code}
      </p>
      <Scanned welcome={welcome}>
        <ol class="steps">
          {["wifi", "scan", "sit"].map((step, at) => (
            <li key={step}>
              <b aria-hidden="true">{at + 1}</b>
              <span>{translator.text(`screen-step-${step}`)}</span>
            </li>
          ))}
        </ol>
      </Scanned>
      {welcome.wifi && (
        <div class="invite wifi">
          <Code svg={welcome.wifi} label={translator.text("screen-wifi-picture")} />
          <p class="invite-words">{translator.text("screen-wifi")}</p>
        </div>
      )}
    </section>
  );
}
