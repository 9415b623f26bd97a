/**
 * This device, handed to a player without a phone: covered, then theirs, then covered again.
 * The seat's key lives only while it is in their hands, and nothing of the seat is kept.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { useLink, useTable } from "../core/table.ts";
import { Around } from "../parts/around.tsx";
import { Cover } from "../parts/cover.tsx";
import { Hand } from "../parts/hand.tsx";
import { HeldTable } from "../parts/held.tsx";
import { SeatBadge } from "../parts/icon.tsx";
import { Offers, OwnForm } from "../parts/offers.tsx";
import { RefusalLine, Status } from "../parts/status.tsx";
import { useDesk } from "./desk.ts";

interface Props {
  seat: number;
  name: string;
  onDone: () => void;
}

export function Handing({ seat, name, onDone }: Props) {
  const { telling, ask } = useDesk();
  const { sight } = useTable();
  const dialog = useRef<HTMLDialogElement | null>(null);
  const [key, hold] = useState("");
  const [isBack, giveBack] = useState(false);
  const parts = { name: sight.table, seat };
  const held = useRef(false);
  const take = async () => {
    const given = await ask("POST /api/tables/{name}/seats/{seat}/hand", { parts });
    held.current = given !== null;
    if (given) hold(given.said.key);
    else onDone();
  };
  const release = () => {
    hold("");
    giveBack(true);
    if (held.current) void ask("DELETE /api/tables/{name}/seats/{seat}/hand", { parts });
    held.current = false;
  };
  // A browser closes a dialog that is cancelled twice, whatever the page says.
  const shut = () => {
    if (!key) return onDone();
    release();
    dialog.current?.showModal();
  };
  useEffect(() => {
    dialog.current?.showModal();
    // Whichever way it is left, the key does not stay behind.
    return release;
  }, []);
  return (
    <dialog
      ref={dialog}
      class="handing"
      aria-label={telling.text("host-hand", { name })}
      onCancel={(event) => event.preventDefault()}
      onClose={shut}
    >
      {key ? (
        <TheirTable table={sight.table} secretKey={key} seat={seat} name={name} onDone={release} />
      ) : (
        <div class="middle">
          <SeatBadge seat={seat} big />
          <h1>{telling.text(isBack ? "host-hand-back" : "host-hand-to", { name })}</h1>
          <p>{telling.text(isBack ? "host-hand-back-text" : "host-hand-to-text", { name })}</p>
          <button type="button" class="button ink main" onClick={isBack ? onDone : take}>
            <span class="ink-name">
              {telling.text(isBack ? "host-hand-host" : "host-hand-me", { name })}
            </span>
          </button>
          {!isBack && (
            <button type="button" class="plain" onClick={onDone}>
              {telling.text("host-rather-not")}
            </button>
          )}
        </div>
      )}
    </dialog>
  );
}

function TheirTable({
  table,
  secretKey,
  seat,
  name,
  onDone,
}: Props & { table: string; secretKey: string }) {
  const { telling } = useDesk();
  const link = useLink({ table, key: secretKey });
  return (
    <div class="their-table">
      <h1 class="with-icon">
        <SeatBadge seat={seat} /> {name}
      </h1>
      <HeldTable link={link}>
        <Theirs />
      </HeldTable>
      <button type="button" class="button ink" onClick={onDone} data-hand-done>
        <span class="ink-name">{telling.text("host-hand-done")}</span>
        <span class="ink-text">{telling.text("host-hand-done-text")}</span>
      </button>
    </div>
  );
}

/** The seat as its owner sees it. */
function Theirs() {
  const { sight, face } = useTable();
  const drawn = sight.offers.find((offer) => offer.key in (face.forms ?? {}));
  return (
    <div class="theirs">
      {!drawn && <Around />}
      <Hand />
      <Status />
      {drawn && <OwnForm offer={drawn} />}
      <RefusalLine />
      <Offers offers={sight.offers.filter((offer) => offer !== drawn)} />
      {sight.covered && <Cover />}
    </div>
  );
}
