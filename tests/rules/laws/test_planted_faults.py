"""The other laws find what is planted against them, and nothing where nothing is."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from hub.laws.broken import LawBroken
from hub.laws.legality import check_legality
from hub.laws.random_nights import RandomNight, Rules, play
from hub.laws.replay import check_replay, check_sums
from hub.laws.termination import check_policy_end, check_random_end
from hub.rules.registry import GAMES
from tests.rules.laws.options import TABLES
from tests.rules.laws.plants import (
    ChangesSilently,
    FailsOffered,
    HidesSingle,
    HidesUrgent,
    LosesToken,
    NeverEnds,
    Planted,
    RefusesOffered,
    RefusesWithTrace,
    TakesAnyone,
    TellsUnwritten,
)

CASE = TABLES["samurai-4-cards"][0]
SEEDS = range(4)


def _of_its_own(plant: type[Planted]) -> list[RandomNight]:
    """Nights that the planted rules play themselves, short: some lose a token with each move."""
    return [play(cast(Rules, plant()), CASE, seed, 8) for seed in SEEDS]


def _looked_at(plant: type[Planted]) -> list[RandomNight]:
    """Nights as they really were, looked at with the planted rules."""
    nights = [play(GAMES[CASE.game], CASE, seed, 40) for seed in SEEDS]
    for night in nights:
        night.rules = cast(Rules, plant())
    return nights


def _hold(law: Callable[[RandomNight], Any], nights: list[RandomNight]) -> None:
    for night in nights:
        law(night)


@pytest.mark.parametrize(
    ("plant", "law", "words"),
    [
        (ChangesSilently, check_replay, r"^after step \d+ the log gives another state$"),
        (TellsUnwritten, check_replay, "^what is written does not read: "),
        (LosesToken, check_sums, r"^after step \d+: .*honor is "),
    ],
)
def test_a_fault_in_what_happens_is_found(
    plant: type[Planted], law: Callable[[RandomNight], Any], words: str
) -> None:
    nights = _of_its_own(plant)
    with pytest.raises(LawBroken, match=words):
        _hold(law, nights)


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        (
            RefusesOffered,
            r"^seat \d is offered Move\(.*\) and refused: Reason\(code='not-now', params={}\)$",
        ),
        (FailsOffered, r"^seat \d is offered Move\(.*\), and it fails: KeyError: .*, in decide\)$"),
        (HidesSingle, r"^seat \d: offer\(.*\) is not what offers\(\) shows$"),
        (HidesUrgent, r"^seat \d: urgent\(\) is not what offers\(\) shows without .*$"),
        (TakesAnyone, r"^seat \d: offer\(.*\) is not what offers\(\) shows$"),
        (RefusesWithTrace, r"^\w+ offer: Move\(.*\) by seat \d is refused and changes the state$"),
    ],
)
def test_a_fault_in_what_is_offered_is_found(plant: type[Planted], words: str) -> None:
    nights = _looked_at(plant)
    with pytest.raises(LawBroken, match=words):
        _hold(check_legality, nights)


@pytest.mark.parametrize(
    ("law", "words"),
    [
        (check_random_end, r"^no end after \d+ steps: Night\(.*\)$"),
        (check_policy_end, "^the game is not over, and nobody can do anything$"),
    ],
)
def test_a_game_without_an_end_is_found(law: Callable[..., int], words: str) -> None:
    with pytest.raises(LawBroken, match=words):
        law(cast(Rules, NeverEnds()), CASE, 1, 900)


def test_without_a_plant_all_laws_hold_on_the_same_nights() -> None:
    for night in (*_of_its_own(Planted), *_looked_at(Planted)):
        check_replay(night)
        check_sums(night)
        check_legality(night)
    check_random_end(cast(Rules, Planted()), CASE, 1, 5000)
    check_policy_end(cast(Rules, Planted()), CASE, 1, 5000)
