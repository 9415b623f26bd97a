"""Which deeds there are now, and for whom."""

from hub.rules.contract.who import HUB, REFEREE, Who
from hub.rules.tournament.deeds import clock, drawing, entering, finishing, reporting, ruling
from hub.rules.tournament.deeds.deed import Deed
from hub.rules.tournament.state import State

ByKey = dict[str, Deed]


def _by_key(*deeds: Deed) -> ByKey:
    return {deed.key: deed for deed in deeds}


OF_THE_REFEREE = _by_key(
    drawing.DRAW,
    reporting.TAKE_SHEET,
    reporting.FILL_SHEET,
    reporting.CORRECT_SHEET,
    reporting.PUT_BACK,
    finishing.CLOSE_QUALIFYING,
    finishing.DECIDE_DUEL,
    clock.START_ROUND,
    clock.PAUSE_CLOCK,
    clock.RESUME_CLOCK,
    clock.ADD_TIME,
    clock.TIME_UP,
    clock.RECALL_TIME,
    drawing.VOID_DRAW,
    entering.ENTER,
    entering.RENAME,
    entering.SEND_AWAY,
    entering.TAKE_BACK,
    ruling.ANSWER_CALL,
    ruling.CAUTION,
    ruling.PENALTY,
    ruling.LIFT_PENALTY,
    ruling.NOTE,
    ruling.ROUNDS,
    ruling.FINALISTS,
    ruling.MINUTES,
    ruling.LENGTH,
    ruling.MIXING,
    ruling.PRIZES,
)
OF_AN_ENTRANT = _by_key(ruling.CALL_REFEREE, entering.WITHDRAW)
OF_THE_HUB = _by_key(clock.TIME_UP, clock.HOLD_CLOCK, entering.ENTER)
_NOTHING: ByKey = {}


def deeds_now(state: State, who: Who) -> ByKey:
    """The deeds this actor can look for now; each still says whether it is open."""
    if who == REFEREE:
        return OF_THE_REFEREE
    if who == HUB:
        return OF_THE_HUB | reporting.reports_now(state)
    if who.kind == "seat" and 0 <= who.seat < len(state.entrants):
        return OF_AN_ENTRANT
    return _NOTHING
