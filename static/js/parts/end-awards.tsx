/** The awards below the score of a phone or of the host's page, and the night as one picture. */

import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { AwardList, useAwards } from "./awards.tsx";
import { NightPicture } from "./night-picture.tsx";

export function EndAwards() {
  const { translator } = useTable();
  const awards = useAwards();
  const [isOpen, open] = useState(false);
  if (awards.length === 0) return null;
  return (
    <section class="end-awards">
      <h2>{translator.text("awards-title")}</h2>
      <AwardList awards={awards} />
      <button type="button" class="button" data-picture onClick={() => open(true)}>
        {translator.text("awards-picture")}
      </button>
      {isOpen && <NightPicture awards={awards} onClose={() => open(false)} />}
    </section>
  );
}
