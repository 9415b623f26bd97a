"""Every game still says in a random night what it said when that night was written down.

What a rule, a view, a story line or a bot is about is told by other tests; these notice that
anything at all has changed. After a change that is meant, look at which kinds differ, write them
down anew with HONOR_HUB_TESTS_RECORD=1 and name the change in the commit.
"""

import os
from pathlib import Path

import pytest

from tests.rules.digest import cases, digest

FILE = Path(__file__).with_name("digests.txt")
RECORD = "HONOR_HUB_TESTS_RECORD"
# The seed of a night is its number: some are calm and some lively.
CASES = {f"{case.table} {seed}": (case, seed) for seed, case in enumerate(cases())}


def known() -> dict[str, str]:
    """The line of each night, by its case."""
    lines = (line.partition(" = ") for line in FILE.read_text(encoding="utf-8").splitlines())
    return {name: said for name, _, said in lines}


def test_a_night_of_every_case_is_written_down() -> None:
    if os.environ.get(RECORD):
        found = (f"{name} = {digest(*night)}\n" for name, night in CASES.items())
        FILE.write_text("".join(found), encoding="utf-8")
    assert list(known()) == list(CASES), f"write them down anew: {RECORD}=1"


@pytest.mark.parametrize("name", CASES)
def test_a_night_says_what_it_said(name: str) -> None:
    changed = set(str(digest(*CASES[name])).split()) - set(known()[name].split())
    assert not changed, f"{name}: changed are {', '.join(sorted(changed))}"
