"""Taking the last move back, and what puts an end to that: a log that was handed out.

What may be taken back, by whom and how far, is the snapshot's and the ruleset's to say.
"""

from hub.rules.contract.actor import REFEREE, Actor
from hub.rules.contract.identifiers import Version
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.corrections import UNDO, checked_why
from hub.tables.events import LaidOpen, PutRight, Reopened, Undone
from hub.tables.permission import check_undo
from hub.tables.snapshot import Snapshot
from hub.tables.takeovers import Takeovers


class Undo:
    """An undo is a record like any other, so it is told, stored and answered like a move."""

    def __init__(self, commit: CommitPoint, takeovers: Takeovers) -> None:
        self._commit = commit
        self._takeovers = takeovers

    def last_move(
        self, who: Actor, move_id: str | None = None, *, last: int | None = None, why: str = ""
    ) -> Version:
        """Take the last move back; `last` is the one that was meant, so that no other goes.

        At a tournament's table its referee says why.
        """
        with self._commit.decision() as now:
            if (known := self._commit.move_ids.find(who, move_id, "table")) is not None:
                return known
            # What a move told its maker is not for whoever has just taken their seat.
            self._takeovers.check_uncovered(now, who)
            to = check_undo(now, self._commit.rules, who, last)
            told = _told(now, who, why)
            return self._commit.append(who, *told, Undone(to=to), move_id=move_id)

    def reopen(self, by: Actor) -> Version:
        """Play a tournament's table on that is closed, from before the move that ended its game.

        Where the game was not over, as it stood.
        """
        with self._commit.decision() as now:
            if not now.state.of or not now.state.ended or now.state.next:
                raise Refusal("table-ended")
            to = self._before_the_end(now)
            if to is None:
                return self._commit.append(by, Reopened())
            if to < now.state.laid_open:
                raise Refusal("laid-open")
            return self._commit.append(by, Reopened(), Undone(to=to))

    def _before_the_end(self, now: Snapshot) -> Version | None:
        """The last version at which its game was not over; None: it is not now."""
        rules, top = self._commit.rules, now.history.top
        if top is None or not rules.is_over(top.state):
            return None
        for moment in now.history:
            if not rules.is_over(moment.state):
                return moment.version
        raise Refusal("nothing-to-undo")

    def lay_open(self, by: Actor) -> None:
        """Before the whole log is handed out: from now on the game's end stands."""
        with self._commit.decision() as now:
            top = now.history.top
            if top is None or self._commit.rules.outcome(top.state) is None:
                raise Refusal("not-over")
            # A table that is closed for good needs no such mark; a tournament's may be reopened.
            can_go_on = not now.state.ended or bool(now.state.of)
            if can_go_on and now.state.laid_open < top.version:
                self._commit.append(by, LaidOpen(to=top.version))


def _told(now: Snapshot, who: Actor, why: str) -> tuple[PutRight, ...]:
    """What a tournament's desk hears of an undo: the referee's, and that of a correction."""
    if not now.state.of:
        return ()
    if who == REFEREE:
        return (PutRight(what=UNDO, why=checked_why(why)),)
    top = now.history.top
    is_correction = any(top is not None and each.number == top.version for each in now.corrections)
    return (PutRight(what=UNDO),) if is_correction else ()
