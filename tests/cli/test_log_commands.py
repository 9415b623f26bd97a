"""`backup`, `restore`, `damaged` and `nights`: every sentence that they say, line by line."""

import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest

from hub.cli.main import main
from hub.cli.nights import _milliseconds
from hub.rules.contract.actor import HOST
from hub.rules.registry import RULES
from hub.settings import LOG_NAME
from hub.storage.damage import Damage
from hub.storage.sqlite import SqliteStore
from hub.tables.store import DamagedLog, NewerLog
from hub.tables.table_registry import TableRegistry
from tests.bench.nights import DAY, FIRST, name_of, write_nights
from tests.cli.transcript import Transcript
from tests.storage.sample import record
from tests.storage.test_damage import page_of, spoil_page

RECORDED = Path(__file__).parent / "recorded"


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Three nights, of which one cannot be read, and a table at which people still sit."""
    folder = tmp_path / "state"
    folder.mkdir()
    write_nights(folder / LOG_NAME, 3, games=1)
    with closing(SqliteStore(folder / LOG_NAME)) as store:
        registry = TableRegistry(store, RULES.__getitem__, lambda: FIRST + 9 * DAY)
        registry.open("OPEN", "samurai", {"players": 3}).seats.sit(0, "Zoe", HOST)
        registry.open("DONE", "samurai", {"players": 3}).end(HOST)
        registry.open("CUP", "tournament", {"entries": ["A", "B", "C", "D"]})
        registry.open("CUP.r1", "samurai", {"players": 3}, of="CUP").end(HOST)
    with closing(sqlite3.connect(folder / LOG_NAME, isolation_level=None)) as log:
        log.execute("UPDATE record SET at = 1 WHERE tbl = ? AND version = 3", (name_of(1),))
    monkeypatch.setattr("hub.cli.nights._now", lambda: FIRST + 10 * DAY)
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield folder
    monkeypatch.delenv("TZ")
    time.tzset()


@pytest.fixture
def said(tmp_path: Path) -> Transcript:
    return Transcript({str(tmp_path): "HOME"})


def test_a_table_that_cannot_be_read_is_named_saved_and_removed(
    state: Path, said: Transcript
) -> None:
    at, bad = ("--state", str(state)), name_of(1)
    said.type("damaged", HONOR_HUB_STATE=str(state))
    said.type("damaged", "list", *at, LC_ALL="it_IT.UTF-8")
    said.type("damaged", "export", bad, str(state / "raw.json"), *at)
    said.type("damaged", "export", name_of(0), str(state / "raw.json"), *at)
    said.type("damaged", "remove", bad, *at, answer="n\n")
    said.type("damaged", "remove", bad, *at, answer="y\n")
    said.type("damaged", "remove", bad, "--yes", *at)
    said.type("damaged", "list", *at)
    said.check(RECORDED / "damaged.txt")


def test_a_torn_file_is_told_of_with_what_to_do(
    said: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = {"red": DamagedLog(table="red", version=3), "blue\x07": NewerLog(table="blue")}
    for found in (Damage(tables=tables, is_torn=True), Damage(tables=tables, is_torn=False)):
        module = sys.modules["hub.cli.damaged"]
        monkeypatch.setattr(module, "examine_with_rules", lambda _, found=found: found)
        said.type("damaged", "list", "--state", ".")
    said.check(RECORDED / "torn.txt")


def test_copies_are_made_kept_and_put_back(
    tmp_path: Path, said: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, copy = tmp_path / "state", tmp_path / "copy.sqlite"
    state.mkdir()
    with closing(SqliteStore(state / LOG_NAME)) as store:
        for table in ("red", "blue", "gold", "jade"):
            for version in range(1, 31):
                store.append(record(table, version, size=700))
    days = iter(date(2026, 5, day) for day in (1, 2, 3))
    today = SimpleNamespace(today=lambda: next(days))
    monkeypatch.setattr(sys.modules["hub.cli.backup"], "date", today)
    for _ in range(3):
        said.type("backup", str(tmp_path / "copies"), "--keep", "2", "--state", str(state))
    said.note(" ".join(sorted(file.name for file in (tmp_path / "copies").iterdir())))
    said.type("backup", str(tmp_path / "copies"), HONOR_HUB_STATE=str(state))
    said.type("backup", str(tmp_path / "copies"), "--keep", "1001")
    said.type("backup", str(copy), HONOR_HUB_STATE=str(state))
    said.type("restore", str(copy), "--state", str(state))
    said.type("restore", str(copy), "--state", str(tmp_path / "new"))
    spoil_page(state / LOG_NAME, page_of(state / LOG_NAME, b"gold/12 "))
    said.type("backup", str(copy), "--state", str(state))
    said.type("restore", str(state / LOG_NAME), "--torn", "--state", str(tmp_path / "new"))
    said.check(RECORDED / "backup.txt")


def test_nights_are_listed_saved_and_pruned(state: Path, said: Transcript) -> None:
    at = ("--state", str(state))
    said.type("nights", "list", *at)
    said.type("nights", "export", "DONE", str(state / "night.json"), *at)
    said.type("nights", "export", name_of(0), str(state / "night.json"), *at)
    said.type("nights", "export", "NONE", str(state / "night.json"), *at)
    said.type("nights", "prune", *at)
    for age in ("1y", "2m", "1w", "10d", "9d", "8d", "12345d", "1h"):
        said.type("nights", "prune", "--older-than", age, "--dry-run", *at)
    said.type("nights", "prune", "--keep", "1", *at, answer="n\n")
    said.type("nights", "prune", "--keep", "1", "--table", name_of(1), *at, answer="y\n")
    said.type("nights", "prune", "--table", "CUP.r1", *at)
    said.type("nights", "prune", "--table", "NONE", *at)
    said.type("nights", "prune", "--table", "CUP", "--table", "OPEN", "--yes", *at)
    said.type("nights", "prune", "--keep", "9", "--yes", *at)
    said.type("nights", "list", *at)
    said.check(RECORDED / "nights.txt")


@pytest.mark.parametrize(
    ("words", "lost"),
    [
        (("nights", "list"), "honor-hub.sqlite"),
        (("restore", "gone.sqlite"), "gone.sqlite"),
        (("replay", "gone.log"), "gone.log, ENOENT"),
    ],
)
def test_a_fault_of_the_log_is_one_sentence_in_the_terminals_language(
    words: tuple[str, ...],
    lost: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HONOR_HUB_STATE", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["honor-hub", *words])
    sentences = {"C": "There is no log there.", "it_IT.UTF-8": "Lì non c’è nessun registro."}
    for language, sentence in sentences.items():
        monkeypatch.setenv("LC_ALL", language)
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        assert (ended.value.code, told.out, told.err) == (1, "", f"{sentence} (file {lost})\n")


@pytest.mark.parametrize(("age", "days"), [("3d", 3), ("2w", 14), ("2m", 60), ("9999y", 3_649_635)])
def test_an_age_is_a_number_of_days(age: str, days: int) -> None:
    assert _milliseconds(age) == days * 86_400_000
