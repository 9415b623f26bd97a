"""A pulled plug in the middle of a backup or a restore leaves the old or the new, and whole."""

from collections import Counter
from contextlib import closing
from pathlib import Path

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
    for disk, files in cuts(journal, 500, seed=5):
        lay_out(bench, files)
        done = {step for step in disk.acknowledged if step in ("backup", "blue", "restore")}
        seen[_look(bench, done)] += 1
    assert seen["backed up"] > 20, seen
    assert seen["between"] > 5, seen
    assert seen["restored"] > 5, seen


def _look(folder: Path, done: set[str]) -> str:
    log, copy, kept = folder / "log", folder / "copy", folder / "log.kept-1"
    if "backup" in done or copy.exists():
        assert _holds(copy) == {"red"}
    if "blue" not in done:
        return "backed up" if "backup" in done else "begun"
    held = _holds(log)
    if "restore" in done:
        assert held == {"red"}
    if held == {"red"}:
        assert _holds(kept) == {"blue"}
    else:
        assert held == {"blue"}
    return "restored" if "restore" in done else "between"


def _holds(path: Path) -> set[str]:
    """The tables of a log, each of them complete."""
    with closing(SqliteStore(path)) as store:
        for table in store.tables():
            assert store.read(table) == records(table, RECORDS)
        return set(store.tables())
