/** The standings: the referee's alone until the qualifying rounds are ended. */
import { useTable } from "../core/table.ts";
import { ByLot, Standings } from "../games/tournament/standings.tsx";
import { CoverButton, FaceDown, useCovered } from "./covered.tsx";
import { useDesk } from "./desk.ts";
import { Section } from "./section.tsx";

export function StandingsPart() {
  const { translator } = useTable();
  const { own, named } = useDesk();
  const isPublic = own.frame.standings.length > 0;
  const [isOpen, open] = useCovered();
  const cover = <CoverButton isOpen={isOpen} onOpen={open} />;
  return (
    <Section aside={!isPublic && cover}>
      <p class="hint">
        {translator.text(isPublic ? "desk-standings-public" : "desk-standings-secret")}
      </p>
      {isPublic || isOpen ? (
        <>
          <div class="table-scroll">
            <Standings
              isReferee
              rows={own.standings}
              named={named}
              translator={translator}
              finalists={own.frame.finalists}
            />
          </div>
          <ByLot frame={own.frame} translator={translator} />
        </>
      ) : (
        <FaceDown />
      )}
    </Section>
  );
}
