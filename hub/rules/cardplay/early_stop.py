"""The evening is over before the game is: its host stops it, and points are counted as they are.

Nobody wins by standing alone, and nobody's blow ended it. A tournament's round ends by its time.
"""

from hub.rules.cardplay.always import is_running
from hub.rules.cardplay.card_state import Over
from hub.rules.cardplay.ring import AnyRingState, Ending
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.transaction import Transaction

STOPPED = "stopped"


def _offer(state: AnyRingState, actor: Actor) -> Offer | None:
    if not is_running(state) or state.options.judged:
        return None
    return Offer(key="stop-early", standing=True)


def _stop(tx: Transaction[AnyRingState], actor: Actor, values: Values) -> None:
    raise Over(Ending(reason=STOPPED, cause=STOPPED))


STOP_EARLY: Action[AnyRingState] = Action("stop-early", _offer, _stop, standing=True)
