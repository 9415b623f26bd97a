"""Cards leave the deck part by part, and the last one that leaves ends it."""

from collections.abc import Callable, Iterator
from typing import Any

from hub.rules.cardplay.game import G, Game
from hub.rules.contract.tale import Tale


def can_draw(state: Game[Any]) -> bool:
    """Whether there is any card to be had."""
    return state.deck > 0 or bool(state.discards)


def parts(tale: Tale[G], size: int, end_deck: Callable[[Tale[G]], None]) -> Iterator[int]:
    """How many of so many cards can be had at a time.

    A deck that ends on the way is shuffled, and the rest follows from it.
    """
    while size and has_deck(tale, end_deck):
        count = min(size, tale.state.deck)
        yield count
        size -= count
        end_if_empty(tale, end_deck)


def has_deck(tale: Tale[G], end_deck: Callable[[Tale[G]], None]) -> bool:
    if tale.state.deck == 0 and tale.state.discards:
        end_deck(tale)
    return tale.state.deck > 0


def end_if_empty(tale: Tale[G], end_deck: Callable[[Tale[G]], None]) -> None:
    state = tale.state
    if state.deck == 0 and state.discards and state.options.house.deck_end == "at-once":
        end_deck(tale)
