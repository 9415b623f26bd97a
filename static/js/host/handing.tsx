/**
 * This device, handed to a player without a phone: covered, then theirs, then covered again.
 * The seat's key lives only while it is in their hands, and nothing of the seat is kept.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { useLink, useTable } from "../core/table.ts";
import { Cover } from "../parts/cover.tsx";
import { Hand } from "../parts/hand.tsx";
import { SeatBadge } from "../parts/icon.tsx";
import { Offers, OwnForm } from "../parts/offers.tsx";
import { Players } from "../parts/players.tsx";
import { RefusalLine, Status } from "../parts/status.tsx";
import { TableProvider } from "../parts/table-provider.tsx";
import { useDesk } from "./desk.ts";

interface Props {
  seat: number;
  name: string;
  onDone: () => void;
}

interface HandingProps {
  seat: number;
  name: string;
  /** Nobody else gets it before it is back. */
  isLast?: boolean;
  /** @param wasHanded false: they would rather not */
  onDone: (wasHanded: boolean) => void;
}

export function Handing({ seat, name, isLast = true, onDone }: HandingProps) {
  const { translator, ask } = useDesk();
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
    else onDone(false);
  };
  const release = () => {
    hold("");
    giveBack(true);
    if (held.current) void ask("DELETE /api/tables/{name}/seats/{seat}/hand", { parts });
    held.current = false;
  };
  const done = () => {
    release();
    if (!isLast) onDone(true);
  };
  // A browser closes a dialog that is cancelled twice, whatever the page says.
  const shut = () => {
    if (!key) return onDone(isBack);
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
      aria-label={translator.text("host-hand", { name })}
      onCancel={(event) => event.preventDefault()}
      onClose={shut}
    >
      {key ? (
        <TheirTable table={sight.table} secretKey={key} seat={seat} name={name} onDone={done} />
      ) : (
        <div class="middle">
          <SeatBadge seat={seat} big />
          <h1>{translator.text(isBack ? "host-hand-back" : "host-hand-to", { name })}</h1>
          <p>{translator.text(isBack ? "host-hand-back-text" : "host-hand-to-text", { name })}</p>
          <button
            type="button"
            class="button ink main"
            onClick={isBack ? () => onDone(true) : take}
          >
            <span class="ink-name">
              {translator.text(isBack ? "host-hand-host" : "host-hand-me", { name })}
            </span>
          </button>
          {!isBack && (
            <button type="button" class="plain" onClick={() => onDone(false)}>
              {translator.text("host-rather-not")}
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
  const { translator } = useDesk();
  const link = useLink({ table, key: secretKey });
  return (
    <div class="their-table">
      <h1 class="with-icon">
        <SeatBadge seat={seat} /> {name}
      </h1>
      <TableProvider link={link}>
        <Theirs />
      </TableProvider>
      <button type="button" class="button ink" onClick={onDone} data-hand-done>
        <span class="ink-name">{translator.text("host-hand-done")}</span>
        <span class="ink-text">{translator.text("host-hand-done-text")}</span>
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
      {!drawn && <Players />}
      <Hand />
      <Status />
      {drawn && <OwnForm offer={drawn} />}
      <RefusalLine />
      <Offers offers={sight.offers.filter((offer) => offer !== drawn)} />
      {sight.covered && <Cover />}
    </div>
  );
}
