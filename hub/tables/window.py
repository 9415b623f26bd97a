"""Looking at a table: what each viewer sees, secrets while they are looked at, and watching.

Nothing changes here, but that a bug met while looking rests the table like any other.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from hub.rules.contract.form import Offer
from hub.rules.contract.log import Record
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import Line, Secret
from hub.rules.contract.who import HOST, Who, at
from hub.tables.chart import Chart, plotted
from hub.tables.commit import Clock
from hub.tables.history import History, Moment
from hub.tables.lending import Lending
from hub.tables.permission import offers_for
from hub.tables.recall import Recalled
from hub.tables.sight import Sight, outline, sight
from hub.tables.store import Store
from hub.tables.story import Story, whole
from hub.tables.watchers import Watcher

Shown = TypeVar("Shown")
Glance = Callable[[Who], Sight]


class Window(Lending):
    """What a table shows. Looking takes no lock: a standing is one value and never changes."""

    def __init__(self, store: Store, name: str, clock: Clock, told: Recalled) -> None:
        super().__init__(store, name, clock, told)
        self._story = Story(self.rules)

    def look(self, viewer: Who) -> Sight:
        """All that this viewer may see now, of one version."""
        return self.glance()(viewer)

    def glance(self) -> Glance:
        """A look for many: each may ask what they see, and it is all of one version."""
        now = self._standing
        frame = outline(self.name, now, self._presence)
        return lambda viewer: self._shown(
            lambda: sight(frame, self.rules, now, self._story, viewer)
        )

    def outline(self) -> Sight:
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

    def history(self) -> History:
        """The same to be read more than once; moves that come meanwhile are not in it."""
        return self._standing.history

    def story(self, viewer: Who) -> tuple[Line, ...]:
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
        records, top = self.records(), self._standing.history.top
        return records[0].at, records[top.version - 1 if top is not None else 0].at

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
        return self._shown(lambda: self.rules.secret(now.history.state, seat))

    def acting(self, seat: int, by: Who = HOST) -> tuple[Offer, ...]:
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
