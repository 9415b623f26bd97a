"""All the tournaments of a hub: open one, find it by name, delete it with all its tables."""

from collections.abc import Callable
from threading import RLock

from hub.rules.contract.actor import HOST
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.state import State
from hub.tables.join_service import JoinService
from hub.tables.night_entry import NightEntry
from hub.tables.table import Table
from hub.tournaments.clock import TournamentClock
from hub.tournaments.deadline import Deadlines
from hub.tournaments.reconciler import (
    Reconciler,
    open_tournament,
    resume_tournament,
    resume_tournaments,
)
from hub.tournaments.registration import Registration

Clock = Callable[[], int]


class RunningTournament:
    """A running tournament: its reconciler, its table and its clock."""

    def __init__(self, reconciler: Reconciler, steady: Clock) -> None:
        self.reconciler = reconciler
        self.table = reconciler.tournament
        self.clock = TournamentClock(self.table, steady)

    @property
    def state(self) -> State:
        return self.reconciler.state

    def __repr__(self) -> str:
        return f"RunningTournament({self.table.name!r})"


class TournamentRegistry:
    """`steady` never jumps; the clock on the wall is nothing to a tournament."""

    def __init__(self, join_service: JoinService, steady: Clock) -> None:
        self._join_service = join_service
        self._steady = steady
        self.registration = Registration(steady)
        self._running: dict[str, RunningTournament] = {}
        self._lock = RLock()
        self.deadlines = Deadlines(
            lambda: [(running.table, running.clock) for running in self.all()]
        )

    def resume(self) -> None:
        """Take up what was running when the hub stopped, and watch the clocks."""
        registry = self._join_service.registry
        for reconciler in resume_tournaments(registry):
            self._keep(reconciler)
        registry.on_load(self._take_up)
        registry.on_put_away(self._put_away)
        self.deadlines.start()

    def stop(self) -> None:
        self.deadlines.stop()

    def open(self, options: JsonObject) -> tuple[RunningTournament, str]:
        """A new tournament, and its referee's key, which is told this once."""
        reconciler = open_tournament(
            self._join_service.registry, self._join_service.unused_code(), _cleaned(options)
        )
        return self._keep(reconciler), self.referee_key(reconciler.tournament)

    def referee_key(self, tournament: Table) -> str:
        """A new key for the referee; those before it work no longer, here or at any table.

        Nor do the codes for phones that the desk gave out with them.
        """
        key = tournament.keys.give("referee", by=HOST, instead=True)
        self.registration.drop_codes(tournament)
        return key

    def all(self) -> tuple[RunningTournament, ...]:
        return tuple(self._running.values())

    def put_away(self) -> list[NightEntry]:
        """What is known of those that are over and not in memory; one that was closed is not told
        of.
        """
        found = self._join_service.registry.index.tournaments()
        return [each for each in found if each.name not in self._running and not each.is_ended]

    def has(self, table: Table) -> bool:
        return table.name in self._running

    def get(self, name: str) -> RunningTournament:
        """The tournament of this name, loaded with its tables if it was put away."""
        # Of two who ask while it is being put away or loaded, either may come first.
        self._take_up(self._join_service.registry.get(name))
        found = self._running.get(name)
        if found is None:
            raise Refusal("no-such-table")
        return found

    def admits(self, name: str, key: str) -> bool:
        """Whether a key opens this tournament, which stays where it is."""
        return self._join_service.registry.admits(name, key)

    def admits_around(self, name: str, key: str) -> bool:
        """Whether a key opens it or one of its tables."""
        registry = self._join_service.registry
        running = self._running.get(name)
        if running is not None:
            tables = (name, *running.reconciler.tables.tables())
        else:
            tables = (name, *registry.index.tables_of(name))
        return any(registry.admits(each, key) for each in tables)

    def forget(self, name: str, forget: Callable[[Table], None]) -> None:
        """Delete a tournament for good; `forget` deletes one table.

        It goes last: should the hub stop in between, what is left of it can still be deleted.
        """
        running = self.get(name)
        running.reconciler.leave()
        for table in running.reconciler.tables.tables().values():
            forget(table)
        forget(running.table)
        del self._running[name]

    def _take_up(self, table: Table) -> None:
        """A tournament is back from the log, and there is to be one who tends it."""
        if table.rules.key != TOURNAMENT.key or table.is_ended:
            return
        with self._lock:
            running = self._running.get(table.name)
            if running is not None and running.table is table:
                return
            self._keep(resume_tournament(self._join_service.registry, table))
        if running is not None:
            running.reconciler.leave()

    def _put_away(self, table: Table) -> None:
        with self._lock:
            running = self._running.get(table.name)
            if running is None or running.table is not table:
                return
            del self._running[table.name]
        running.reconciler.leave()

    def _keep(self, reconciler: Reconciler) -> RunningTournament:
        running = RunningTournament(reconciler, self._steady)
        self._running[reconciler.tournament.name] = running
        running.table.watch(lambda _: self.deadlines.wake())
        return running


def _cleaned(options: JsonObject) -> JsonObject:
    """With names that a table takes, and nobody on the list twice.

    Only when it is opened: older logs are read as they are.
    """
    entries = options.get("entries")
    if not isinstance(entries, list | tuple) or not all(isinstance(each, str) for each in entries):
        return options
    names = tuple(map(clean_name, entries))
    seen: set[str] = set()
    for name in names:
        if alike(name) in seen:
            raise Refusal("name-taken", name=name)
        seen.add(alike(name))
    return {**options, "entries": names}
