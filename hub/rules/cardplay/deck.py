"""Cards leave the deck part by part, and the last one that leaves ends it."""

from collections.abc import Callable, Iterator

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.contract.transaction import Transaction


def can_draw(state: AnyCardState) -> bool:
    """Whether there is any card to be had."""
    return state.deck > 0 or bool(state.discards)


def parts(
    tx: Transaction[G], size: int, end_deck: Callable[[Transaction[G]], None]
) -> Iterator[int]:
    """How many of so many cards can be had at a time.

    A deck that ends on the way is shuffled, and the rest follows from it.
    """
    while size and has_deck(tx, end_deck):
        count = min(size, tx.state.deck)
        yield count
        size -= count
        end_if_empty(tx, end_deck)


def has_deck(tx: Transaction[G], end_deck: Callable[[Transaction[G]], None]) -> bool:
    if tx.state.deck == 0 and tx.state.discards:
        end_deck(tx)
    return tx.state.deck > 0


def end_if_empty(tx: Transaction[G], end_deck: Callable[[Transaction[G]], None]) -> None:
    state = tx.state
    if state.deck == 0 and state.discards and state.options.house.deck_end == "at-once":
        end_deck(tx)
