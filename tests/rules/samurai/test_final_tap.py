"""A tap after which the game would be over says so and asks: no slip of a thumb ends it."""

import pytest
from msgspec import UNSET

from hub.rules.contract.form import Offer
from hub.rules.contract.play import answers
from hub.rules.samurai.state import State
from tests.rules.samurai.arranged import Player, do, offer, plain, table

ENDS, GOES_ON = (True, 1), (UNSET, 0)


def said(found: Offer) -> tuple[object, object]:
    """Whether it asks, and whether it says that the game would end."""
    return found.asks, found.about["ends"]


@pytest.mark.parametrize(("honor", "expected"), [(1, ENDS), (2, GOES_ON)])
def test_the_last_honor_told_as_paid_asks(honor: int, expected: object) -> None:
    state = table(Player(honor=honor), *plain(4), level="tokens")
    assert said(offer(state, 0, "lose-honor")) == expected
    assert (do(state, 0, "lose-honor")[0].ending is not None) == (expected == ENDS)


def test_the_shogun_of_three_is_not_asked_for_what_is_closed() -> None:
    state = table(Player(honor=1), *plain(2), level="tokens")
    assert said(offer(state, 0, "lose-honor")) == GOES_ON


@pytest.mark.parametrize(("honor", "expected"), [(1, ENDS), (2, GOES_ON)])
def test_the_last_honor_paid_to_bushido_asks(honor: int, expected: object) -> None:
    state = table(Player(honor=honor), *plain(4), steps=("bushido", "draw", "play"), bushido_at=0)
    state, _ = do(state, 0, "flip", flipped="weapon")
    assert said(offer(state, 0, "pay-honor")) == expected
    assert (do(state, 0, "pay-honor")[0].ending is not None) == (expected == ENDS)


def struck(honor: int) -> State:
    state = table(Player(), Player(honor=honor, resilience=1), *plain(3))
    return do(state, 0, "attack", target=1, weapon="bo")[0]


@pytest.mark.parametrize(("honor", "expected"), [(1, ENDS), (2, GOES_ON)])
def test_taking_the_last_blow_asks(honor: int, expected: object) -> None:
    state = struck(honor)
    assert said(offer(state, 1, "take")) == expected
    assert (do(state, 1, "take")[0].ending is not None) == (expected == ENDS)


@pytest.mark.parametrize(("honor", "keys"), [(1, []), (2, ["take"])])
def test_a_panels_button_ends_no_game_by_an_answer(honor: int, keys: list[str]) -> None:
    state = struck(honor)
    found = answers(state, (offer(state, 1, "take"),))
    assert [each.key for each in found] == keys


def test_nothing_is_said_of_what_others_have_answered() -> None:
    state = table(Player(), Player(honor=1, resilience=1), *plain(3))
    state, _ = do(state, 0, "battle-cry")
    for seat in (2, 3, 4):
        state, _ = do(state, seat, "take")
    assert said(offer(state, 1, "take")) == GOES_ON


@pytest.mark.parametrize(("honor", "expected"), [(1, ENDS), (2, GOES_ON)])
def test_a_blow_told_with_tokens_alone_asks_where_the_last_point_ends_it(
    honor: int, expected: object
) -> None:
    state = table(Player(), Player(honor=honor, resilience=2), *plain(3), level="tokens")
    found = offer(state, 1, "wound")
    assert said(found) == expected
    assert found.spread == (expected == GOES_ON), "a number would be one tap"
    assert do(state, 1, "wound", wounds=1)[0].ending is None
    assert (do(state, 1, "wound", wounds=2)[0].ending is not None) == (expected == ENDS)
