"""What every store must do: one test case, run over each of them."""

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from hub.storage.memory import MemoryStore
from hub.storage.postgres.hall import open_hall
from hub.storage.sqlite import SqliteStore
from hub.tables.store import LogMoved, Store
from tests.storage.postgres.cluster import Cluster
from tests.storage.sample import fill, record, records


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path, hall: str) -> Iterator[Store]:
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        with closing(open_hall(cluster.address, hall)) as opened:
            yield opened.store
        return
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "log")
    yield made
    made.close()


def test_what_was_appended_is_read_in_order(store: Store) -> None:
    fill(store, "red", 12)
    assert store.read("red") == records("red", 12)


def test_every_field_comes_back_as_it_was(store: Store) -> None:
    odd = msgspec.structs.replace(
        record("Tisch „Löwe“ 侍", 1),
        at=-5,
        by="",
        for_seat=0,
        move_id="",
        schema=2**62,
        events=msgspec.Raw('[ {"a": "\\n ✓"},\n\t1.50e3 ]'.encode()),
    )
    store.append(odd)
    (found,) = store.read(odd.table)
    assert found == odd
    assert bytes(found.events) == bytes(odd.events)
    assert msgspec.json.encode(found) == msgspec.json.encode(odd)


def test_an_unknown_table_has_no_records(store: Store) -> None:
    assert store.read("nobody") == []
    assert store.tables() == []


@pytest.mark.parametrize("version", [-1, 0, 2, 3, 5, 6, 400])
def test_a_record_that_does_not_follow_is_refused(store: Store, version: int) -> None:
    fill(store, "red", 3)
    with pytest.raises(LogMoved) as caught:
        store.append(record("red", version))
    assert caught.value.params == {"table": "red", "version": version, "newest": 3}
    assert store.read("red") == records("red", 3)
    store.append(record("red", 4))


def test_the_first_record_of_a_table_is_number_one(store: Store) -> None:
    with pytest.raises(LogMoved):
        store.append(record("red", 2))
    assert store.tables() == []
    store.append(record("red", 1))


def test_a_refused_record_does_not_open_a_table(store: Store) -> None:
    with pytest.raises(LogMoved):
        store.append(record("red", 7))
    assert store.tables() == []


def test_records_that_belong_together_are_all_kept(store: Store) -> None:
    fill(store, "red", 2)
    store.append(record("red", 3), record("blue", 1), record("red", 4), record("blue", 2))
    assert store.read("red") == records("red", 4)
    assert store.read("blue") == records("blue", 2)
    store.append()


@pytest.mark.parametrize("wrong", [("red", 5), ("blue", 3), ("red", 3)])
def test_of_records_that_belong_together_none_is_kept_if_one_does_not_follow(
    store: Store, wrong: tuple[str, int]
) -> None:
    fill(store, "red", 2)
    with pytest.raises(LogMoved):
        store.append(record("red", 3), record("blue", 1), record(*wrong))
    assert store.read("red") == records("red", 2)
    assert store.tables() == ["red"]


def test_tables_do_not_mix(store: Store) -> None:
    for version in range(1, 6):
        for table in ("b", "a", "a b", "A"):
            store.append(record(table, version))
    for table in ("b", "a", "a b", "A"):
        assert store.read(table) == records(table, 5)


def test_tables_are_named_in_the_order_they_were_opened(store: Store) -> None:
    for table in ("west", "east", "north"):
        store.append(record(table, 1))
    store.append(record("west", 2))
    assert store.tables() == ["west", "east", "north"]


def test_a_forgotten_table_is_gone_and_may_begin_again(store: Store) -> None:
    fill(store, "red", 3)
    fill(store, "blue", 2)
    store.forget("red")
    assert store.tables() == ["blue"]
    assert store.read("red") == []
    store.append(record("red", 1))
    assert store.tables() == ["blue", "red"]
    assert store.read("blue") == records("blue", 2)


def test_forgetting_an_unknown_table_does_nothing(store: Store) -> None:
    fill(store, "red", 1)
    store.forget("nobody")
    assert store.tables() == ["red"]


def test_what_was_read_is_the_readers_own(store: Store) -> None:
    fill(store, "red", 2)
    store.read("red").clear()
    assert store.read("red") == records("red", 2)


def test_of_threads_racing_for_one_version_exactly_one_wins(store: Store) -> None:
    won: list[int] = []

    def race() -> None:
        for version in range(1, 41):
            try:
                store.append(record("red", version))
            except LogMoved:
                continue
            won.append(version)

    _run([threading.Thread(target=race) for _ in range(4)])
    assert sorted(won) == sorted(set(won))
    assert store.read("red") == records("red", len(won))


def test_threads_at_different_tables_do_not_disturb_each_other(store: Store) -> None:
    names = [f"table-{number}" for number in range(4)]
    _run([threading.Thread(target=fill, args=(store, name, 30)) for name in names])
    assert sorted(store.tables()) == names
    for name in names:
        assert store.read(name) == records(name, 30)


def test_a_store_may_be_closed_twice(store: Store) -> None:
    store.close()
    store.close()


def _run(threads: list[threading.Thread]) -> None:
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
