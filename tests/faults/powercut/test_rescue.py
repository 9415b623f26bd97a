"""A pulled plug in the middle of a backup or a restore leaves the old or the new, and whole."""

from collections import Counter
from contextlib import closing
from pathlib import Path

from hub.storage.file import read
from hub.storage.sqlite import SqliteStore
from tests.faults.powercut import shim
from tests.faults.powercut.disk import cuts, lay_out
from tests.faults.powercut.rescue import RECORDS
from tests.storage.sample import records


def test_a_power_cut_during_a_backup_or_a_restore_loses_nothing(
    tmp_path: Path, bench: Path
) -> None:
    journal = tmp_path / "journal"
    module = "tests.faults.powercut.rescue"
    shim.run(shim.build(tmp_path), journal, tmp_path / "night", module)
    seen: Counter[str] = Counter()
    for after in (None, b"blue 1"):
        for disk, files in cuts(journal, 200, seed=5, after=after):
            lay_out(bench, files)
            seen[_look(bench, set(disk.acknowledged))] += 1
    assert all(seen[stage] > 20 for stage in ("begun", "backed up", "between", "restored")), seen


def _look(folder: Path, done: set[str]) -> str:
    log, copy, kept = folder / "log", folder / "copy", folder / "log.kept-1"
    night = folder / "night"
    if "backup" in done or copy.exists():
        assert _holds(copy) == {"red"}
    if "blue" in done or night.exists():
        assert read(night) == records("blue", RECORDS)
    if "blue" not in done:
        return "backed up" if "backup" in done else "begun"
    held = _holds(log) - {"gold"}
    if held == {"red"}:
        assert _holds(kept) == {"blue"}
    else:
        assert held == {"blue"}
        assert "restore" not in done
    return "restored" if "restore" in done else "between"


def _holds(path: Path) -> set[str]:
    """The tables of a log, each of them complete."""
    with closing(SqliteStore(path)) as store:
        for table in set(store.tables()) - {"gold"}:
            assert store.read(table) == records(table, RECORDS)
        return set(store.tables())
