"""All the tournaments of a hub: opened, found by name, and given up with all their tables."""

from collections.abc import Callable
from typing import Any

from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.who import HOST
from hub.rules.tournament.state import State
from hub.tables.desk import Desk
from hub.tables.table import Table
from hub.tournaments.clock import TournamentClock
from hub.tournaments.deadline import Deadlines
from hub.tournaments.entrance import Entrance
from hub.tournaments.steward import Steward, open_tournament, resume_tournaments

Clock = Callable[[], int]


class Running:
    """A tournament, whoever tends it, and its clock."""

    def __init__(self, steward: Steward, now: Clock) -> None:
        self.steward = steward
        self.table = steward.tournament
        self.clock = TournamentClock(self.table, now)

    @property
    def state(self) -> State:
        return self.steward.state

    def __repr__(self) -> str:
        return f"Running({self.table.name!r})"


class Office:
    """`now` is the clock on the wall, as the log has it; `steady` is for codes."""

    def __init__(self, desk: Desk, now: Clock, steady: Clock) -> None:
        self._desk = desk
        self._now = now
        self.entrance = Entrance(steady)
        self._running: dict[str, Running] = {}
        self.deadlines = Deadlines(
            lambda: [(running.table, running.clock) for running in self.all()], now
        )

    def resume(self) -> None:
        """Take up what was running when the hub stopped, and watch the clocks."""
        for steward in resume_tournaments(self._desk.house):
            self._keep(steward)
        self.deadlines.start()

    def stop(self) -> None:
        self.deadlines.stop()

    def open(self, options: dict[str, Any]) -> tuple[Running, str]:
        """A new tournament, and its referee's key, which is told this once."""
        steward = open_tournament(self._desk.house, self._desk.unused_code(), _cleaned(options))
        return self._keep(steward), self.referee_key(steward.tournament)

    def referee_key(self, tournament: Table) -> str:
        """A new key for the referee; those before it work no longer, here or at any table.

        Nor do the codes for phones that the desk gave out with them.
        """
        key = tournament.give_key("referee", by=HOST, instead=True)
        self.entrance.drop_codes(tournament)
        return key

    def all(self) -> tuple[Running, ...]:
        return tuple(self._running.values())

    def has(self, table: Table) -> bool:
        return table.name in self._running

    def get(self, name: str) -> Running:
        found = self._running.get(name)
        if found is None:
            raise Refusal("no-such-table")
        return found

    def forget(self, name: str, forget: Callable[[Table], None]) -> None:
        """Delete a tournament for good; `forget` deletes one table.

        It goes last: should the hub stop in between, what is left of it can still be deleted.
        """
        running = self.get(name)
        running.steward.leave()
        for table in running.steward.floor.tables().values():
            forget(table)
        forget(running.table)
        del self._running[name]

    def _keep(self, steward: Steward) -> Running:
        running = Running(steward, self._now)
        self._running[steward.tournament.name] = running
        running.table.watch(lambda _: self.deadlines.wake())
        return running


def _cleaned(options: dict[str, Any]) -> dict[str, Any]:
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
