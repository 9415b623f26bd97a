"""The referee's other decisions: conduct, dispensations, words on the record; and being called."""

from collections.abc import Callable

from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Number, Offer, OneOf, field_of
from hub.rules.contract.refusal import Reason, reason
from hub.rules.tournament.actions.referee_forms import (
    RECORD,
    SETTING,
    WHY,
    anyone,
    emits,
    entrant_field,
    standing,
    trimmed,
)
from hub.rules.tournament.events import rulings as events
from hub.rules.tournament.options import MOST_ROUNDS, Dispensation
from hub.rules.tournament.state import State, Transaction

CONDUCT: tuple[str, ...] = (
    "showing-role",
    "looking-at-hand",
    "false-information",
    "outside-advice",
    "agreed-ending",
    "cheating",
    "slow-play",
    "lying",
    "disputing",
    "swearing",
    "insulting",
    "threatening",
    "other",
)
MOST_POINTS = 1000

_CONDUCT = field_of("conduct", "value", CONDUCT)
_SWITCH = field_of("count", "number", (0, 1))
_POINTS = Number(name="points", low=1, high=MOST_POINTS, start=50)


def _penalty(state: State) -> tuple[Field, ...] | None:
    """Points count until the standings are closed; after that a duel can be decided."""
    return None if state.seeds else anyone(state, _CONDUCT, _POINTS, WHY)


def _penalties(state: State) -> tuple[Field, ...] | None:
    """By its line on the record."""
    choices = tuple(
        Choice(value=at, about={"seat": each.entrant})
        for at, each in enumerate(state.decisions)
        if each.kind == "penalty" and not each.is_lifted
    )
    if not choices or state.seeds:
        return None
    return (OneOf(name="penalty", of="line", choices=choices), WHY)


def _lift(tx: Transaction, actor: Actor, values: Values) -> None:
    at = number(values, "penalty")
    entrant = tx.state.decisions[at].entrant
    tx.emit(events.PenaltyLifted(number=at, entrant=entrant, why=trimmed(values, "why")))


def _dispensation(
    what: Dispensation, field: Field, closed: Callable[[State], Reason | None] = lambda state: None
) -> Action[State]:
    """Leave to depart from the rules; the reason says who gave it."""

    def offer(state: State, actor: Actor) -> Offer | None:
        if state.seeds:
            return None
        return Offer(
            key=what, fields=(field, WHY), closed=closed(state), standing=True, about=SETTING
        )

    return Action(what, offer, emits(events.Dispensed, what=what))


def _after_first_draw(state: State) -> Reason | None:
    """The number of rounds is fixed at the first draw."""
    return reason("rounds-fixed") if state.round else None


def _while_clock_runs(state: State) -> Reason | None:
    return reason("clock-runs") if state.clock != "off" else None


def _offer_call(state: State, actor: Actor) -> Offer | None:
    """From a table that is being played."""
    table = state.table_of(actor.seat)
    if table is None or table.name in state.sheets:
        return None
    closed = reason("already-called") if actor.seat in state.calls else None
    return Offer(key="call-referee", closed=closed, standing=True)


def _call(tx: Transaction, actor: Actor, values: Values) -> None:
    table = tx.state.table_of(actor.seat)
    assert table is not None
    tx.emit(events.RefereeCalled(entrant=actor.seat, table=table.name))


def _calls(state: State) -> tuple[Field, ...] | None:
    return (entrant_field(state.calls),) if state.calls else None


CAUTION = standing(
    "caution", emits(events.Cautioned), lambda state: anyone(state, _CONDUCT, WHY), RECORD
)
PENALTY = standing("penalty", emits(events.Cautioned), _penalty, RECORD)
LIFT_PENALTY = standing("lift-penalty", _lift, _penalties, RECORD)
NOTE = standing("note", emits(events.Noted), lambda state: (WHY,), RECORD)
ROUNDS = _dispensation(
    "rounds", Number(name="count", low=1, high=MOST_ROUNDS, start=3), _after_first_draw
)
FINALISTS = _dispensation("finalists", field_of("count", "number", (4, 8)))
MINUTES = _dispensation(
    "minutes", Number(name="count", low=0, high=600, start=60), _while_clock_runs
)
LENGTH = _dispensation("length", Number(name="count", low=0, high=6000, start=480))
MIXING = _dispensation("mixing", _SWITCH)
PRIZES = _dispensation("prizes", _SWITCH)
CALL_REFEREE = Action("call-referee", _offer_call, _call)
ANSWER_CALL = standing("answer-call", emits(events.CallAnswered), _calls)
