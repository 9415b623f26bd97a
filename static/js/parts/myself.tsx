/** Oneself in one row: figure, tokens, what lies before one, and setting it straight. */
import { useEffect, useState } from "preact/hooks";
import type { Place as PlaceSeen } from "../../wire/protocol.d.ts";
import { counted } from "../core/place.ts";
import { useTable } from "../core/table.ts";
import { Marks } from "./chips.tsx";
import { CorrectableCounter } from "./correct-count.tsx";
import { Icon } from "./icon.tsx";
import { StandingOffers } from "./offers.tsx";
import { Sheet } from "./sheet.tsx";
import { RefusalLine } from "./status.tsx";

export function Myself() {
  const { sight, translator, explain, face } = useTable();
  const view = sight.view;
  const place = view?.places.find((each) => each.seat === view.you);
  if (!view || !place) return null;
  const tally = face.tally?.(sight, translator);
  const figure = face.figure(place.figure);
  return (
    <section
      class={`myself${view.turn === view.you ? " turn" : ""}`}
      aria-label={translator.text("myself-label")}
    >
      {place.figure && (
        <button
          type="button"
          class="figure-button plain"
          onClick={() => explain({ kind: "character", code: place.figure })}
        >
          {figure && (
            <span class="figure-small" aria-hidden="true">
              {figure}
            </span>
          )}
          <span class="myself-who">
            <span>{translator.name("character", place.figure)}</span> <OpenRole place={place} />
          </span>
        </button>
      )}
      {!place.figure && <OpenRole place={place} />}
      <span class="place-counters">
        {counted(place).map((counter) => (
          <CorrectableCounter key={counter.key} counter={counter} place={place} />
        ))}
        {tally && <span class="tally">{tally}</span>}
      </span>
      <span class="myself-rest">
        <Marks place={place} tappable />
        <SetStraight />
      </span>
    </section>
  );
}

/** A role that everyone knows, such as who leads. */
function OpenRole({ place }: { place: PlaceSeen }) {
  const { translator } = useTable();
  return place.role ? <b class="myself-role">{translator.name("role", place.role)}</b> : null;
}

/** The cards on the table are always right: one tap to what sets the hub straight. */
export function SetStraight() {
  const { sight, translator } = useTable();
  const [isOpen, open] = useState(false);
  const hasAny = sight.offers.some((offer) => offer.standing);
  useEffect(() => {
    // What went away does not come up again by itself.
    if (!hasAny) open(false);
  }, [hasAny]);
  if (!hasAny) return null;
  const title = translator.text("set-straight");
  return (
    <>
      <button
        type="button"
        class="plain set-straight"
        aria-label={title}
        onClick={() => open(true)}
      >
        <Icon name="set" />
      </button>
      {isOpen && (
        <Sheet title={title} close={translator.text("close")} onClose={() => open(false)}>
          <RefusalLine />
          <StandingOffers offers={sight.offers} onDone={() => open(false)} />
        </Sheet>
      )}
    </>
  );
}
