"""What can be done at any time: the deck's end, leaving, stepping down, dealing again."""

from hub.rules.cardplay.always import (
    is_running,
    offer_deal_again,
    offer_deck_end,
    offer_leave,
    offer_step_down,
    panel_end,
)
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import Answer
from hub.rules.samurai.actions.turn_steps import end_turn
from hub.rules.samurai.deck import end_deck
from hub.rules.samurai.events import (
    Answered,
    LeaveWaited,
    LevelLowered,
    Opened,
    TimeCalled,
    TimeRecalled,
)
from hub.rules.samurai.resolution import leave
from hub.rules.samurai.state import State
from hub.rules.samurai.transaction import Transaction
from hub.rules.swordplay.discard import excess


def _deck_end(tx: Transaction, actor: Actor, values: Values) -> None:
    end_deck(tx)


def _leave(tx: Transaction, actor: Actor, values: Values) -> None:
    """A card that waits for the leaver is settled first, as not answered."""
    question = tx.state.question
    if question is None:
        leave(tx, actor.seat)
        return
    tx.emit(LeaveWaited(seat=actor.seat))
    if actor.seat in question.awaited:
        say = "pay-honor" if question.key == "bushido" else "take"
        tx.emit(Answered(answer=Answer(seat=actor.seat, say=say)))


def _step_down(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(LevelLowered())


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


def _void(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Opened(options=tx.state.options, deal=tx.state.deals + 1))


def _offer_panel_end(state: State, actor: Actor) -> Offer | None:
    return panel_end(state, excess(state, state.turn) if is_running(state) else 0)


def _panel_end(tx: Transaction, actor: Actor, values: Values) -> None:
    end_turn(tx, tx.state.turn)


DECK_END = Action("deck-end", offer_deck_end, _deck_end)
LEAVE = Action("leave", offer_leave, _leave)
STEP_DOWN = Action("step-down", offer_step_down, _step_down)
TIME_UP = Action("time-up", _offer_time_up, _time_up)
TIME_ON = Action("time-on", _offer_time_on, _time_on)
DEAL_AGAIN = Action("deal-again", offer_deal_again, _void)
PANEL_END = Action("end-turn", _offer_panel_end, _panel_end)
