"""Many tables end in the same moment, while phones move and people look: nobody waits for ever.

A reconciler works in the thread of whoever moved last, and touches other tables there; so nothing
of it may be held while a table is.
"""

import time
from collections.abc import Callable
from functools import partial
from threading import Barrier, Thread

import msgspec

from hub.rules.contract.actor import TABLE
from hub.rules.registry import RULES
from hub.rules.tournament.options import Options
from hub.storage.memory import MemoryStore
from hub.tables.join_service import JoinService
from hub.tables.table_registry import TableRegistry
from hub.tournaments.tournament_registry import RunningTournament, TournamentRegistry
from tests.tournaments.test_reconciler import finish, referee

PLAYERS = 40
PATIENCE = 120


def opened() -> tuple[TournamentRegistry, RunningTournament]:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    tournaments = TournamentRegistry(JoinService(registry, lambda: 0), lambda: 0)
    entries = tuple(f"P{number}" for number in range(PLAYERS))
    options = Options(entries=entries, level="cards", rounds=2)
    return tournaments, tournaments.open(msgspec.to_builtins(options))[0]


def together(jobs: list[Callable[[], None]]) -> None:
    """All at once, each in a thread of its own; whoever is stuck does not hold up the test."""
    gate, done = Barrier(len(jobs)), list[int]()

    def work(number: int) -> None:
        gate.wait(PATIENCE)
        jobs[number]()
        done.append(number)

    threads = [Thread(target=work, args=(at,), daemon=True) for at in range(len(jobs))]
    for thread in threads:
        thread.start()
    ends = time.monotonic() + PATIENCE
    for thread in threads:
        thread.join(max(0.0, ends - time.monotonic()))
    assert len(done) == len(jobs), "somebody failed, or waits for ever"


def test_many_threads_finish_tables_at_once_and_every_sheet_is_in() -> None:
    tournaments, running = opened()
    reconciler, table = running.reconciler, running.table
    keys = [tournaments.registration.take(table, entrant).key for entrant in range(PLAYERS)]

    def move_phones(first: int) -> None:
        for entrant in range(first, PLAYERS, 8):
            seated = tournaments.registration.move(tournaments.registration.code(table, entrant))
            assert seated is not None
            keys[entrant] = seated.key
            table.look(TABLE)

    for number in (1, 2):
        together([partial(referee, reconciler, "draw")])
        playing = [each for each in reconciler.tables.tables().values() if not each.is_ended]
        assert len(playing) == 8
        jobs: list[Callable[[], None]] = [partial(finish, each) for each in playing]
        jobs += [partial(move_phones, first) for first in (number, number + 4)]
        together(jobs)
        assert reconciler.state.phase == "between"
        assert all(each.is_ended for each in reconciler.tables.tables().values())
        assert len(reconciler.tables.tables()) == 8 * number
    # A key works at tables where its entrant sat, and nowhere else.
    for entrant, key in enumerate(keys):
        drawn = reconciler.state.tables.values()
        sat = {reconciler.tables.name_of(each.name) for each in drawn if entrant in each.entrants}
        assert {each.name for each in reconciler.tables.tables().values() if each.who(key)} <= sat
        assert table.who(key) is not None
