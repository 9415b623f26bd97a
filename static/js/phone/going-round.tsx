/**
 * The host goes round: the phone of the seat that lights up lights up too, and every phone can say
 * that it is not so.
 */
import { useTable } from "../core/table.ts";
import { SeatBadge } from "../parts/icon.tsx";
import { useOwnSeat } from "./use-own-seat.ts";

export function GoingRound({ onNotMe }: { onNotMe: () => void }) {
  const { sight, translator } = useTable();
  const say = useOwnSeat();
  const { lit, you, going_round: isRound } = sight;
  if (lit < 0 || (!isRound && lit !== you)) return null;
  const isMine = lit === you;
  const notMe = async () => {
    if (await say("POST /api/tables/{name}/not-me")) onNotMe();
  };
  return (
    <section class={isMine ? "going-round mine" : "going-round"} data-lit={lit}>
      <SeatBadge seat={lit} big />
      <p role="status">
        {translator.text(isMine ? "round-you" : "round-other", { name: translator.seat(lit) })}
      </p>
      {isRound && (
        <button type="button" class="button" onClick={notMe} data-not-me>
          {translator.text(isMine ? "round-not-me" : "round-my-seat")}
        </button>
      )}
    </section>
  );
}
