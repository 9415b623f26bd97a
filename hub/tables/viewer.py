"""Looking at a table: what each viewer sees, secrets while they are looked at, and watching.

Nothing changes here, but that a bug met while looking rests the table like any other.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.form import Offer
from hub.rules.contract.log import Record
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import Line, Secret
from hub.tables.chart import Chart, plotted
from hub.tables.commit import Clock
from hub.tables.history import GameHistory, Moment
from hub.tables.permission import offers_for
from hub.tables.refereed import Refereed
from hub.tables.replay import Replayed
from hub.tables.snapshot import Snapshot
from hub.tables.store import Store
from hub.tables.story import Story, whole
from hub.tables.takeover import Claim
from hub.tables.viewer_snapshot import Takeover, ViewerSnapshot, outline, sight
from hub.tables.watchers import Watcher

replace = msgspec.structs.replace

Shown = TypeVar("Shown")
Glance = Callable[[Actor], ViewerSnapshot]

# A takeover that no time settles.
NO_TIME = -1


class Viewer(Refereed):
    """What a table shows. Looking takes no lock: a standing is one value and never changes."""

    def __init__(self, store: Store, name: str, clock: Clock, told: Replayed) -> None:
        super().__init__(store, name, clock, told)
        self._story = Story(self.rules)

    def look(self, viewer: Actor) -> ViewerSnapshot:
        """All that this viewer may see now, of one version."""
        return self.glance()(viewer)

    def glance(self) -> Glance:
        """A look for many: each may ask what they see, and it is all of one version."""
        now = self._standing
        frame = outline(self.name, now, self._presence)
        asked = [
            (self._takeover(now, each), self._voters(now, each.seat)) for each in _waiting(now)
        ]

        def seen(viewer: Actor) -> ViewerSnapshot:
            shown = frame
            if asked:
                shown = replace(frame, takeovers=tuple(_put_to(viewer, *each) for each in asked))
            return self._shown(lambda: sight(shown, self.rules, now, self._story, viewer))

        return seen

    def _takeover(self, now: Snapshot, claim: Claim) -> Takeover:
        return Takeover(
            seat=claim.seat,
            name=now.book.seats.names[claim.seat],
            was=claim.was,
            was_bot=claim.was_bot,
            since=claim.since,
            wait=NO_TIME if claim.needs_yes else self._seconds(claim),
        )

    def outline(self) -> ViewerSnapshot:
        """The table without its game: what can be shown even of one that met a bug."""
        return outline(self.name, self._standing, self._presence)

    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        now = self._standing
        if not now.history.has_begun:
            return None
        return self._shown(lambda: self.rules.outcome(now.history.state))

    def state(self) -> Any:
        """The state of the game, for the hub alone: none of it is ever shown to anyone."""
        return self._standing.history.state

    def moments(self) -> Iterator[Moment]:
        """What was moved and stands, the newest first; for the hub alone, as the state is."""
        return iter(self.history())

    def history(self) -> GameHistory:
        """The same to be read more than once; moves that come meanwhile are not in it."""
        return self._standing.history

    def story(self, viewer: Actor) -> tuple[Line, ...]:
        """The whole story so far, as this viewer may hear it."""
        moments = list(self._standing.history)
        return self._shown(lambda: whole(self.rules, reversed(moments), viewer))

    def chart(self) -> Chart:
        """The night as curves, once it is over."""
        if self.outcome() is None:
            raise Refusal("not-over")
        now = self._standing
        people = tuple(now.book.seats.names[seat] for seat in sorted(now.players))
        moments = list(reversed(list(now.history)))
        return self._shown(lambda: plotted(self.name, self.rules, people, moments))

    def records(self) -> list[Record]:
        """All that is stored of this table."""
        return self._store.read(self.name)

    def times(self) -> tuple[int, int]:
        """When it was opened, and when its game was last moved on, in milliseconds."""
        top = self._standing.history.top
        return self.opened_at, self.opened_at if top is None else self._moved[top.version]

    def awaited(self) -> tuple[int, ...]:
        """The seats the game is waiting for."""
        now = self._standing
        if not now.history.has_begun:
            return ()
        return self._shown(lambda: self.rules.awaited(now.history.state))

    def secret(self, seat: int) -> Secret | None:
        """What is fetched only while its owner looks."""
        now = self._standing
        if not now.history.has_begun or not now.is_in_game(at(seat)):
            return None
        self.check_uncovered(now, at(seat))
        return self._shown(lambda: self.rules.secret(now.history.state, seat))

    def acting(self, seat: int, by: Actor = HOST) -> tuple[Offer, ...]:
        """What the host, or a panel's button, may do for a seat now."""
        now = self._standing
        rests = now.book.paused or now.book.ended
        if rests or not now.history.has_begun or not now.is_in_game(at(seat)):
            return ()
        return self._shown(lambda: offers_for(now, self.rules, by, seat))

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call this with the version after every change, until the returned function is.

        The version may come again when something changed that is not stored, such as who is
        linked. To show the change, look: what is seen is of that version or newer.
        """
        with self._lock:
            self._watchers.add(watcher)
        return lambda: self._unwatch(watcher)

    def _unwatch(self, watcher: Watcher) -> None:
        with self._lock:
            self._watchers.remove(watcher)

    def _shown(self, show: Callable[[], Shown]) -> Shown:
        try:
            return show()
        except Exception as error:
            # Raised again where bugs are met: it rests the table and loses its text.
            with self._held():
                raise error


def _waiting(now: Snapshot) -> tuple[Claim, ...]:
    """Nobody is asked about a seat at a table that is closed."""
    return () if now.book.ended else now.changes.waiting


def _put_to(viewer: Actor, takeover: Takeover, voters: frozenset[int]) -> Takeover:
    """The same, as a question to those who may answer it."""
    is_asked = viewer.kind == "seat" and viewer.seat in voters
    return replace(takeover, vouch=True) if is_asked else takeover
