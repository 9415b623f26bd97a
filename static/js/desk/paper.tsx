/** Paper: what hangs at the door and lies on the tables, ready to be printed; and files. */
import { useState } from "preact/hooks";
import { useTable } from "../core/table.ts";
import { Icon } from "../parts/icon.tsx";
import { CoverButton, FaceDown, useCovered } from "./covered.tsx";
import { useDesk } from "./desk.ts";
import { Files } from "./files.tsx";
import { PRINTED } from "./printed.tsx";

export function Paper() {
  const { translator } = useTable();
  const { own } = useDesk();
  const [kind, choose] = useState("by-table");
  const [picked, pick] = useState(0);
  const { round } = own.frame;
  const shown = picked && picked <= round ? picked : round;
  const paper = PRINTED[kind];
  const why = paper.isThere(own, shown) ? "" : translator.text("desk-no-paper");
  const [isOpen, open] = useCovered();
  const isSecret = !why && (paper.isSecret?.(own) ?? false);
  const isCovered = isSecret && !isOpen;
  const turnTo = (another: string) => {
    open(false);
    choose(another);
  };
  return (
    <>
      <div class="paper-tools">
        <div class="pick" role="group" aria-label={translator.text("desk-papers")}>
          {Object.keys(PRINTED).map((each) => (
            <button
              type="button"
              key={each}
              class="pick-one"
              data-paper={each}
              aria-pressed={each === kind ? "true" : "false"}
              onClick={() => turnTo(each)}
            >
              {translator.text(`desk-paper-${each}`)}
            </button>
          ))}
        </div>
        {paper.ofRound && round > 1 && (
          <div class="pick" role="group" aria-label={translator.text("desk-rounds")}>
            {Array.from({ length: round }, (_, at) => at + 1).map((each) => (
              <button
                type="button"
                key={each}
                class="pick-one"
                aria-pressed={each === shown ? "true" : "false"}
                onClick={() => pick(each)}
              >
                {translator.text("t-round", { round: each })}
              </button>
            ))}
          </div>
        )}
        <div class="desk-line">
          <button
            type="button"
            class="button main"
            data-print
            disabled={why !== "" || isCovered}
            onClick={() => print()}
          >
            <span class="with-icon">
              <Icon name="story" /> {translator.text("desk-print")}
            </span>
          </button>
          {isSecret && <CoverButton isOpen={isOpen} onOpen={open} what={paper.covered} />}
          <p class="hint">{translator.text(isSecret ? "desk-paper-secret" : "desk-print-text")}</p>
        </div>
      </div>
      {isCovered && <FaceDown />}
      {why ? (
        <p class="hint desk-empty">{why}</p>
      ) : (
        !isCovered && (
          <article class="print" data-printed={kind}>
            <paper.Drawn round={shown} />
          </article>
        )
      )}
      <Files round={shown} />
    </>
  );
}
