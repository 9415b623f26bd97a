"""How hard our sheets are: measured, written in each file, and harder with every star."""

from itertools import pairwise

import msgspec
import pytest

from hub.rules.solo.sheet import Sheet
from hub.simulation.duels import counted
from hub.simulation.game import Setting
from hub.simulation.jobs import play_all
from tests.rules.solo.arranged import SHELF

SHEETS: dict[str, Sheet] = {sheet.key: sheet for sheet in SHELF.all()}
DUELS = 5000
EASY, HARD = 0.60, 0.30


def share(sheet: Sheet) -> float:
    assert sheet.measured is not None
    return sheet.measured.won / sheet.measured.duels


def error(sheet: Sheet) -> float:
    assert sheet.measured is not None
    return float((share(sheet) * (1 - share(sheet)) / sheet.measured.duels) ** 0.5)


def of(stars: int) -> list[Sheet]:
    return [sheet for sheet in SHEETS.values() if sheet.stars == stars]


def won(sheet: Sheet, duels: int, seed: str, jobs: int = 1) -> int:
    more = {"sheet": msgspec.to_builtins(sheet)}
    setting = Setting(game="solo", players=1, level="rolled", seed=seed, more=more)
    return counted(sheet, list(play_all([setting], duels, jobs))).won


@pytest.mark.parametrize("key", SHEETS)
def test_every_file_says_how_hard_it_was_measured_to_be(key: str) -> None:
    measured = SHEETS[key].measured
    assert measured is not None
    assert measured.duels >= DUELS


def test_one_star_is_won_mostly_and_four_stars_seldom() -> None:
    assert all(share(sheet) >= EASY for sheet in of(1))
    assert all(share(sheet) <= HARD for sheet in of(4))


def test_the_hardest_of_some_stars_is_easier_than_the_easiest_of_one_more() -> None:
    """By more than the two standard errors together, so that it is no accident."""
    for easy, hard in pairwise([of(stars) for stars in (1, 2, 3, 4)]):
        low, high = min(easy, key=share), max(hard, key=share)
        assert share(low) - share(high) > error(low) + error(high), (low.key, high.key)


@pytest.mark.parametrize("stars", [1, 4])
def test_a_few_duels_agree_with_the_file(stars: int) -> None:
    """Sixty of another seed, for which four standard errors are a wide margin."""
    sheet = max(of(stars), key=share)
    spread = 4 * (share(sheet) * (1 - share(sheet)) / 60) ** 0.5
    assert abs(won(sheet, 60, "few") / 60 - share(sheet)) <= spread + 0.02


@pytest.mark.long
@pytest.mark.parametrize("key", SHEETS)
def test_the_figures_in_the_file_are_what_the_plain_player_wins(key: str) -> None:
    """To the duel: the same seed plays the same duels."""
    measured = SHEETS[key].measured
    assert measured is not None
    assert won(SHEETS[key], measured.duels, measured.seed) == measured.won
