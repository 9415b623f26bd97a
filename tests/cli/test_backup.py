"""What `backup` and `restore` say of what they did: the one who reads it has nothing else."""

import sqlite3
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner, Result

from hub.cli.main import commands
from hub.settings import LOG_NAME
from hub.storage.sqlite import SqliteStore
from tests.storage.sample import record


def run(*words: str) -> Result:
    return CliRunner().invoke(commands, words)


def test_the_sound_copy_that_a_damaged_log_would_replace_is_said_to_be_kept(tmp_path: Path) -> None:
    state, copy = tmp_path / "state", tmp_path / "copy.sqlite"
    _write(state)
    backup = ("backup", str(copy), "--state", str(state))
    assert "kept" not in run(*backup).output
    _damage(state, "red")
    said = run(*backup)
    assert said.exit_code == 0
    assert f"is kept as {copy}.kept-1" in said.stdout
    assert "damaged, and copied as they are: red\n" in said.stderr


def test_a_restored_log_names_its_damaged_tables_and_where_the_one_before_lies(
    tmp_path: Path,
) -> None:
    state, copy = tmp_path / "state", tmp_path / "copy.sqlite"
    _write(state)
    _damage(state, "blue")
    assert run("backup", str(copy), "--state", str(state)).exit_code == 0
    said = run("restore", str(copy), "--state", str(state))
    assert said.exit_code == 0
    assert f"the old log is kept as {state / LOG_NAME}.kept-1" in said.stdout
    assert "damaged, and copied as they are: blue\n" in said.stderr


def _write(state: Path) -> None:
    state.mkdir()
    with closing(SqliteStore(state / LOG_NAME)) as store:
        for table in ("red", "blue"):
            for version in (1, 2, 3):
                store.append(record(table, version))


def _damage(state: Path, table: str) -> None:
    with closing(sqlite3.connect(state / LOG_NAME, isolation_level=None)) as log:
        log.execute("UPDATE record SET at = 5 WHERE tbl = ? AND version = 2", (table,))
