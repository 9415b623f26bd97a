"""A hall loses nothing that was acknowledged, whoever is killed: its hub, or its database."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from hub.rules.contract.log import Record
from hub.storage.postgres.hall import open_hall
from hub.tables.store import DatabaseAway, LogMoved, StorageFault, Store
from tests.faults.kill import append_together, kill_loop
from tests.storage.postgres.cluster import Cluster, cluster
from tests.storage.postgres.halls import fall_silent
from tests.storage.sample import record

LONGEST = 60.0


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    """One that would outlast a power cut."""
    with cluster("fsync=on") as made:
        with closing(open_hall(made.address, "first")):
            pass
        yield made


@pytest.mark.parametrize("kills", [10, pytest.param(1000, marks=pytest.mark.long)])
def test_an_owner_that_is_killed_loses_nothing_and_the_next_one_goes_on(
    postgres: Cluster, tmp_path: Path, kills: int
) -> None:
    @contextmanager
    def opened(log: Path) -> Iterator[Store]:
        name = f"killed-{kills}-{log.name}"
        fall_silent(postgres.address, name)
        with closing(open_hall(postgres.address, name, wait=0)) as hall:
            yield hall.store

    tally = kill_loop(tmp_path, kills, seed=8, play=append_together, opened=opened)
    assert tally.kills == kills
    assert tally.acknowledged > 5 * kills
    print(f"{kills} kills, {tally.acknowledged} acknowledged, {tally.spare} stored unreported")


class Player(Thread):
    """Makes one move after the other at a table of its own, and believes every answer."""

    def __init__(self, store: Store, number: int, is_over: Event) -> None:
        super().__init__(daemon=True)
        self._pause, table = number * 0.003, f"table-{number}"
        self.kept: list[Record] = []
        self.refused = 0
        self.lies: list[str] = []
        self._store, self._table, self._is_over = store, table, is_over

    def run(self) -> None:
        tries = 0
        while not self._is_over.is_set():
            tries += 1
            # Another record each time: one that was refused must never be there.
            move = record(self._table, len(self.kept) + 1, size=200 + tries)
            try:
                self._store.append(move)
            except LogMoved:
                self.lies.append(f"{self._table} {move.version}: what was refused is there")
                return
            except StorageFault:
                self.refused += 1
                time.sleep(0.01)
            else:
                self.kept.append(move)
            # Some are about to make a move when it crashes, and some are in the middle of one.
            self._is_over.wait(self._pause)


@pytest.mark.parametrize("crashes", [2, pytest.param(100, marks=pytest.mark.long)])
def test_a_database_that_crashes_makes_no_false_acknowledgement_and_no_false_refusal(
    postgres: Cluster, crashes: int
) -> None:
    with closing(open_hall(postgres.address, f"crashed-{crashes}")) as hall:
        is_over = Event()
        players = [Player(hall.store, number, is_over) for number in range(6)]
        for player in players:
            player.start()
        for _ in range(crashes):
            _wait_for_moves(players, 30)
            postgres.stop("immediate")
            postgres.start()
        _wait_for_moves(players, 30)
        is_over.set()
        for player in players:
            player.join(LONGEST)
            assert not player.is_alive(), "a move was never answered"
        assert [player.lies for player in players] == [[]] * 6
        for number, player in enumerate(players):
            assert hall.store.read(f"table-{number}") == player.kept
        count = sum(len(player.kept) for player in players)
        print(f"{crashes} crashes, {count} kept, {sum(each.refused for each in players)} refused")


def _wait_for_moves(players: list[Player], count: int) -> None:
    """Until each player has made so many more."""
    wanted = [len(player.kept) + count for player in players]
    end = time.monotonic() + LONGEST
    while any(len(player.kept) < each for player, each in zip(players, wanted, strict=True)):
        assert not any(player.lies for player in players), [each.lies for each in players]
        assert time.monotonic() < end, "nobody can play"
        time.sleep(0.01)


def test_a_store_that_is_closed_sends_nothing_more(postgres: Cluster) -> None:
    with closing(open_hall(postgres.address, "stopped")) as hall:
        hall.store.append(record("red", 1))
    with pytest.raises(DatabaseAway):
        hall.store.append(record("red", 2))
