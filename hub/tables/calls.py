"""Seats that have left a question unanswered for some seconds: the table itself calls them.

It goes by what everyone sees already, who is awaited for which question. What they could answer,
and whether their phone sleeps, is not asked here, and nothing of it is stored.
"""

from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from hub.rules.contract.frame import OpenQuestion
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.view import AnyView
from hub.tables.commit import CommitPoint
from hub.tables.snapshot import Snapshot

CALL_AFTER = 5_000
"""Milliseconds for which a question may lie before a seat until that seat is called."""

Steady = Callable[[], int]


class Unanswered(NamedTuple):
    """A question that lies before a seat."""

    seat: Seat
    question: int


def unanswered(now: Snapshot) -> frozenset[Unanswered]:
    """What lies before people now: not before bots, nor where somebody plays alone."""
    if len(now.players) < 2 or now.state.paused or now.state.ended:
        return frozenset()
    frames = now.history.state.frames
    top = frames[-1] if frames else None
    if not isinstance(top, OpenQuestion):
        return frozenset()
    bots = now.state.seats.bots
    return frozenset(
        Unanswered(Seat(seat), top.question) for seat in top.awaited if seat not in bots
    )


class QuestionTimes:
    """Since when each question lies before each seat. It has no clock: the time is told to it."""

    def __init__(self) -> None:
        self._since: dict[Unanswered, int] = {}

    def note(self, open_now: frozenset[Unanswered], at: int) -> None:
        """These are open now; whichever was so before has been since then."""
        known = self._since
        self._since = {each: known.get(each, at) for each in open_now}

    def overdue(self, at: int) -> frozenset[Unanswered]:
        return frozenset(each for each, since in self._since.items() if at - since >= CALL_AFTER)

    def next_in(self, at: int) -> int | None:
        """In how many milliseconds the next one will be overdue; None: none is on its way."""
        left = (since + CALL_AFTER - at for since in self._since.values())
        return min((wait for wait in left if wait > 0), default=None)


class Calls:
    """Whom a table calls; whoever keeps the time for all tables says what time it is."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit
        self._lock = Lock()
        self._times = QuestionTimes()
        self._called: frozenset[Unanswered] = frozenset()

    def note(self, at: int) -> int | None:
        """The table has changed; in how many milliseconds somebody is to be called."""
        with self._lock:
            self._times.note(unanswered(self._commit.snapshot), at)
            self._called = self._times.overdue(at)
            return self._times.next_in(at)

    def call(self, at: int) -> int | None:
        """Call whoever is overdue: all viewers are shown so; when the next one is, as above."""
        with self._lock:
            overdue = self._times.overdue(at)
            is_news, self._called = bool(overdue - self._called), overdue
            wait = self._times.next_in(at)
        if is_news:
            with self._commit.decision():
                self._commit.note_unstored()
        return wait

    def open_in(self, now: Snapshot) -> frozenset[Unanswered]:
        """Those called whose question is still open as the table stands in this snapshot."""
        return self._called & unanswered(now) if self._called else self._called


def called_seats(called: frozenset[Unanswered], view: AnyView | None) -> tuple[int, ...]:
    """The seats that are called, to a viewer of this view: never one that it does not show as
    asked, nor another question. Before the first turn people read and choose, and nobody is.
    """
    if not called or view is None or not view.round or not view.asked:
        return ()
    asked = view.asked[-1]
    return tuple(seat for seat in asked.seats if Unanswered(Seat(seat), asked.question) in called)
