"""Which actions there are now, and for whom."""

from hub.rules.contract.action import ByKey, by_key
from hub.rules.contract.actor import HUB, REFEREE, Actor
from hub.rules.tournament.actions import (
    clock,
    departures,
    entries,
    finals,
    round_draw,
    rulings,
    score_sheets,
    tables,
)
from hub.rules.tournament.state import State

OF_THE_REFEREE = by_key(
    round_draw.DRAW,
    score_sheets.TAKE_SHEET,
    score_sheets.FILL_SHEET,
    score_sheets.CORRECT_SHEET,
    score_sheets.PUT_BACK,
    finals.CLOSE_QUALIFYING,
    finals.DECIDE_DUEL,
    tables.REOPEN,
    clock.START_ROUND,
    clock.PAUSE_CLOCK,
    clock.RESUME_CLOCK,
    clock.RECALL_TIME,
    clock.ADD_TIME,
    clock.TIME_UP,
    round_draw.VOID_DRAW,
    entries.ENTER,
    entries.RENAME,
    entries.SEND_AWAY,
    entries.TAKE_BACK,
    departures.SAY_FOR_LEAVER,
    rulings.ANSWER_CALL,
    rulings.CAUTION,
    rulings.PENALTY,
    rulings.LIFT_PENALTY,
    rulings.NOTE,
    rulings.ROUNDS,
    rulings.FINALISTS,
    rulings.MINUTES,
    rulings.LENGTH,
    rulings.MIXING,
    rulings.PRIZES,
)
OF_AN_ENTRANT = by_key(departures.LEFT_TOURNAMENT, rulings.CALL_REFEREE, entries.WITHDRAW)
OF_THE_HUB = by_key(
    clock.TIME_UP,
    clock.HOLD_CLOCK,
    entries.ENTER,
    departures.LEFT_GAME,
    departures.BACK_IN_GAME,
    tables.RECORD_CORRECTION,
    tables.CALL_FOR_CORRECTION,
)
_NOTHING: ByKey[State] = {}


def actions_now(state: State, actor: Actor) -> ByKey[State]:
    """The actions this actor can look for now; each still says whether it is open."""
    if actor == REFEREE:
        return OF_THE_REFEREE
    if actor == HUB:
        return OF_THE_HUB | score_sheets.reports_now(state)
    if actor.kind == "seat" and 0 <= actor.seat < len(state.entrants):
        return OF_AN_ENTRANT
    return _NOTHING
