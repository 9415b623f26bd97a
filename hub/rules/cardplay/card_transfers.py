"""What events say of cards and tokens that they move, in the words of the view.

Cards that are played, laid or dealt are not told so: their lines say it, and no pile counts them.
"""

from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.contract.view import Transfers, transfer


def to_hand(state: AnyCardState, seat: int, count: int, source: str) -> Transfers:
    """Cards from a pile to a hand."""
    return transfer("hand", count, source, state.hand_place(seat))


def thrown(state: AnyCardState, seat: int, count: int = 1) -> Transfers:
    """Cards from a hand to the discards."""
    return transfer("hand", count, state.hand_place(seat), "discards")


def between_hands(state: AnyCardState, source: int, to: int, count: int = 1) -> Transfers:
    """Cards from one hand to another."""
    return transfer("hand", count, state.hand_place(source), state.hand_place(to))


def shuffled(state: AnyCardState) -> Transfers:
    """The discards to the deck; nothing where the hub counts no cards."""
    return transfer("card", len(state.discards), "discards", "deck")


def of_each(key: str, counts: tuple[int, ...], source: str) -> Transfers:
    """To every place its own count, from one pile."""
    return tuple(
        each for place, count in enumerate(counts) for each in transfer(key, count, source, place)
    )
