"""The clock of a round: started, stopped for a while, given more, out of time or not after all."""

from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import HUB, Actor
from hub.rules.contract.form import Number, Offer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.tournament.actions.groups import CLOCK, NEXT
from hub.rules.tournament.events import (
    ClockPaused,
    ClockResumed,
    RoundStarted,
    TimeAdded,
    TimeCalled,
    TimeRecalled,
)
from hub.rules.tournament.state import State, replace
from hub.rules.tournament.transaction import Transaction

_MORE = Number(name="count", low=1, high=60, start=5)


def _offer_start(state: State, actor: Actor) -> Offer | None:
    if state.phase != "round" or state.clock != "off":
        return None
    return Offer(key="start-round", about={**NEXT, "count": state.minutes}, standing=True)


def _start(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(RoundStarted())


def _offer_time(state: State, actor: Actor) -> Offer | None:
    """A time limit is a dispensation; without one no round is cut short."""
    if not _is_running(state) or (actor == HUB and state.is_paused):
        return None
    return Offer(key="time-up", closed=_no_limit(state), standing=True, about=CLOCK)


def _is_running(state: State) -> bool:
    return state.phase == "round" and state.clock == "running"


def _offer_pause(state: State, actor: Actor) -> Offer | None:
    if not _is_running(state) or not state.minutes or state.is_paused:
        return None
    return Offer(key="pause-clock", standing=True, about=CLOCK)


def _pause(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ClockPaused())


def _offer_hold(state: State, actor: Actor) -> Offer | None:
    """The hub was off in the middle of a round: it waits for its referee."""
    return replace(offer, key="hold-clock") if (offer := _offer_pause(state, actor)) else None


def _hold(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ClockPaused(restart=True))


def _offer_resume(state: State, actor: Actor) -> Offer | None:
    if not _is_running(state) or not state.is_paused:
        return None
    return Offer(key="resume-clock", standing=True, about=CLOCK)


def _resume(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ClockResumed())


def _offer_add(state: State, actor: Actor) -> Offer | None:
    """Also after time was called, as long as a table of the round is not over."""
    if not (_is_running(state) or _is_up(state)) or not state.minutes:
        return None
    return Offer(key="add-time", fields=(_MORE,), standing=True, about=CLOCK)


def _add(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(TimeAdded(count=number(values, "count")))


def _is_up(state: State) -> bool:
    return state.phase == "round" and state.clock == "up"


def _offer_recall(state: State, actor: Actor) -> Offer | None:
    """A call can be wrong: tables that have counted stay so, the others play on."""
    return Offer(key="recall-time", standing=True, about=CLOCK) if _is_up(state) else None


def _recall(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(TimeRecalled())


def _no_limit(state: State) -> Reason | None:
    return None if state.minutes else reason("no-time-limit")


def _time_up(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(TimeCalled())


START_ROUND = Action("start-round", _offer_start, _start)
PAUSE_CLOCK = Action("pause-clock", _offer_pause, _pause)
HOLD_CLOCK = Action("hold-clock", _offer_hold, _hold)
RESUME_CLOCK = Action("resume-clock", _offer_resume, _resume)
ADD_TIME = Action("add-time", _offer_add, _add)
TIME_UP = Action("time-up", _offer_time, _time_up)
RECALL_TIME = Action("recall-time", _offer_recall, _recall)
