"""What happened in a table's game, in memory: every state it stood in, so undo is a lookup.

Nothing is stored or decided here but what may be taken back, and how far.
"""

from collections.abc import Iterator
from itertools import takewhile

import msgspec

from hub.rules.contract.actor import HOST, PANEL, Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.identifiers import Version
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import Line


class Moment(msgspec.Struct, frozen=True, eq=False):
    """The game after one record. Never changed; `before` is shared by all that follow.

    `notes` are lines of what happened at the table since then, beside the game. `for_seat` is whom
    the move was made for, where somebody else made it.
    """

    version: Version
    by: str
    state: AnyState
    events: tuple[Event, ...]
    before: "Moment | None"
    notes: tuple[Line, ...] = ()
    for_seat: int | None = None

    def __repr__(self) -> str:
        return f"Moment(version={self.version})"

    def noted(self, notes: tuple[Line, ...]) -> "Moment":
        """The same moment with more lines after it."""
        return msgspec.structs.replace(self, notes=(*self.notes, *notes)) if notes else self


class GameHistory:
    """All that happened and was not undone. Never changes: a move makes a new history."""

    __slots__ = ("top",)

    def __init__(self, top: Moment | None = None) -> None:
        self.top = top

    def __repr__(self) -> str:
        return f"GameHistory({self.top!r})"

    def __iter__(self) -> Iterator[Moment]:
        """The moments, newest first."""
        moment = self.top
        while moment is not None:
            yield moment
            moment = moment.before

    @property
    def has_begun(self) -> bool:
        return self.top is not None

    @property
    def state(self) -> AnyState:
        """How the game stands; the table is asked first whether it has begun."""
        if self.top is None:
            raise Refusal("not-started")
        return self.top.state

    def then(
        self,
        version: Version,
        by: str,
        state: AnyState,
        events: tuple[Event, ...],
        for_seat: int | None = None,
    ) -> "GameHistory":
        return GameHistory(Moment(version, by, state, events, self.top, for_seat=for_seat))

    def noted(self, *lines: Line) -> "GameHistory":
        """With more lines; a game that has not begun has no story yet."""
        return self if self.top is None else GameHistory(self.top.noted(lines))

    def since(self, version: Version) -> tuple[Moment, ...]:
        """What was moved after the record of that version, the newest first."""
        return tuple(takewhile(lambda moment: moment.version != version, self))

    def back_to(self, version: Version) -> "GameHistory":
        """How it was after the record of that version, which must not be undone itself.

        What happened beside the game is not undone with it.
        """
        notes: tuple[Line, ...] = ()
        for moment in self:
            if moment.version == version:
                return GameHistory(moment.noted(notes))
            notes = moment.notes + notes
        raise LookupError(f"version {version} is not there to go back to")

    def is_for(self, who: Actor) -> bool:
        """Whether the last move is this actor's to take back, if it can be taken back at all."""
        return who in (HOST, PANEL) or (self.top is not None and self.top.by == str(who))

    def can_undo(self, who: Actor) -> Version:
        """The version that an undo by this actor would go back to, or the Refusal why not.

        A move may be taken back by its maker until someone else has moved; anything by the
        host. The panel's button is the whole table's: it takes back what its maker could.
        The deal stays: rulesets void it.
        """
        if self.top is None or self.top.before is None:
            raise Refusal("nothing-to-undo")
        if not self.is_for(who):
            raise Refusal("not-yours-to-undo")
        return self.top.before.version
