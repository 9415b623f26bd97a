"""A hub that is killed at any moment has lost nothing that it acknowledged."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hub.storage.group_commit import GroupCommit, PendingChange
from hub.tables.store import Store
from tests.faults.kill import TOGETHER, Report, Tally, append_together, kill_loop
from tests.storage.sample import record


def test_a_killed_writer_loses_nothing_and_the_next_one_goes_on(tmp_path: Path) -> None:
    tally = kill_loop(tmp_path, kills=25, seed=1)
    _was_worth_it(tally, 25)


@pytest.mark.long
def test_a_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    tally = kill_loop(tmp_path, kills=1000, seed=2)
    _was_worth_it(tally, 1000)
    print(
        f"{tally.kills} kills, {tally.acknowledged} acknowledged, {tally.spare} stored unreported"
    )


def test_tables_that_commit_together_lose_nothing_by_a_kill(tmp_path: Path) -> None:
    tally = kill_loop(tmp_path, kills=25, seed=5, play=append_together)
    _was_worth_it(tally, 25)
    assert set(tally.acks) == set(TOGETHER)


@pytest.mark.long
def test_a_thousand_kills_of_tables_that_commit_together_lose_nothing(tmp_path: Path) -> None:
    tally = kill_loop(tmp_path, kills=1000, seed=6, play=append_together)
    _was_worth_it(tally, 1000)
    print(
        f"{tally.kills} kills of eight tables, {tally.acknowledged} acknowledged,"
        f" {tally.spare} stored unreported"
    )


def _was_worth_it(tally: Tally, kills: int) -> None:
    assert tally.kills == kills
    assert tally.acknowledged > 10 * kills, "hardly anything was written between the kills"


def _report_before_storing(store: Store, report: Report) -> None:
    version = len(store.read("red"))
    while True:
        version += 1
        report("red", version)
        store.append(record("red", version))


def test_a_writer_that_acknowledges_too_early_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="lost: red"):
        kill_loop(tmp_path, kills=200, seed=3, play=_report_before_storing)


def _without_waiting(self: GroupCommit[Callable[[], None]], change: Callable[[], None]) -> None:
    """Whoever finds that another commits leaves the change there, and goes."""
    with self._guard:
        self._waiting.append(PendingChange(change))
        leads, self._is_led = not self._is_led, True
    while leads and self._is_led:
        self._lead()


def test_a_group_that_is_acknowledged_before_its_commit_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GroupCommit, "make", _without_waiting)
    with pytest.raises(AssertionError, match="lost: table-"):
        kill_loop(tmp_path, kills=200, seed=7, play=append_together)


def _fail(store: Store, report: Report) -> None:
    raise ZeroDivisionError


def test_a_play_that_fails_by_itself_is_no_kill(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="the play failed"):
        kill_loop(tmp_path, kills=20, seed=4, play=_fail)
