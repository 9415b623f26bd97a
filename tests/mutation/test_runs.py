"""Tests in a process that was forked for them, with a mutant planted and without."""

import os

from tests.mutation.mutants import mutants_of
from tests.mutation.recording import ROOT
from tests.mutation.runs import run

NAMES = ROOT / "hub" / "rules" / "contract" / "name.py"
FILE = "tests/tables/test_names.py"
TEST = f"{FILE}::test_names_that_look_alike_are_not_both_taken[Wanda-VVanda]"
OTHER = f"{FILE}::test_names_that_look_alike_are_not_both_taken[Otto-0tto]"


def test_a_mutant_fails_the_test_that_it_concerns_and_no_later_run() -> None:
    mutant = next(each for each in mutants_of(NAMES) if each.change == "'vv' -> 'xvv'")
    found = run([OTHER, TEST], mutant, 100)
    assert (found.passed, found.overdue, found.test) == (False, False, TEST)
    assert run([OTHER], mutant, 100).passed
    assert run([OTHER, TEST], None, 100).passed


def test_a_run_that_takes_too_long_is_stopped() -> None:
    found = run([TEST], None, 0.001)
    assert (found.passed, found.overdue) == (False, True)
    # The next run of the same server is not concerned, nor is this process.
    before = dict(os.environ)
    assert run([TEST], None, 100).passed
    assert dict(os.environ) == before


def test_one_that_cannot_be_imported_fails_no_test_by_name() -> None:
    mutant = next(each for each in mutants_of(NAMES) if each.change.startswith("'\\u200d'"))
    found = run([TEST], mutant, 100)
    assert (found.passed, found.overdue, found.test) == (False, False, "")
