"""An answer with a real card is believed, and the count of the hand follows it.

The hub has only counted: what it counts as an empty hand is no reason to close an answer, with
which somebody would lose life for a slip of counting.
"""

from hub.rules.cardplay.card_source import whence
from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.seat_fields import lacks_cards
from hub.rules.cardplay.turn_events import HandCorrected
from hub.rules.contract.refusal import Reason
from hub.rules.contract.transaction import Transaction


def lacks_answer(state: AnyCardState, at: int) -> Reason | None:
    """Why no card can be given as an answer: the hub holds the hand, and it is empty."""
    is_believed = not state.hub_holds_cards and whence(state, at) is not None
    return None if is_believed else lacks_cards(state, at)


def believe(tx: Transaction[AnyCardState], at: int, cards: int = 1) -> None:
    """Before so many cards leave a hand in which fewer were counted, it is counted anew."""
    if tx.state.cards_are_declared and tx.state.holder(at).hand < cards:
        tx.emit(HandCorrected(seat=at, hand=cards))
