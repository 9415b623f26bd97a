/**
 * What is behind the menu: one's liking, setting things straight, moving house; last the story,
 * which grows.
 */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ask, reasonOf } from "../core/ask.ts";
import { ORGANISER } from "../core/face.ts";
import { read } from "../core/storage.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { LanguagePick, ThemePick } from "../parts/language.tsx";
import { StandingOffers } from "../parts/offers.tsx";
import { Rulings } from "../parts/rulings.tsx";
import { SeatCodeShown, useSeatCode } from "../parts/seat-code.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { RefusalLine } from "../parts/status.tsx";
import { Story } from "../parts/story.tsx";
import { Tutorial } from "../parts/tutorial.tsx";
import { CallingPick } from "./later.tsx";
import { UndoButton } from "./play.tsx";

export function Menu({ onClose }: { onClose: () => void }) {
  const { translator, sight } = useTable();
  const [inside, go] = useState("");
  if (inside === "how") return <Tutorial onClose={onClose} />;
  if (inside === "rulings") return <Rulings onClose={onClose} />;
  const hasStanding = sight.offers.some((offer) => offer.standing);
  return (
    <Sheet title={translator.text("menu")} close={translator.text("close")} onClose={onClose}>
      <UndoButton />
      <RefusalLine />
      <LanguagePick words={translator} />
      <ThemePick words={translator} />
      <CallingPick />
      {hasStanding && (
        <Fold name="menu-straight" icon="set">
          <StandingOffers offers={sight.offers} onDone={onClose} />
        </Fold>
      )}
      <Fold name="menu-other-phone" icon="phone">
        <OtherPhone />
      </Fold>
      <div class="row">
        <button type="button" class="button" onClick={() => go("how")}>
          {translator.text("how-title")}
        </button>
        <button type="button" class="button" onClick={() => go("rulings")}>
          {translator.text("rulings-all")}
        </button>
      </div>
      <ToHost />
      <Fold name="menu-story" icon="story" isOpen>
        <Story />
      </Fold>
    </Sheet>
  );
}

/** For whoever is the host on this phone too; a tournament is run from the host's first page. */
function ToHost() {
  const { translator, sight } = useTable();
  if (!read("host")) return null;
  const isAlone = !sight.of && sight.game !== ORGANISER;
  const href = isAlone ? `/host#/table/${encodeURIComponent(sight.table)}` : "/host";
  return (
    <a class="button" href={href} data-to-host>
      {translator.text("menu-host")}
    </a>
  );
}

interface FoldProps {
  name: string;
  icon: string;
  isOpen?: boolean;
  children?: ComponentChildren;
}

function Fold({ name, icon, isOpen = false, children }: FoldProps) {
  const { translator } = useTable();
  return (
    <details class="fold" data-fold={name} open={isOpen}>
      <summary>
        <Icon name={icon} /> {translator.text(name)}
      </summary>
      {children}
    </details>
  );
}

/** A code that brings this seat to another phone; it works once. */
function OtherPhone() {
  const { translator, link, sight, refuse } = useTable();
  const [code, show] = useSeatCode("");
  const fetchCode = async () => {
    try {
      show(
        await ask("POST /api/tables/{name}/code", {
          key: link.key,
          parts: { name: sight.of || link.table },
        }),
      );
    } catch (error) {
      refuse(reasonOf(error));
    }
  };
  return (
    <>
      <p class="hint">{translator.text("other-phone-text")}</p>
      {code ? (
        <SeatCodeShown code={code} />
      ) : (
        <button type="button" class="button" onClick={fetchCode}>
          {translator.text("other-phone-code")}
        </button>
      )}
    </>
  );
}
