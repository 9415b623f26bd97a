"""What events say of cards and tokens that they move, in the words of the view.

Cards that are played, laid or dealt are not told so: their lines say it, and no pile counts them.
"""

from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.contract.view import ELSEWHERE, Transfers, transfer


def to_hand(state: AnyCardState, seat: int, count: int, source: str) -> Transfers:
    """Cards from a pile to a hand.

    A deck that is out by the count shows nothing, so what is drawn from it comes from elsewhere.
    """
    to = state.hand_place(seat)
    if source != "deck":
        return transfer("hand", count, source, to)
    shown = max(0, state.deck) - max(0, state.deck - count)
    return (*transfer("hand", shown, source, to), *transfer("hand", count - shown, ELSEWHERE, to))


def thrown(state: AnyCardState, seat: int, count: int = 1) -> Transfers:
    """Cards from a hand to the discards."""
    return transfer("hand", count, state.hand_place(seat), "discards")


def between_hands(state: AnyCardState, source: int, to: int, count: int = 1) -> Transfers:
    """Cards from one hand to another."""
    return transfer("hand", count, state.hand_place(source), state.hand_place(to))


def shuffled(state: AnyCardState, kept: int = 0) -> Transfers:
    """The discards but for so many to the deck; nothing where the hub counts no cards."""
    gone = len(state.discards) - kept
    shown = max(0, state.deck + gone) - max(0, state.deck)
    # Of a deck that was out by the count some cards of the new one are in hands already.
    drawn = transfer("card", gone - shown, "discards", ELSEWHERE)
    return (*transfer("card", shown, "discards", "deck"), *drawn)


def of_each(key: str, counts: tuple[int, ...], source: str) -> Transfers:
    """To every place its own count, from one pile."""
    return tuple(
        each for place, count in enumerate(counts) for each in transfer(key, count, source, place)
    )
