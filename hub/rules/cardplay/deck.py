"""Cards leave the deck part by part, and the last one that leaves ends it.

Where people hold real cards the hub has only counted: there it asks (see `deck_doubt`) and counts
on as if the discards had been shuffled.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hub.rules.cardplay.card_state import AnyCardState, Card, G
from hub.rules.cardplay.deck_doubt_events import DeckDoubted
from hub.rules.contract.transaction import Transaction

EndDeck = Callable[[Transaction[G]], None]


def cards_left(state: AnyCardState) -> int:
    """How many cards the deck has, if it was shuffled wherever the count came to nothing."""
    if not state.deck_doubts:
        return state.deck
    return state.deck + sum([doubt.discards for doubt in state.deck_doubts])


def unshuffled(state: AnyCardState) -> int:
    """How many discards lie there that would not be in that deck."""
    if not state.deck_doubts:
        return len(state.discards)
    return len(state.discards) - sum([doubt.discards for doubt in state.deck_doubts])


def spare_cards(state: AnyCardState) -> int:
    """How many cards a hand may have taken that nobody told of: all of the deck but one.

    Where the deck may be out by the count, also cards of the new one.
    """
    is_doubtful = state.deck_unknown or state.deck_doubts
    return max(0, (state.deck + len(state.discards) if is_doubtful else state.deck) - 1)


def can_draw(state: AnyCardState) -> bool:
    """Whether there is any card to be had."""
    return state.deck_unknown or cards_left(state) > 0 or unshuffled(state) > 0


def parts(tx: Transaction[G], at: int, size: int, end_deck: EndDeck[G]) -> Iterator[int]:
    """How many of so many cards this seat can have at a time.

    A deck that ends on the way is shuffled, and the rest follows from it.
    """
    while size and has_deck(tx, at, end_deck):
        left = cards_left(tx.state)
        # Of a deck whose count is unknown people have what they say they have.
        count = min(size, left) if left > 0 else size
        yield count
        size -= count
        end_if_empty(tx, at, end_deck)


def has_deck(tx: Transaction[G], at: int, end_deck: EndDeck[G]) -> bool:
    if cards_left(tx.state) > 0:
        return True
    if unshuffled(tx.state) > 0:
        _run_out(tx, at, end_deck)
    return tx.state.deck_unknown or cards_left(tx.state) > 0


def end_if_empty(tx: Transaction[G], at: int, end_deck: EndDeck[G]) -> None:
    state = tx.state
    is_empty = cards_left(state) <= 0 < unshuffled(state)
    if is_empty and state.options.house.deck_end == "at-once":
        _run_out(tx, at, end_deck)


def _run_out(tx: Transaction[G], at: int, end_deck: EndDeck[G]) -> None:
    """The deck's end where the hub holds every card; elsewhere whoever took the last is asked."""
    state = tx.state
    if state.hub_holds_cards:
        end_deck(tx)
        return
    tx.emit(
        DeckDoubted(
            seat=state.present_from(at),
            question=state.questions + 1,
            discards=unshuffled(state),
            spared=state.spared_by_deck_end,
        )
    )


class NewDeck(NamedTuple):
    """What a deck's end makes: how many cards the new deck has, and the discards that stay."""

    size: int
    kept: tuple[Card, ...]


def new_deck(state: AnyCardState) -> NewDeck:
    """All discards; or those that lay there when the count came to nothing, if it did."""
    lying = len(state.discards)
    gone = min(state.deck_doubts[0].discards, lying) if state.deck_doubts else lying
    return NewDeck(state.deck + gone, state.discards[gone:])
