"""Tests in a process that was forked for them, with a mutant planted and without."""

import os
import time
from pathlib import Path

import pytest

from tests.mutation.chosen import RUNNING
from tests.mutation.mutants import mutants_of
from tests.mutation.recording import ROOT
from tests.mutation.runs import Clock, Limits, run

NAMES = ROOT / "hub" / "rules" / "contract" / "name.py"
FILE = "tests/tables/test_names.py"
TEST = f"{FILE}::test_names_that_look_alike_are_not_both_taken[Wanda-VVanda]"
OTHER = f"{FILE}::test_names_that_look_alike_are_not_both_taken[Otto-0tto]"


def test_a_mutant_fails_the_test_that_it_concerns_and_no_later_run() -> None:
    mutant = next(each for each in mutants_of(NAMES) if each.change == "'vv' -> 'xvv'")
    found = run([OTHER, TEST], mutant, Limits(100))
    assert (found.passed, found.overdue, found.test) == (False, False, TEST)
    assert run([OTHER], mutant, Limits(100)).passed
    assert run([OTHER, TEST], None, Limits(100)).passed


def test_a_run_that_takes_too_long_is_stopped() -> None:
    found = run([TEST], None, Limits(0))
    assert (found.passed, found.overdue) == (False, True)
    # The next run of the same server is not concerned, nor is this process.
    before = dict(os.environ)
    assert run([TEST], None, Limits(100)).passed
    assert dict(os.environ) == before


def test_the_clock_begins_anew_with_every_test_and_counts_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([100, 103, 105, 111, 112, 118, 119, 120])
    monkeypatch.setattr(time, "monotonic", lambda: next(times))
    clock = Clock(tmp_path, Limits(20, lambda test: 7.0 if test else 4.0))
    seen = []
    for test in ["", "a", "a", "b", "b", "c", "c"]:
        (tmp_path / RUNNING).write_text(test, encoding="utf-8")
        seen.append(clock.is_over())
    assert seen == [*[False] * 6, True]


@pytest.mark.parametrize(("test", "limit"), [("", 4.0), ("a", 7.0)])
def test_the_clock_of_one_test_runs_out_before_the_whole(
    test: str, limit: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    clock = Clock(tmp_path, Limits(1000, lambda test: 7.0 if test else 4.0))
    (tmp_path / RUNNING).write_text(test, encoding="utf-8")
    assert not clock.is_over()
    now += limit - 0.1
    assert not clock.is_over()
    now += 0.2
    assert clock.is_over()


def test_one_that_cannot_be_imported_fails_no_test_by_name() -> None:
    mutant = next(each for each in mutants_of(NAMES) if each.change.startswith("'\\u200d'"))
    found = run([TEST], mutant, Limits(100))
    assert (found.passed, found.overdue, found.test) == (False, False, "")
