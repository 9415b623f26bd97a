/** Which cards of a hand have just come, for whoever holds it. It lasts for a turn. No drawing. */

export interface Memory {
  hand: readonly string[];
  turn: number;
  came: readonly string[];
}

/** What is in one row and not in another, counted. */
function beyond(row: readonly string[], other: readonly string[]) {
  const left = [...other];
  return row.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * What is remembered once this hand is seen. The first hand is not news, and with another's turn
 * what came before is old.
 */
export function remember(memory: Memory | null, hand: readonly string[], turn: number): Memory {
  if (!memory || memory.hand.length === 0) return { hand, turn, came: [] };
  const kept = memory.turn === turn ? memory.came : [];
  const came = [...kept, ...beyond(hand, memory.hand)];
  // What was played or taken is no longer here to be marked.
  return { hand, turn, came: beyond(came, beyond(came, hand)) };
}

/** For each card of the hand whether it is new; of equal ones the last. */
export function areNew({ hand, came }: Memory): boolean[] {
  const left = [...came];
  return [...hand]
    .reverse()
    .map((code) => {
      const at = left.indexOf(code);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
    .reverse();
}
