"""However many nights lie behind a hub, it starts as if there were none, and grows by none."""

import json
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hub.app import Hub
from hub.rules.contract.log import Record
from hub.settings import LOG_NAME, Settings
from hub.storage.night_index import SqliteNightIndex, index_of
from hub.storage.sqlite import SqliteStore
from hub.tables.table_registry import FEW
from tests.attacks.phone import Refused
from tests.attacks.running import Running, running
from tests.bench.nights import key_of, name_of, write_nights

COUNT = 300
PATIENCE = 120
# Before, each of them took a third of a megabyte.
MOST_MEMORY = 15 << 20


class CountingStore(SqliteStore):
    """Knows which tables were read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reads: list[str] = []

    def read(self, table: str) -> list[Record]:
        self.reads.append(table)
        return super().read(table)


def indexed(state: Path, count: int) -> None:
    """Nights that a hub has read once, as every hub has that played them."""
    state.mkdir(exist_ok=True)
    log = state / LOG_NAME
    write_nights(log, count)
    with closing(CountingStore(log)) as store, closing(SqliteNightIndex(index_of(log))) as index:
        hub = Hub(Settings(state=str(state)), store, lambda: 80, index)
        hub.housekeeper.stop()
        while hub.registry.read_one():
            pass
        hub.stop()
        assert len(index) == count


def test_a_start_reads_no_night_that_is_over_and_nothing_but_a_key_does(tmp_path: Path) -> None:
    indexed(tmp_path, FEW + 10)
    log = tmp_path / LOG_NAME
    with closing(CountingStore(log)) as store, closing(SqliteNightIndex(index_of(log))) as index:
        hub = Hub(Settings(state=str(tmp_path)), store, lambda: 80, index)
        hub.housekeeper.look_round()
        client = hub.flask.test_client()
        host = {"Authorization": f"Bearer {hub.hosts.give()}"}
        for path in ("/api/tables", "/api/history", "/api/statistics", "/api/results.csv"):
            assert client.get(path, headers=host).status_code == 200
        for path in ("/healthz", f"/play/{name_of(3)}", f"/api/join/{name_of(3)}x"):
            client.get(path)
        wrong = {"Authorization": f"Bearer {key_of(name_of(4), 0)}"}
        assert client.get(f"/api/tables/{name_of(3)}/chart", headers=wrong).status_code == 401
        assert (store.reads, hub.registry.tables()) == ([], ())
        right = {"Authorization": f"Bearer {key_of(name_of(3), 0)}"}
        assert client.get(f"/api/tables/{name_of(3)}/chart", headers=right).status_code == 200
        assert store.reads == [name_of(3)]
        hub.stop()


def test_a_real_hub_with_hundreds_of_nights_is_no_larger_than_an_empty_one(tmp_path: Path) -> None:
    indexed(tmp_path / "full", COUNT)
    sizes = []
    for state in (tmp_path / "empty", tmp_path / "full"):
        with running(state) as hub:
            look_at_everything(hub)
            sizes.append(hub.memory())
    assert sizes[1] - sizes[0] < MOST_MEMORY, [size >> 20 for size in sizes]


def look_at_everything(hub: Running) -> None:
    """What a host does on an evening, and phones of old nights that come back to look."""
    count = hub.health()["tables"]
    assert len(hub.host("GET", "/api/history?limit=50")) == min(50, count)
    hub.host("GET", "/api/tables?recent=1")
    assert hub.host("GET", "/api/statistics")["nights"] == count
    for number in range(0, count, 60):
        name = name_of(number)
        phone = hub.enter({"table": name, "key": key_of(name, 1)})
        try:
            assert phone.ask("look", {})["sight"]["table"] == name
        finally:
            phone.close()
        with pytest.raises(Refused, match="no-key"):
            hub.enter({"table": name, "key": key_of(name_of(number + 1), 1)})


def test_an_old_log_is_read_behind_an_open_hub(tmp_path: Path) -> None:
    """As after an update: no index fits, and whoever comes is served all the same."""
    count = FEW + 60
    write_nights(tmp_path / LOG_NAME, count)
    with running(tmp_path) as hub:
        assert hub.health()["tables"] == count
        name = name_of(0)
        phone = hub.enter({"table": name, "key": key_of(name, 1)})
        assert phone.ask("look", {})["sight"]["table"] == name
        phone.close()
        told: list[Any] = []
        ends = time.monotonic() + PATIENCE
        while len(told) < count:
            assert time.monotonic() < ends, f"only {len(told)} nights were ever read"
            time.sleep(0.2)
            told = hub.host("GET", "/api/history")
        assert hub.health()["tables"] == count
        assert hub.host("GET", "/api/statistics")["nights"] == count
        assert json.dumps(told).count('"won": true') > count // 2
