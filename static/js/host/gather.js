/** A table that waits for people: its code to scan, the seats as they fill, and the start. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Icon } from "../parts/icon.js";
import { SetTheTable } from "../parts/setup.js";
import { pictured, useWelcomeFor } from "../parts/welcome.js";
import { Fold, Section } from "./bar.js";
import { Bots } from "./bots.js";
import { gameName, useDesk } from "./desk.js";
import { EndTable } from "./ending.js";
import { sent } from "./options.js";
import { OptionsForm } from "./options-form.js";
import { Seats } from "./seats.js";
import { Sharing } from "./sharing.js";
import { seated, whyNotStart } from "./state.js";

/** @typedef {import("../../wire/protocol.js").TableSeen} TableSeen */
/** @typedef {import("../../wire/protocol.js").GameSeen} GameSeen */
/** @typedef {import("./options.js").Options} Options */
/** @typedef {{seen: TableSeen, game: GameSeen}} Props */

/** @param {Props} props */
export function Gather({ seen, game }) {
  const { telling, wordsOf } = useDesk();
  const words = wordsOf(game.game);
  return html`<main class="two gather">
    <div class="column">
      <${Invitation} seen=${seen} />
      <${SetTheTable} isOpen=${!seen.code} />
    </div>
    <div class="column">
      <${Section} title=${telling.text("host-seats", { count: seated(seen.seats).length })}>
        <${Seats} seen=${seen} game=${game} />
      <//>
      <${Start} seen=${seen} game=${game} />
      <${Bots} seen=${seen} game=${game} />
      <${HowItIsPlayed} seen=${seen} game=${game} note=${`${gameName(words, game.game)}, ${words.name("level", seen.level)}`} />
      <${Sharing} seen=${seen} />
      <${EndTable} seen=${seen} />
    </div>
  </main>`;
}

/** Its picture is asked for once: whether the code still opens a seat is said by the summary. @param {{seen: TableSeen}} props */
function Invitation({ seen }) {
  const { telling } = useDesk();
  const welcome = useWelcomeFor(seen.link);
  if (!seen.code)
    return html`<section class="invitation"><h1>${telling.text("host-full")}</h1></section>`;
  if (!welcome?.code) return null;
  return html`<section class="invitation" aria-label=${telling.text("host-invitation")}>
    <h1>${telling.text("host-scan")}</h1>
    <img class="qr" src=${pictured(welcome.scan)} alt=${telling.text("host-qr", { code: welcome.code })} width="240" height="240" />
    <p class="big-code" translate="no">${welcome.code}</p>
    <p class="address"><a href=${welcome.link}>${welcome.link}</a></p>
  </section>`;
}

/** @param {Props} props */
function Start({ seen, game }) {
  const { telling, ask } = useDesk();
  const why = seen.paused ? { code: "paused", params: {} } : whyNotStart(seen, game);
  const start = async () => {
    if (why) return;
    await ask("POST /api/tables/{name}/start", { parts: { name: seen.table } });
  };
  return html`<button type="button" class=${why ? "button ink closed" : "button ink main"}
    aria-disabled=${why ? "true" : undefined} onClick=${start} data-start>
    <span class="ink-name"><${Icon} name="lamp" /> ${telling.text("host-start")}</span>
    <span class="ink-text">${why ? telling.reason(why) : telling.text("host-start-text", { count: seated(seen.seats).length })}</span>
  </button>`;
}

/** Everything that was chosen can still be changed. @param {Props & {note: string}} props */
function HowItIsPlayed({ seen, game, note }) {
  const { telling, ask } = useDesk();
  const { sight } = useTable();
  const choose = (/** @type {Options} */ wished) => {
    const body = { options: sent(wished, seen.seats.length) };
    return ask("POST /api/tables/{name}/choose", { parts: { name: sight.table }, body });
  };
  return html`<${Fold} title=${telling.text("host-how")} icon="book" note=${note}>
    <${OptionsForm} game=${game} options=${seen.options} onChange=${choose} />
  <//>`;
}
