"""The clock of a round: started, stopped for a while, given more, out of time or not after all."""

from collections.abc import Callable

from hub.rules.contract.action import Action
from hub.rules.contract.actor import HUB, Actor
from hub.rules.contract.form import Field, Number, Offer
from hub.rules.contract.refusal import reason
from hub.rules.tournament.actions.referee_forms import CLOCK, NEXT, Do, emits, standing
from hub.rules.tournament.events import round_draw as events
from hub.rules.tournament.state import State

_MORE = Number(name="count", low=1, high=60, start=5)


def _offer_start(state: State, actor: Actor) -> Offer | None:
    if state.phase != "round" or state.clock != "off":
        return None
    return Offer(key="start-round", about={**NEXT, "count": state.minutes}, standing=True)


def _offer_time(state: State, actor: Actor) -> Offer | None:
    """A time limit is a dispensation; without one no round is cut short."""
    if not _is_running(state) or (actor == HUB and state.is_paused):
        return None
    closed = None if state.minutes else reason("no-time-limit")
    return Offer(key="time-up", closed=closed, standing=True, about=CLOCK)


def _clock_action(key: str, can: Callable[[State], bool], do: Do, *fields: Field) -> Action[State]:
    """What is done to the clock of a round that has begun, as long as it can be done."""
    return standing(key, do, lambda state: fields if can(state) else None, CLOCK)


def _is_running(state: State) -> bool:
    return state.phase == "round" and state.clock == "running"


def _is_up(state: State) -> bool:
    return state.phase == "round" and state.clock == "up"


def _can_pause(state: State) -> bool:
    return _is_running(state) and state.minutes > 0 and not state.is_paused


def _can_resume(state: State) -> bool:
    return _is_running(state) and state.is_paused


def _can_add(state: State) -> bool:
    """Also after time was called, as long as a table of the round is not over."""
    return (_is_running(state) or _is_up(state)) and state.minutes > 0


START_ROUND = Action("start-round", _offer_start, emits(events.RoundStarted))
TIME_UP = Action("time-up", _offer_time, emits(events.TimeCalled))
PAUSE_CLOCK = _clock_action("pause-clock", _can_pause, emits(events.ClockPaused))
# The hub was off in the middle of a round: it waits for its referee.
HOLD_CLOCK = _clock_action("hold-clock", _can_pause, emits(events.ClockPaused, restart=True))
RESUME_CLOCK = _clock_action("resume-clock", _can_resume, emits(events.ClockResumed))
ADD_TIME = _clock_action("add-time", _can_add, emits(events.TimeAdded), _MORE)
# A call can be wrong: tables that have counted stay so, the others play on.
RECALL_TIME = _clock_action("recall-time", _is_up, emits(events.TimeRecalled))
