"""Two that append the same next version: one of them, and the chain is whole."""

import threading
from collections.abc import Sequence

import pytest

from hub.storage.postgres.store import PostgresStore
from hub.tables.store import HallLost, LogMoved, StorageFault
from tests.storage.postgres.cluster import Cluster
from tests.storage.postgres.halls import fall_silent, owner
from tests.storage.sample import record, records

# So many versions a table, so that reading one stays quick.
_A_TABLE = 500


class Racer(threading.Thread):
    """Appends every version of every table, each as soon as another does."""

    def __init__(self, store: PostgresStore, races: int, line: threading.Barrier) -> None:
        super().__init__(daemon=True)
        self.won: list[tuple[str, int]] = []
        self.odd: list[StorageFault] = []
        self._store, self._races, self._line = store, races, line

    def run(self) -> None:
        for number in range(self._races):
            table, version = f"table-{number // _A_TABLE}", number % _A_TABLE + 1
            self._line.wait()
            try:
                self._store.append(record(table, version))
            except LogMoved:
                continue
            except StorageFault as fault:
                self.odd.append(fault)
                return
            self.won.append((table, version))


def race(stores: Sequence[PostgresStore], races: int) -> list[Racer]:
    line = threading.Barrier(len(stores), timeout=60)
    racers = [Racer(store, races, line) for store in stores]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    return racers


@pytest.mark.parametrize("races", [300, pytest.param(100_000, marks=pytest.mark.long)])
def test_each_version_has_one_winner_and_the_chain_is_whole(
    postgres: Cluster, hall: str, races: int
) -> None:
    """Both have the same epoch, so that nothing but the versions stands between them."""
    with (
        owner(postgres.address, hall) as one,
        owner(postgres.address, hall, one.lease) as two,
    ):
        racers = race([one.store, two.store], races)
        assert [racer.odd for racer in racers] == [[], []]
        won = [each for racer in racers for each in racer.won]
        assert len(won) == len(set(won)) == races
        assert all(len(racer.won) > races // 50 for racer in racers), "that was no race"
        for table in one.store.tables():
            count = sum(name == table for name, _ in won)
            assert one.store.read(table) == records(table, count)


@pytest.mark.parametrize("races", [60, pytest.param(2_000, marks=pytest.mark.long)])
def test_whoever_takes_the_hall_has_every_move_that_was_acknowledged_before(
    postgres: Cluster, hall: str, races: int
) -> None:
    """The owner appends just as another takes the hall: kept and acknowledged, or neither."""
    kept = 0
    for number in range(races):
        name = f"{hall}-{number}"
        with owner(postgres.address, name) as old:
            old.store.append(record("red", 1))
            fall_silent(postgres.address, name)
            answers: list[bool] = []

            def move(store: PostgresStore = old.store, to: list[bool] = answers) -> None:
                try:
                    store.append(record("red", 2))
                    to.append(True)
                except HallLost:
                    to.append(False)

            thread = threading.Thread(target=move)
            thread.start()
            with owner(postgres.address, name) as new:
                # Read by the new owner before the old one was answered, perhaps.
                seen = new.store.read("red")
                thread.join()
                assert seen == records("red", 2 if answers == [True] else 1)
                assert new.store.read("red") == seen
                kept += answers == [True]
    assert kept > 0, "the owner never came first"
