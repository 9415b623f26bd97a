"""What a move showed somebody that was hidden, and so who may not take it back.

Who has seen something would only look again, so such a move is the host's alone to undo, and
never unheard. What an event shows is its ruleset's to say; that sealed answers lie open is not.
"""

from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.game import AnyGame
from hub.rules.contract.identifiers import Seat
from hub.tables.history import Moment


def showing_events(rules: AnyGame, state: AnyState, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Those of a move's events that are undo barriers; `state` is the one before the move."""
    found = []
    for event in events:
        if rules.is_undo_barrier(state, event):
            found.append(event)
        state = event.evolve(state)
    return tuple(found)


def opens_answers(before: AnyState, after: AnyState) -> bool:
    """Whether a move turned sealed answers over: all at once, or one by one with more to come."""
    now = {frame.question: frame for frame in after.frames}
    return any(
        isinstance(frame, OpenQuestion)
        and len(frame.asked) > 1
        and _is_opened(frame, now.get(frame.question))
        for frame in before.frames
    )


def _is_opened(was: OpenQuestion, now: OpenQuestion | PendingSteps | None) -> bool:
    if now is None:
        return True
    return isinstance(now, OpenQuestion) and not now.awaited and now != was


def shown_by(rules: AnyGame, moment: Moment) -> tuple[Event, ...]:
    """The events of a moment that showed something hidden; the deal itself is never undone."""
    before = moment.before
    return () if before is None else showing_events(rules, before.state, moment.events)


def has_opened(moment: Moment) -> bool:
    """Whether this moment laid sealed answers open."""
    return moment.before is not None and opens_answers(moment.before.state, moment.state)


def has_ended(rules: AnyGame, moment: Moment) -> bool:
    """Whether the game came out with this moment, which lays open what was covered.

    While points are still asked for, all of it stays covered.
    """
    before = moment.before
    if before is None or rules.outcome(moment.state) is None:
        return False
    return rules.outcome(before.state) is None


def answered_by(moment: Moment) -> Seat | None:
    """The seat that gave an answer with this moment which is still sealed; None: nobody did."""
    before = moment.before.state.frames if moment.before is not None else ()
    was = {frame.question: frame for frame in before if isinstance(frame, OpenQuestion)}
    for frame in moment.state.frames:
        if isinstance(frame, OpenQuestion) and frame.awaited and frame.question in was:
            known = {answer.seat for answer in was[frame.question].answers}
            for answer in frame.answers:
                if answer.seat not in known:
                    return Seat(answer.seat)
    return None
