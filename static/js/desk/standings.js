/** The standings: the referee's alone until the qualifying rounds are ended. */
import { html } from "../core/html.js";
import { useTable } from "../core/table.js";
import { ByLot, Standings } from "../games/tournament/standings.js";
import { CoverButton, FaceDown, useCovered } from "./covered.js";
import { useDesk } from "./desk.js";
import { Section } from "./section.js";

export function StandingsPart() {
  const { telling } = useTable();
  const { own, named } = useDesk();
  const isPublic = own.frame.standings.length > 0;
  const [isOpen, open] = useCovered();
  const cover = html`<${CoverButton} isOpen=${isOpen} onOpen=${open} />`;
  return html`<${Section} aside=${!isPublic && cover}>
    <p class="hint">${telling.text(isPublic ? "desk-standings-public" : "desk-standings-secret")}</p>
    ${
      isPublic || isOpen
        ? html`<div class="table-scroll"><${Standings} isReferee rows=${own.standings} named=${named} telling=${telling} finalists=${own.frame.finalists} /></div><${ByLot} frame=${own.frame} telling=${telling} />`
        : html`<${FaceDown} />`
    }
  <//>`;
}
