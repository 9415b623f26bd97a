"""The law against peeking finds every undo barrier that is missing, and no fault where all are."""

import re
from typing import cast

import pytest

from hub.laws.broken import LawBroken
from hub.laws.peeking import Peeks, check_peeking
from hub.laws.random_nights import RandomNight, Rules, play
from hub.rules.registry import GAMES
from tests.rules.laws.options import TABLES
from tests.rules.laws.plants import PEEKS, Planted

SEEDS = range(6)
STEPS = 90
CASES = TABLES["samurai-4-cards"]


def _night(plant: type[Planted], seed: int) -> RandomNight:
    """A night as it really was, at a table that has forgotten something."""
    night = play(GAMES["samurai"], CASES[seed * 5 % len(CASES)], seed, 220)
    night.rules = cast(Rules, plant())
    return night


def find_peek(plant: type[Planted]) -> str:
    """What the law says of the first night that it does not hold in."""
    for seed in SEEDS:
        try:
            check_peeking(_night(plant, seed), STEPS, Peeks())
        except LawBroken as broken:
            return str(broken)
    return ""


@pytest.mark.parametrize("plant", PEEKS)
def test_a_barrier_that_is_missing_is_found(plant: type[Planted]) -> None:
    assert re.match(r"^peeking: (seat \d|panel) may take back ", find_peek(plant))


def test_answers_that_lie_open_and_may_be_taken_back_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hub.tables.snapshot.has_opened", lambda moment: False)
    assert "may take back" in find_peek(Planted)


def test_nothing_is_found_where_nothing_is_missing() -> None:
    tally = Peeks()
    check_peeking(_night(Planted, 0), STEPS // 3, tally)
    assert tally.told_apart > 0
