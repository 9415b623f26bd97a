"""What was put right at a tournament's table, for its desk and its record; nobody else is shown it.

It is worked out from what the referee sees of the game before and after. Nothing is decided here.
"""

import msgspec

from hub.rules.contract.actor import HUB, NOBODY, REFEREE, Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.change import Change, changes_between
from hub.rules.contract.form import FieldValue
from hub.rules.contract.game import AnyGame
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.value import Value
from hub.tables.events import (
    CorrectionAnswered,
    CorrectionAsked,
    CorrectionCalled,
    CorrectionSettled,
    PutRight,
    TableEvent,
)

replace = msgspec.structs.replace

LONGEST_WHY = 200
UNDO = "undo"
OVERTURNED = "overturned"


class Correction(Value):
    """One of them, by the version of its record. `by` is a seat, or the referee (-1).

    `what` is the offer, or "undo"; `why` is the referee's reason, `for_seat` whom they acted for.
    """

    number: int
    what: str
    by: int = NOBODY
    for_seat: int = NOBODY
    why: str = ""
    changes: tuple[Change, ...] = ()


class PendingCorrection(Value):
    """Tokens that a seat would give itself, and who has said that this is right.

    `since` is the version that asks it, `no` the seat that said it is not; from then on it is the
    referee's. `is_called`: they were called.
    """

    since: int
    seat: int
    offer: str
    values: dict[str, FieldValue]
    change: Change
    yes: tuple[int, ...] = ()
    no: int = NOBODY
    is_called: bool = False

    @property
    def needs_referee(self) -> bool:
        return self.is_called or self.no != NOBODY


Pending = tuple[PendingCorrection, ...]


def pending_after(pending: Pending, event: TableEvent, version: int) -> Pending:
    """What waits for an answer after one more event of a table."""
    match event:
        case CorrectionAsked(seat=seat, offer=offer, values=values, change=change):
            return (*pending, PendingCorrection(version, seat, offer, values, change))
        case CorrectionAnswered(since=since, by=by, is_right=is_right):
            return tuple(
                _answered(e, by, is_right=is_right) if e.since == since else e for e in pending
            )
        case CorrectionCalled(since=since):
            return tuple(replace(e, is_called=True) if e.since == since else e for e in pending)
        case CorrectionSettled(since=since):
            return tuple(each for each in pending if each.since != since)
        case _:
            return pending


def _answered(each: PendingCorrection, by: int, *, is_right: bool) -> PendingCorrection:
    return replace(each, yes=(*each.yes, by)) if is_right else replace(each, no=by)


def overturned(each: PendingCorrection, version: int, why: str) -> Correction:
    """What the record says of one that the referee did not let pass: nothing changed by it."""
    return Correction(
        number=version, what=OVERTURNED, for_seat=each.seat, why=why, changes=(each.change,)
    )


def correction_of(
    rules: AnyGame,
    told: PutRight,
    version: int,
    by: str,
    states: tuple[AnyState, AnyState],
    for_seat: int | None = None,
) -> Correction:
    """What a record did that was told of before it; `states` are those around it."""
    kind, _, seat = by.partition(" ")
    return Correction(
        number=version,
        what=told.what,
        by=int(seat) if kind == "seat" else NOBODY,
        for_seat=NOBODY if for_seat is None else for_seat,
        why=told.why,
        changes=_changes(rules, *states),
    )


def _changes(rules: AnyGame, before: AnyState, after: AnyState) -> tuple[Change, ...]:
    try:
        return changes_between(rules.view(before, REFEREE), rules.view(after, REFEREE))
    except Exception:
        # A bug in a view is met, and told, where somebody looks; a log reads all the same.
        return ()


def told_before(
    rules: AnyGame, of: str, state: AnyState, who: Actor, offer: str, why: str
) -> PutRight | None:
    """What stands in the log before a move at a table of the tournament `of`; None: nothing does.

    The referee says why, but for what the hub does by itself too, such as calling time.
    """
    if not of:
        return None
    if who == REFEREE and rules.offer(state, HUB, offer) is None:
        return PutRight(what=offer, why=checked_why(why))
    if who.kind == "seat" and rules.is_correction(offer):
        return PutRight(what=offer)
    return None


def checked_why(why: str) -> str:
    """A reason, without the blanks around it; the record has none without."""
    why = why.strip()
    if not 1 <= len(why) <= LONGEST_WHY or not why.isprintable():
        raise Refusal("wrong-text", field="why", low=1, high=LONGEST_WHY)
    return why
