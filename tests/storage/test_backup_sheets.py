"""A backup of the log takes the saved sheets along, and brings them back without losing any."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from hub.storage.backup import backup, restore, verify
from hub.storage.rotation import rotate
from hub.storage.sheets import SavedSheets
from hub.storage.sqlite import SqliteStore
from hub.tables.store import DamagedLog
from tests.storage.sample import fill, records

GHOST = "name = “Yūrei”\n"


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """A hub's folder with seven records and two sheets."""
    folder = tmp_path / "state"
    folder.mkdir()
    with closing(SqliteStore(folder / "log")) as store:
        fill(store, "red", 7)
    sheets = SavedSheets(folder)
    sheets.save("solo", "ghost", GHOST)
    sheets.save("solo", "my-uncle", "name = 'Ojisan'\n")
    return folder


def _files(folder: Path) -> dict[str, str]:
    found = sorted((folder / "sheets").rglob("*.toml*"))
    return {path.name: path.read_text("utf-8") for path in found}


def test_the_sheets_come_along_and_come_back_to_a_new_card(state: Path, tmp_path: Path) -> None:
    backup(state / "log", tmp_path / "copy")
    verify(tmp_path / "copy")
    new = tmp_path / "new"
    new.mkdir()
    assert restore(tmp_path / "copy", new / "log").kept is None
    assert _files(new) == _files(state)
    assert _files(new)["ghost.toml"] == GHOST
    with closing(SqliteStore(new / "log")) as store:
        assert store.read("red") == records("red", 7)


def test_the_copies_of_the_nights_have_them_too(state: Path, tmp_path: Path) -> None:
    copy = rotate(state / "log", tmp_path / "copies", 3, date(2026, 1, 6)).file
    (tmp_path / "new").mkdir()
    restore(copy, tmp_path / "new" / "log")
    assert _files(tmp_path / "new") == _files(state)


def test_a_sheet_that_was_changed_since_is_kept_and_a_new_one_stays(
    state: Path, tmp_path: Path
) -> None:
    backup(state / "log", tmp_path / "copy")
    sheets = SavedSheets(state)
    sheets.save("solo", "ghost", "changed")
    sheets.save("solo", "since", "new")
    restore(tmp_path / "copy", state / "log")
    now = _files(state)
    assert (now["ghost.toml"], now["ghost.toml.kept-1"], now["since.toml"]) == (
        GHOST,
        "changed",
        "new",
    )
    restore(tmp_path / "copy", state / "log")
    assert _files(state) == now, "what is as it was is not kept again"


def test_a_hubs_own_log_never_holds_sheets_and_a_copy_can_be_played_on(
    state: Path, tmp_path: Path
) -> None:
    backup(state / "log", tmp_path / "copy")
    with closing(SqliteStore(tmp_path / "copy")) as store:
        assert store.read("red") == records("red", 7)
    restore(tmp_path / "copy", state / "log")
    with closing(sqlite3.connect(state / "log")) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    assert names == {"record", "head"}


def test_a_copy_without_sheets_takes_none_away(state: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    with closing(SqliteStore(bare / "log")) as store:
        fill(store, "blue", 3)
    backup(bare / "log", tmp_path / "copy")
    before = _files(state)
    restore(tmp_path / "copy", state / "log")
    assert _files(state) == before


def test_a_file_that_is_no_sheet_stays_behind(state: Path, tmp_path: Path) -> None:
    (state / "sheets" / "solo" / "My notes.toml").write_text("?", "utf-8")
    backup(state / "log", tmp_path / "copy")
    (tmp_path / "new").mkdir()
    restore(tmp_path / "copy", tmp_path / "new" / "log")
    assert sorted(_files(tmp_path / "new")) == ["ghost.toml", "my-uncle.toml"]


@pytest.mark.parametrize("name", ["../../escaped", "a/b", "", ".hidden", "-", "Ä"])
def test_a_name_that_would_leave_the_folder_is_a_damaged_copy(
    state: Path, tmp_path: Path, name: str
) -> None:
    backup(state / "log", tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy", isolation_level=None)) as connection:
        connection.execute("UPDATE sheet SET key = ? WHERE key = 'ghost'", (name,))
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(DamagedLog):
        restore(tmp_path / "copy", state / "log")
    with pytest.raises(DamagedLog):
        verify(tmp_path / "copy")
    assert sorted(tmp_path.rglob("*")) == before
