"""How many cards a table really has: more than are printed, or one that is lost.

The deck has the difference, and keeps at least one card.
"""

from collections.abc import Callable

from hub.rules.cardplay.always import is_running
from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.turn_events import DeckCorrected
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer
from hub.rules.contract.transaction import Transaction

MOST_MORE = 60
MOST_LESS = 20


def cards_correction(
    printed: Callable[[AnyCardState], int], corrected: type[DeckCorrected] = DeckCorrected
) -> Action[AnyCardState]:
    """All cards of the table are counted; `printed` is how many there are in the box."""

    def offer(state: AnyCardState, actor: Actor) -> Offer | None:
        if not is_running(state) or not state.cards_are_declared:
            return None
        total = printed(state) + state.extra
        low = total - min(max(0, state.deck - 1), MOST_LESS)
        field = Number(name="count", low=low, high=total + MOST_MORE, start=total)
        return Offer(key="correct-cards", fields=(field,), standing=True)

    def do(tx: Transaction[AnyCardState], actor: Actor, values: Values) -> None:
        state, total = tx.state, number(values, "count")
        deck = state.deck + total - printed(state) - state.extra
        tx.emit(corrected(deck=deck, total=total))

    return Action("correct-cards", offer, do, standing=True)
