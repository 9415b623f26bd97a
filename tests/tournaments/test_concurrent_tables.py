"""Many tables end in the same moment, while phones move and people look: nobody waits for ever.

A steward works in the thread of whoever moved last, and touches other tables there; so nothing of
it may be held while a table is.
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
from hub.tournaments.tournament_registry import Running, TournamentRegistry
from tests.tournaments.test_reconciler import finish, referee

PLAYERS = 40
PATIENCE = 120


def opened() -> tuple[TournamentRegistry, Running]:
    house = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    office = TournamentRegistry(JoinService(house, lambda: 0), lambda: 0)
    entries = tuple(f"P{number}" for number in range(PLAYERS))
    options = Options(entries=entries, level="cards", rounds=2)
    return office, office.open(msgspec.to_builtins(options))[0]


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
    office, running = opened()
    steward, table = running.steward, running.table
    keys = [office.entrance.take(table, entrant).key for entrant in range(PLAYERS)]

    def move_phones(first: int) -> None:
        for entrant in range(first, PLAYERS, 8):
            seated = office.entrance.move(office.entrance.code(table, entrant))
            assert seated is not None
            keys[entrant] = seated.key
            table.views.look(TABLE)

    for number in (1, 2):
        together([partial(referee, steward, "draw")])
        playing = [each for each in steward.floor.tables().values() if not each.is_ended]
        assert len(playing) == 8
        jobs: list[Callable[[], None]] = [partial(finish, each) for each in playing]
        jobs += [partial(move_phones, first) for first in (number, number + 4)]
        together(jobs)
        assert steward.state.phase == "between"
        assert all(each.is_ended for each in steward.floor.tables().values())
        assert len(steward.floor.tables()) == 8 * number
    # A key works at tables where its entrant sat, and nowhere else.
    for entrant, key in enumerate(keys):
        drawn = steward.state.tables.values()
        sat = {steward.floor.name_of(each.name) for each in drawn if entrant in each.entrants}
        assert {each.name for each in steward.floor.tables().values() if each.keys.who(key)} <= sat
        assert table.keys.who(key) is not None
