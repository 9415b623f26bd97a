"""The law of secrets over random nights, for every viewer there is."""

from collections import defaultdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hub.laws.random_nights import Mood, play, seats
from hub.laws.secrecy import SecrecyTally, check_secrecy, check_secrets
from hub.rules.contract.actor import EXPORT, at, viewers
from hub.rules.registry import RULES
from hub.tables.chance import SeededChance
from tests.rules.laws.options import TABLES, every_table
from tests.rules.laws.profile import examples

SHORT_NIGHTS = 3
LATE_NIGHTS = 2
MANY_SHORT = 120
MANY_LATE = 50
ENOUGH = 20
REALLY_DIFFERS = 0.9
# With two roles alike among three, chance alone gives a seat its own again often enough; and of
# so few nights the share is rough.
ROLE_DIFFERS = 0.4

places = st.integers(0, 10**6)
quiet = Mood(undo=0.01, standing=0.005, think_again=0.05)

tallies: defaultdict[str, SecrecyTally] = defaultdict(SecrecyTally)


def _short(table: str, place: int, seed: int, length: int) -> None:
    """A night of any length for everyone: what was sealed when it breaks off stays sealed."""
    case = TABLES[table][place % len(TABLES[table])]
    check_secrecy(play(RULES[case.game], case, seed, length), None, tallies[table])


def _late(table: str, place: int, seed: int, length: int) -> None:
    """A long night with few interruptions, for one seat, the export and one of the others."""
    case = TABLES[table][place % len(TABLES[table])]
    rules = RULES[case.game]
    night = play(rules, case, seed, length, quiet)
    count = seats(rules, night.state)
    dice = Random(seed)
    actor = (at(dice.randrange(count)), EXPORT, dice.choice(viewers(count)[count:]))
    check_secrecy(night, actor, tallies[table])


def _secrets(table: str, place: int, seed: int, length: int) -> None:
    case = TABLES[table][place % len(TABLES[table])]
    rules = RULES[case.game]
    night = play(rules, case, seed, length)
    for attempt in range(4):
        other = rules.resample_hidden(
            night.steps, EXPORT, SeededChance(f"secrets/{seed}/{attempt}")
        )
        if other is not None:
            check_secrets(night, other)


def _check_tally(tally: SecrecyTally) -> None:
    """Nights were really redealt, and a seat's own role with them: no view depends on it."""
    assert tally.viewers > 0
    if tally.resampled >= ENOUGH:
        assert tally.share >= REALLY_DIFFERS, tally
    if tally.covered >= ENOUGH:
        assert tally.role_share >= ROLE_DIFFERS, tally


@every_table
def test_a_table_shows_each_viewer_what_the_game_shows_them_alone(table: str) -> None:
    case = TABLES[table][0]
    rules = RULES[case.game]
    night = play(rules, case, seed=7, length=40)
    for state in night.states[1:]:
        view_for = rules.views(state)
        for viewer in viewers(seats(rules, state)):
            assert view_for(viewer) == rules.view(state, viewer)


@every_table
def test_no_viewer_can_tell_a_night_from_another(table: str) -> None:
    tallies.pop(table, None)

    @examples(SHORT_NIGHTS)
    @given(place=places, seed=places, length=st.integers(1, 90))
    def short(place: int, seed: int, length: int) -> None:
        _short(table, place, seed, length)

    @examples(LATE_NIGHTS)
    @given(place=places, seed=places, length=st.integers(120, 260))
    def late(place: int, seed: int, length: int) -> None:
        _late(table, place, seed, length)

    short()
    late()
    _check_tally(tallies[table])


@every_table
@examples(SHORT_NIGHTS)
@given(place=places, seed=places, length=st.integers(1, 60))
def test_a_secret_tells_of_its_owner_alone(table: str, place: int, seed: int, length: int) -> None:
    _secrets(table, place, seed, length)


@pytest.mark.long
@every_table
def test_no_viewer_can_tell_many_nights_from_others(table: str) -> None:
    tallies.pop(table, None)

    @examples(MANY_SHORT)
    @given(place=places, seed=places, length=st.integers(1, 150))
    def short(place: int, seed: int, length: int) -> None:
        _short(table, place, seed, length)

    @examples(MANY_LATE)
    @given(place=places, seed=places, length=st.integers(120, 500))
    def late(place: int, seed: int, length: int) -> None:
        _late(table, place, seed, length)

    short()
    late()
    _check_tally(tallies[table])


@pytest.mark.long
@every_table
@examples(MANY_SHORT)
@given(place=places, seed=places, length=st.integers(1, 60))
def test_many_secrets_tell_of_their_owners_alone(
    table: str, place: int, seed: int, length: int
) -> None:
    _secrets(table, place, seed, length)
