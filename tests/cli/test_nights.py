"""`honor-hub nights`: a list, a file, and room again, with no hub or beside one that runs."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hub.cli.main import commands
from hub.rules.contract.actor import HOST
from hub.rules.registry import GAMES, RULES
from hub.settings import LOG_NAME
from hub.storage.night_index import SqliteNightIndex, index_of
from hub.storage.sqlite import SqliteStore
from hub.tables.store import LogInUse
from hub.tables.table_registry import TableRegistry
from tests.bench.nights import DAY, FIRST, name_of, write_nights

COUNT = 6
NAMES = [name_of(number) for number in range(COUNT)]
# The day after the fourth of them was played.
TODAY = FIRST + 4 * DAY


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_nights(tmp_path / LOG_NAME, COUNT, games=1)
    monkeypatch.setattr("hub.cli.nights._now", lambda: TODAY)
    with opened(tmp_path) as registry:
        registry.open("OPEN", "samurai", {"players": 3}).seats.sit(0, "Zoe", HOST)
        registry.open("CUP", "tournament", {"entries": ["A", "B", "C", "D"]})
        registry.open("CUP.r1", "samurai", {"players": 3}, of="CUP").end(HOST)
    return tmp_path


@contextmanager
def opened(state: Path) -> Iterator[TableRegistry]:
    log = state / LOG_NAME
    with closing(SqliteStore(log)) as store, closing(SqliteNightIndex(index_of(log))) as index:
        registry = TableRegistry(store, RULES.__getitem__, lambda: TODAY, index)
        registry.resume()
        yield registry


def run(state: Path, *words: str, status: int = 0) -> Result:
    result = CliRunner().invoke(commands, ["nights", *words, "--state", str(state)])
    assert result.exit_code == status, result.output
    return result


def names(state: Path) -> set[str]:
    with closing(sqlite3.connect(state / LOG_NAME)) as log:
        return {name for (name,) in log.execute("SELECT DISTINCT tbl FROM record")}


def test_a_list_has_every_table_and_changes_nothing(state: Path) -> None:
    with opened(state):
        # A hub has it open, and is not in the way.
        told = run(state, "list").output.splitlines()
    assert {line.split()[0] for line in told[:-1]} == {*NAMES, "OPEN", "CUP", "CUP.r1"}
    assert told[-1] == "9 tables, and 0 that cannot be read"
    (line,) = (line for line in told if line.startswith(NAMES[0]))
    assert "samurai" in line
    assert "over" in line
    assert "Zoe" in next(line for line in told if line.startswith("OPEN"))


def test_a_night_whose_game_is_gone_is_listed_from_the_index(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(state) as registry:
        while registry.read_one():
            pass
        registry.put_away()
    monkeypatch.delitem(RULES, "samurai")
    told = run(state, "list").output
    assert f"{NAMES[0]:<12} 1992-03-07" in told
    assert "samurai" in told


def test_a_list_names_what_cannot_be_read(state: Path) -> None:
    with closing(sqlite3.connect(state / LOG_NAME)) as log:
        log.execute("UPDATE record SET at = 1 WHERE tbl = ? AND version = 3", (NAMES[2],))
        log.commit()
    index_of(state / LOG_NAME).unlink()
    told = run(state, "list").output
    assert f"{NAMES[2]:<12} cannot be read (damaged-log)" in told
    assert told.endswith("8 tables, and 1 that cannot be read\n")


def test_a_night_is_saved_as_the_hosts_page_does(state: Path) -> None:
    with opened(state) as registry:
        registry.get(NAMES[0]).end(HOST)
        run(state, "export", NAMES[0], str(state / "night.json"))
    night = json.loads((state / "night.json").read_text())
    assert (night["table"], night["over"], night["game"]) == (NAMES[0], True, "samurai")
    assert "seed" not in {"", None, night["records"][0]["events"][0]["seed"]}
    assert "key-given" not in json.dumps(night)


def test_a_night_that_could_be_taken_back_is_not_laid_open_in_silence(state: Path) -> None:
    told = run(state, "export", NAMES[1], str(state / "night.json"), status=1).output
    assert "over but not closed" in told
    assert not (state / "night.json").exists()
    assert "no table" in run(state, "export", "NOPE", str(state / "x"), status=1).output


def test_the_oldest_go_and_what_is_not_over_stays(state: Path) -> None:
    told = run(state, "prune", "--keep", "2", "--dry-run").output
    assert told.endswith("tables to delete: 4, to keep: 5\n")
    assert len(names(state)) == COUNT + 3
    assert "tables deleted: 4" in run(state, "prune", "--keep", "2", "--yes").output
    assert names(state) == {*NAMES[-2:], "OPEN", "CUP", "CUP.r1"}
    with opened(state) as registry:
        assert registry.get(NAMES[-1]).game.outcome() is not None
        assert not registry.has(NAMES[0])


def test_what_is_older_than_that_goes(state: Path) -> None:
    run(state, "prune", "--older-than", "2d", "--yes")
    assert names(state) == {*NAMES[2:], "OPEN", "CUP", "CUP.r1"}
    for wrong in ("2", "y", "-1d", "2 years", ""):
        run(state, "prune", "--older-than", wrong, status=2)
    run(state, "prune", status=2)


def test_a_table_by_its_name_goes_over_or_not_and_a_tournament_with_its_tables(
    state: Path,
) -> None:
    assert (
        "CUP.r1 belongs to the tournament CUP, and goes only with it"
        in run(state, "prune", "--table", "CUP.r1", "--yes", status=1).output
    )
    assert "no table NOPE" in run(state, "prune", "--table", "NOPE", "--yes", status=1).output
    run(state, "prune", "--table", "OPEN", "--table", "CUP", "--yes")
    assert names(state) == set(NAMES)


def test_nothing_goes_without_a_yes(state: Path) -> None:
    result = CliRunner().invoke(
        commands, ["nights", "prune", "--keep", "0", "--state", str(state)], input="n\n"
    )
    assert result.exit_code == 1
    assert len(names(state)) == COUNT + 3


def test_nothing_is_pruned_under_a_hub_that_runs(state: Path) -> None:
    with opened(state):
        result = CliRunner().invoke(
            commands, ["nights", "prune", "--keep", "0", "--yes", "--state", str(state)]
        )
    assert isinstance(result.exception, LogInUse)
    assert len(names(state)) == COUNT + 3
    assert set(GAMES) < set(RULES)
