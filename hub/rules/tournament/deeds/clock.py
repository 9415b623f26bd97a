"""The clock of a round: started, stopped for a while, given more, out of time or not after all."""

from hub.rules.contract.form import Number, Offer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import HUB, Who
from hub.rules.tournament.deeds.deed import Deed, Values, number
from hub.rules.tournament.events import (
    ClockPaused,
    ClockResumed,
    RoundStarted,
    TimeAdded,
    TimeCalled,
    TimeRecalled,
)
from hub.rules.tournament.state import State, replace
from hub.rules.tournament.telling import Tale

_MORE = Number(name="count", low=1, high=60, start=5)


def _offer_start(state: State, who: Who) -> Offer | None:
    if state.phase != "round" or state.clock != "off":
        return None
    return Offer(key="start-round", about={"count": state.minutes}, standing=True)


def _start(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(RoundStarted())


def _offer_time(state: State, who: Who) -> Offer | None:
    """A time limit is a dispensation; without one no round is cut short."""
    if not _is_running(state) or (who == HUB and state.is_paused):
        return None
    return Offer(key="time-up", closed=_no_limit(state), standing=True)


def _is_running(state: State) -> bool:
    return state.phase == "round" and state.clock == "running"


def _offer_pause(state: State, who: Who) -> Offer | None:
    if not _is_running(state) or not state.minutes or state.is_paused:
        return None
    return Offer(key="pause-clock", standing=True)


def _pause(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(ClockPaused())


def _offer_hold(state: State, who: Who) -> Offer | None:
    """The hub was off in the middle of a round: it waits for its referee."""
    return replace(offer, key="hold-clock") if (offer := _offer_pause(state, who)) else None


def _hold(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(ClockPaused(restart=True))


def _offer_resume(state: State, who: Who) -> Offer | None:
    if not _is_running(state) or not state.is_paused:
        return None
    return Offer(key="resume-clock", standing=True)


def _resume(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(ClockResumed())


def _offer_add(state: State, who: Who) -> Offer | None:
    """Also after time was called, as long as a table of the round is not over."""
    if not (_is_running(state) or _is_up(state)) or not state.minutes:
        return None
    return Offer(key="add-time", fields=(_MORE,), standing=True)


def _add(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TimeAdded(count=number(values, "count")))


def _is_up(state: State) -> bool:
    return state.phase == "round" and state.clock == "up"


def _offer_recall(state: State, who: Who) -> Offer | None:
    """A call can be wrong: tables that have counted stay so, the others play on."""
    return Offer(key="recall-time", standing=True) if _is_up(state) else None


def _recall(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TimeRecalled())


def _no_limit(state: State) -> Reason | None:
    return None if state.minutes else reason("no-time-limit")


def _time_up(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TimeCalled())


START_ROUND = Deed("start-round", _offer_start, _start)
PAUSE_CLOCK = Deed("pause-clock", _offer_pause, _pause)
HOLD_CLOCK = Deed("hold-clock", _offer_hold, _hold)
RESUME_CLOCK = Deed("resume-clock", _offer_resume, _resume)
ADD_TIME = Deed("add-time", _offer_add, _add)
TIME_UP = Deed("time-up", _offer_time, _time_up)
RECALL_TIME = Deed("recall-time", _offer_recall, _recall)
