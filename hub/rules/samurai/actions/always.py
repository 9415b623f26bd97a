"""What can be done at any time in this game: the deck's end, leaving, time, dealing again."""

from hub.rules.cardplay.always import deal_again, deck_end, is_running, leave_action
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.samurai.deck import end_deck
from hub.rules.samurai.events.game_end import TimeCalled, TimeRecalled
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.resolution import leave
from hub.rules.samurai.state import State, Transaction


def _offer_time_up(state: State, actor: Actor) -> Offer | None:
    """A tournament's round is over; the turn in progress is finished."""
    if not is_running(state) or state.is_last_turn:
        return None
    return Offer(key="time-up", standing=True)


def _time_up(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(TimeCalled())


def _offer_time_on(state: State, actor: Actor) -> Offer | None:
    """The call was taken back; a game that is being counted is over all the same."""
    if not is_running(state) or not state.is_last_turn:
        return None
    return Offer(key="time-on", standing=True)


def _time_on(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(TimeRecalled())


DECK_END = deck_end(end_deck)
LEAVE = leave_action(leave)
TIME_UP = Action("time-up", _offer_time_up, _time_up)
TIME_ON = Action("time-on", _offer_time_on, _time_on)
DEAL_AGAIN = deal_again(Opened)
