/** The standings: the referee's alone, so they lie face down until they are wanted. */
import { html, useEffect, useState } from "../core/html.js";
import { useTable } from "../core/table.js";
import { Standings } from "../games/tournament/standings.js";
import { Icon } from "../parts/icon.js";
import { useDesk } from "./desk.js";
import { Section } from "./section.js";

/** A laptop stands in a room: what nobody looks at any more covers itself. */
const COVERS_AFTER = 60_000;

export function StandingsPart() {
  const { telling } = useTable();
  const { own, named } = useDesk();
  const isPublic = own.frame.standings.length > 0;
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const cover = () => open(false);
    const timer = setTimeout(cover, COVERS_AFTER);
    addEventListener("blur", cover);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", cover);
    };
  }, [isOpen]);
  const cover = html`<button type="button" class="button" aria-pressed=${isOpen ? "true" : "false"} data-standings onClick=${() => open(!isOpen)}>
    <span class="with-icon"><${Icon} name=${isOpen ? "cover" : "eye"} /> ${telling.text(isOpen ? "desk-standings-hide" : "desk-standings-show")}</span></button>`;
  return html`<${Section} title=${telling.text("desk-part-standings")} aside=${!isPublic && cover}>
    <p class="hint">${telling.text(isPublic ? "desk-standings-public" : "desk-standings-secret")}</p>
    ${
      isPublic || isOpen
        ? html`<div class="table-scroll"><${Standings} isReferee rows=${own.standings} named=${named} telling=${telling} finalists=${own.frame.finalists} /></div>`
        : html`<div class="desk-cover" aria-hidden="true"><${Icon} name="lock" /></div>`
    }
  <//>`;
}
