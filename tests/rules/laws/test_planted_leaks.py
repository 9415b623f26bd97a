"""The law of secrets finds every leak that is planted, and none where there is none."""

from collections.abc import Iterator
from typing import cast

import pytest

from hub.laws.broken import LawBroken, LeakFound
from hub.laws.random_nights import RandomNight, Rules, play
from hub.laws.secrecy import SecrecyTally, check_secrecy, check_secrets
from hub.rules.contract.actor import EXPORT
from hub.rules.contract.night import UndoneStep
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance
from tests.rules.laws.options import TABLES
from tests.rules.laws.plants import (
    LEAKS,
    ExportsDeck,
    ExportsRoles,
    Planted,
    RedealsNothing,
    SaysNothingHidden,
    TellsCompany,
    TellsMissed,
    TellsUndone,
)

SEEDS = (0, 1, 3, 7, 8)
# Where most is hidden; the laws themselves run over every table.
WHERE = ("samurai-5-cards", "samurai-4-companion", "samurai-6-cards")

# What the law compares, by where a leak is planted: an undo shows in the view.
FOUND_IN = {
    "view": {"view"},
    "offers": {"offers"},
    "story": {"story"},
    "refusal": {"refusal"},
    "undo": {"view"},
    "return": {"return"},
    "export": {"view", "story"},
}


def _nights(rules: Rules) -> Iterator[RandomNight]:
    """Nights of all lengths, every way to deal, with the real moves and these rules' looks."""
    for seed in SEEDS:
        for table in WHERE:
            cases = TABLES[table]
            case = cases[(seed * 5) % len(cases)]
            night = play(GAMES[case.game], case, seed, 20 + 7 * seed)
            night.rules = rules
            yield night


def find_leak(rules: Rules) -> LeakFound | None:
    for night in _nights(rules):
        try:
            check_secrecy(night)
        except LeakFound as leak:
            return leak
    return None


@pytest.mark.parametrize(
    ("where", "plant"),
    [(where, plant) for where, plants in LEAKS.items() for plant in plants],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_planted_leak_is_found_where_it_is(where: str, plant: type[Planted]) -> None:
    leak = find_leak(cast(Rules, plant()))
    assert leak is not None
    assert leak.where in FOUND_IN[where]


def test_there_is_a_planted_leak_of_every_kind() -> None:
    assert set(LEAKS) == set(FOUND_IN)
    assert all(LEAKS.values())


def test_without_a_plant_nothing_is_found_on_the_same_nights() -> None:
    assert find_leak(cast(Rules, Planted())) is None


def test_a_leak_after_an_undo_is_found_because_of_the_undo() -> None:
    for night in _nights(cast(Rules, TellsUndone())):
        if not any(isinstance(step, UndoneStep) for step in night.steps):
            check_secrecy(night)


def test_a_leak_on_coming_back_is_found_by_one_who_was_away() -> None:
    leak = find_leak(cast(Rules, TellsMissed()))
    assert leak is not None
    assert "comes back" in str(leak)


@pytest.mark.parametrize("plant", [ExportsRoles, ExportsDeck])
def test_a_leak_in_an_export_is_found_by_the_export(plant: type[Planted]) -> None:
    leak = find_leak(cast(Rules, plant()))
    assert leak is not None
    assert str(leak).startswith(f"{leak.where}: export ")


def test_a_redeal_that_changes_nothing_is_counted_as_such() -> None:
    tally = SecrecyTally()
    night = next(_nights(cast(Rules, RedealsNothing())))
    check_secrecy(night, None, tally)
    assert (tally.resampled > 0, tally.share) == (True, 0.0)


def test_nobody_may_claim_that_nothing_is_hidden_where_something_is() -> None:
    night = next(_nights(cast(Rules, SaysNothingHidden())))
    with pytest.raises(
        LawBroken, match=r"^no other night for seat 0, but something is hidden: Night\("
    ):
        check_secrecy(night)


@pytest.mark.parametrize("level", ["tokens", "companion"])
def test_three_players_with_real_cards_have_no_secrets(level: str) -> None:
    """Roles are public and nothing is dealt by the hub; only sealed answers can be hidden."""
    for seed, case in enumerate(TABLES[f"samurai-3-{level}"]):
        if case.always_hides:
            continue
        night = play(GAMES[case.game], case, seed, 40)
        tally = SecrecyTally()
        check_secrecy(night, None, tally)
        sealed = [f for state in night.states for f in state.frames if getattr(f, "answers", ())]
        if not sealed:
            assert tally.open == tally.viewers


def test_a_secret_that_tells_of_others_is_found() -> None:
    with pytest.raises(
        LeakFound, match=r"^secret: seat \d reads Secret\(.*\) or Secret\(.*\): Night\("
    ):
        _compare_secrets(cast(Rules, TellsCompany()))


def _compare_secrets(rules: Rules) -> None:
    for night in _nights(rules):
        other = rules.resample_hidden(night.steps, EXPORT, SeededChance(f"{night.seed}"))
        check_secrets(night, other or night.steps)
