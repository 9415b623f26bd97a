"""Plain players still choose in a night what they chose when it was written down.

What a good choice is, is told by other tests; these notice that any has changed, or that the real
cards lie elsewhere. After a change that is meant, HONOR_HUB_TESTS_RECORD=1 writes them anew.
"""

import os
from pathlib import Path

import pytest

from tests.simulation.choices import nights, written

FILE = Path(__file__).with_name("choices.txt")
RECORD = "HONOR_HUB_TESTS_RECORD"
NIGHTS = {str(night): night for night in nights()}


def known() -> dict[str, str]:
    """The line of each night, by its name."""
    lines = (line.partition(" = ") for line in FILE.read_text(encoding="utf-8").splitlines())
    return {name: said for name, _, said in lines}


def test_every_night_is_written_down() -> None:
    if os.environ.get(RECORD):
        found = (f"{name} = {written(night)}\n" for name, night in NIGHTS.items())
        FILE.write_text("".join(found), encoding="utf-8")
    assert list(known()) == list(NIGHTS), f"write them down anew: {RECORD}=1"


@pytest.mark.parametrize("name", NIGHTS)
def test_a_plain_player_chooses_what_it_chose(name: str) -> None:
    assert written(NIGHTS[name]) == known()[name]
