"""A hub that moves from SQLite to PostgreSQL and back is the same hub, digest for digest."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hub.cli.main import commands
from hub.settings import LOG_NAME, Settings
from hub.storage import log_copy
from hub.storage.file import read
from hub.storage.hosts import HostKeys
from hub.storage.opened import OpenedStorage, open_storage
from hub.storage.profile import KeptProfile
from hub.tables.profile import Profile
from hub.tables.store import DamagedLog, LogInUse, LogNotEmpty, MissingLog, Store
from tests.storage.postgres.cluster import Cluster
from tests.storage.sample import fill

NIGHTS = sorted((Path(__file__).parents[1] / "recorded").glob("*.log"))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A hub's folder with every recorded night, a sheet and a host."""
    folder = tmp_path / "home"
    folder.mkdir()
    with closing(open_storage(Settings(state=str(folder)))) as kept:
        for night in NIGHTS:
            kept.store.append(*read(night))
        kept.beside.sheets.save("solo", "oni", "name = 'Oni Lü'\n")
    return folder


@contextmanager
def opened(*, state: Path | None = None, log: str = "", hall: str = "") -> Iterator[OpenedStorage]:
    if state is not None:
        state.mkdir(exist_ok=True)
    settings = Settings(state=str(state or ""), log=log, hall=hall)
    with closing(open_storage(settings)) as kept:
        yield kept


def copy(*words: object) -> Result:
    return CliRunner().invoke(commands, ["copy-log", *map(str, words)])


def test_there_and_back_every_digest_is_the_same(
    home: Path, postgres: Cluster, hall: str, tmp_path: Path
) -> None:
    key = HostKeys(home).give()
    KeptProfile(home).put(Profile(name="Tana", language="it"))
    there = copy(home, postgres.address, "--hall", hall)
    assert there.exit_code == 0, there.output
    assert there.output.startswith(f"copied, and every digest is the same: {len(NIGHTS)} tables")
    back = copy(postgres.address, tmp_path / "back", "--hall", hall)
    assert back.exit_code == 0, back.output
    with opened(state=home) as was, opened(state=tmp_path / "back") as now:
        assert len(was.store.heads()) == len(NIGHTS) > 20
        assert list(now.store.heads().items()) == list(was.store.heads().items())
        for name in was.store.tables():
            assert now.store.read(name) == was.store.read(name)
        assert now.beside.sheets.all() == was.beside.sheets.all() != []
        assert now.beside.hosts.has(key)
        assert now.beside.hosts.known() == was.beside.hosts.known()
        assert now.beside.profiles.get() == Profile(name="Tana", language="it")
    rows = "SELECT * FROM record ORDER BY tbl, version"
    found = [sqlite3.connect(each / LOG_NAME) for each in (home, tmp_path / "back")]
    assert found[0].execute(rows).fetchall() == found[1].execute(rows).fetchall()
    for each in found:
        each.close()


def test_a_target_that_is_not_empty_is_refused_and_stays_as_it_is(
    home: Path, postgres: Cluster, hall: str, tmp_path: Path
) -> None:
    with opened(log=postgres.address, hall=hall) as kept:
        kept.beside.sheets.save("solo", "mine", "x = 1\n")
    assert isinstance(copy(home, postgres.address, "--hall", hall).exception, LogNotEmpty)
    with opened(state=tmp_path / "full") as full:
        fill(full.store, "red", 2)
    assert isinstance(copy(home, tmp_path / "full").exception, LogNotEmpty)
    with opened(log=postgres.address, hall=hall) as kept, opened(state=tmp_path / "full") as full:
        assert kept.store.tables() == []
        assert full.store.tables() == ["red"]


def test_a_log_that_does_not_read_is_not_copied_at_all(
    home: Path, postgres: Cluster, hall: str
) -> None:
    with closing(sqlite3.connect(home / LOG_NAME)) as log:
        log.execute("UPDATE record SET at = at + 1 WHERE tbl = ? AND version = 3", (_last(home),))
        log.commit()
    assert isinstance(copy(home, postgres.address, "--hall", hall).exception, DamagedLog)
    with opened(log=postgres.address, hall=hall) as kept:
        assert kept.store.tables() == []
        assert kept.beside.sheets.all() == []
    with opened(state=home) as kept:
        assert len(kept.store.tables()) == len(NIGHTS)


def test_digests_that_differ_are_noticed(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(table: str, source: Store, target: Store) -> int:
        target.append(*source.read(table)[:-1])
        return 1

    monkeypatch.setattr(log_copy, "_copy", careless)
    assert isinstance(copy(home, tmp_path / "new").exception, DamagedLog)
    with opened(state=tmp_path / "new") as kept:
        assert kept.store.tables() == []


def test_a_hub_that_runs_is_not_copied_nor_copied_over(home: Path, tmp_path: Path) -> None:
    with opened(state=home):
        assert isinstance(copy(home, tmp_path / "new").exception, LogInUse)
    with opened(state=tmp_path / "new"):
        assert isinstance(copy(home, tmp_path / "new").exception, LogInUse)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("postgresql:///x", "/tmp"), "needs the name of a hall"),
        (("mysql://x", "new"), "state folders, or addresses"),
        ((__file__, "new"), "state folders, or addresses"),
        (("same", "same"), "are the same"),
    ],
)
def test_what_cannot_be_meant_is_said(words: tuple[str, str], said: str) -> None:
    done = copy(*words)
    assert done.exit_code == 2
    assert said in done.output


def test_a_source_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert isinstance(copy(tmp_path / "nothing", tmp_path / "new").exception, MissingLog)
    assert list(tmp_path.iterdir()) == []


def _last(home: Path) -> str:
    with opened(state=home) as kept:
        return kept.store.tables()[-1]
