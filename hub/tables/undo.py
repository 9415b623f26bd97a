"""Taking the last move back, and what puts an end to that: a log that was handed out.

What may be taken back, by whom and how far, is the snapshot's and the ruleset's to say.
"""

from hub.rules.contract.actor import Actor
from hub.rules.contract.identifiers import Version
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.events import LaidOpen, Undone
from hub.tables.permission import check_undo
from hub.tables.takeovers import Takeovers


class Undo:
    """An undo is a record like any other, so it is told, stored and answered like a move."""

    def __init__(self, commit: CommitPoint, takeovers: Takeovers) -> None:
        self._commit = commit
        self._takeovers = takeovers

    def last_move(
        self, who: Actor, move_id: str | None = None, *, last: int | None = None
    ) -> Version:
        """Take the last move back; `last` is the one that was meant, so that no other goes."""
        with self._commit.decision() as now:
            if (known := self._commit.move_ids.find(who, move_id, "table")) is not None:
                return known
            # What a move told its maker is not for whoever has just taken their seat.
            self._takeovers.check_uncovered(now, who)
            to = check_undo(now, self._commit.rules, who, last)
            return self._commit.append(who, Undone(to=to), move_id=move_id)

    def lay_open(self, by: Actor) -> None:
        """Before the whole log is handed out: from now on the game's end stands."""
        with self._commit.decision() as now:
            top = now.history.top
            if top is None or self._commit.rules.outcome(top.state) is None:
                raise Refusal("not-over")
            if not now.state.ended and now.state.laid_open < top.version:
                self._commit.append(by, LaidOpen(to=top.version))
