"""A pulled plug loses nothing that was acknowledged, and would with one setting less."""

from collections import Counter
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from hub.storage.sqlite import SqliteStore, Synchronous
from hub.tables.store import StorageFault
from tests.faults.powercut import shim
from tests.faults.powercut.disk import Disk, cuts, entries, lay_out
from tests.faults.powercut.night import expected, versions

# Tables that append at the same time, a thread each.
TOGETHER = 8


def test_no_acknowledged_record_is_lost_by_a_power_cut(tmp_path: Path, bench: Path) -> None:
    seen = _cut_off(tmp_path, bench, "FULL", records=400, count=300)
    assert seen == {"whole": 300}


def test_a_lesser_setting_loses_records_so_this_test_can_fail(tmp_path: Path, bench: Path) -> None:
    seen = _cut_off(tmp_path, bench, "NORMAL", records=400, count=150)
    assert seen["lost"] > 50, seen


@pytest.mark.long
def test_five_thousand_power_cuts_lose_nothing(tmp_path: Path, bench: Path) -> None:
    seen = _cut_off(tmp_path, bench, "FULL", records=2000, count=5000)
    assert seen == {"whole": 5000}


@pytest.mark.long
def test_five_thousand_power_cuts_with_a_lesser_setting_lose_records(
    tmp_path: Path, bench: Path
) -> None:
    seen = _cut_off(tmp_path, bench, "NORMAL", records=2000, count=5000)
    print(f"synchronous=NORMAL: {dict(seen)} of 5000 cuts")
    assert seen["lost"] > 2000, seen
    assert seen["damaged"] == 0, seen


def test_tables_that_commit_together_lose_nothing_by_a_power_cut(
    tmp_path: Path, bench: Path
) -> None:
    seen = _cut_off(tmp_path, bench, "FULL", records=400, count=300, tables=TOGETHER)
    assert seen == {"whole": 300}


@pytest.mark.long
def test_five_thousand_power_cuts_of_tables_that_commit_together_lose_nothing(
    tmp_path: Path, bench: Path
) -> None:
    seen = _cut_off(tmp_path, bench, "FULL", records=2000, count=5000, tables=TOGETHER)
    assert seen == {"whole": 5000}


def _cut_off(
    tmp_path: Path,
    bench: Path,
    synchronous: Synchronous,
    *,
    records: int,
    count: int,
    tables: int = 1,
) -> Counter[str]:
    """Play a night once, cut it off at many places, and count what is found there."""
    journal = tmp_path / "journal"
    arguments = ("tests.faults.powercut.night", synchronous, str(records), str(tables))
    shim.run(shim.build(tmp_path), journal, tmp_path / "night", *arguments)
    disk = _played(journal)
    assert disk.acknowledged == dict(versions(records, tables))
    if tables == 1:
        assert disk.syncs >= (records if synchronous == "FULL" else 4)
    else:
        assert disk.syncs < records, "no two tables shared a commit"
    seen: Counter[str] = Counter()
    for disk, files in cuts(journal, count, seed=count):
        lay_out(bench, files)
        seen[_look(bench / "log", disk.acknowledged)] += 1
    return seen


def _played(journal: Path) -> Disk:
    """The disk after the night; a shim that SQLite goes around would make cuts look harmless."""
    disk = Disk()
    for entry in entries(journal):
        disk.do(entry)
    return disk


def _look(log: Path, acknowledged: dict[str, int]) -> str:
    """Whether all that was acknowledged is there, as written, and the log goes on."""
    try:
        with closing(SqliteStore(log)) as store:
            found = {table: store.read(table) for table in store.tables()}
            for table, records in found.items():
                assert records == [_expected(table, one.version) for one in records]
                store.append(_expected(table, len(records) + 1))
    except StorageFault:
        return "damaged"
    lost = any(len(found.get(table, ())) < newest for table, newest in acknowledged.items())
    return "lost" if lost else "whole"


_expected = cache(expected)
