"""Gatling and Indians!: everyone else at once, sealed, and then clockwise."""

import pytest

from hub.rules.contract.actor import at
from tests.rules.bang.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    plain,
    refused,
    reputations,
    table,
    told,
)
from tests.rules.game import names


def test_gatling_asks_everyone_who_is_not_harmless() -> None:
    state = table(Player(), Player(life=0), Player(), Player(hand=0), Player(left=True), *plain(2))
    state, _ = do(state, 0, "gatling")
    assert RULES.awaited(state) == (2, 5, 6)


def test_gatling_is_a_missed_or_one_wound() -> None:
    state = table(Player(laid=("winchester",)), *plain(3))
    state = moves(state, (0, "gatling"), (1, "missed"), (3, "take"), (2, "take"))
    assert (lives(state), hands(state)) == ([5, 5, 4, 4], [3, 3, 4, 4])
    assert state.discards[-2:] == ("gatling", "missed")


def test_indians_is_a_bang_or_one_wound() -> None:
    state = table(*plain(4))
    state, _ = do(state, 0, "indians")
    assert keys(state, 1) == ["give-bang", "take"]
    state = moves(state, (1, "give-bang"), (2, "take"), (3, "take"))
    assert (lives(state), hands(state), state.bangs) == ([5, 5, 4, 4], [3, 3, 4, 4], 0)


def test_against_indians_no_barrel_and_no_missed() -> None:
    state = table(Player(), Player("jourdonnais"), *plain(2))
    state, _ = do(state, 0, "indians")
    assert keys(state, 1) == ["give-bang", "take"]


def test_answers_stay_sealed_until_all_are_in() -> None:
    state, _ = do(table(*plain(4)), 0, "gatling")
    state, events = do(state, 2, "missed")
    assert [line.code for line in told(events)] == ["answered"]
    assert hands(state)[2] == 4
    assert "missed" not in str(RULES.view(state, at(1)))
    state, _ = do(state, 2, "take-back")
    assert RULES.awaited(state) == (1, 2, 3)


def test_the_answers_fall_clockwise() -> None:
    state = table(*plain(4), turn=2)
    state = moves(state, (2, "gatling"), (1, "take"), (0, "take"))
    state, events = do(state, 3, "take")
    assert [line.params["seat"] for line in told(events) if line.code == "wounded"] == [3, 0, 1]


def test_the_first_fall_that_ends_the_game_stops_it() -> None:
    state = table(Player(), Player(life=1, reputation=1), *plain(3))
    state = moves(state, (0, "gatling"), (1, "take"), (2, "take"), (3, "take"), (4, "missed"))
    assert state.ending is not None
    assert (lives(state), hands(state)) == ([5, 0, 5, 5, 5], [3, 4, 4, 4, 4])


def test_a_barrel_is_declared_sealed_and_the_flips_are_asked_clockwise() -> None:
    state = table(Player(), Player(laid=("barrel",)), Player(), Player("jourdonnais"))
    state = moves(state, (0, "gatling"))
    assert keys(state, 1) == ["missed", "barrel", "take"]
    state = moves(state, (3, "barrel"), (1, "barrel"))
    assert RULES.awaited(state) == (2,)
    state = moves(state, (2, "take"))
    assert RULES.awaited(state) == (1,)
    assert [asked.key for asked in RULES.view(state, at(0)).asked] == ["flip"]
    state = moves(state, (1, "barrel", {"flipped": "hearts"}))
    assert RULES.awaited(state) == (3,)
    assert lives(state) == [5, 5, 4, 5]
    state = moves(state, (3, "barrel", {"flipped": "no-hearts"}))
    assert keys(state, 3) == ["missed", "take"]
    state = moves(state, (3, "take"))
    assert (lives(state), state.question, state.aside) == ([5, 5, 4, 4], None, ())


def test_after_a_barrel_that_failed_a_missed_may_still_follow() -> None:
    state = table(Player(), Player(laid=("barrel",)), *plain(2))
    state = moves(state, (0, "gatling"), (2, "take"), (3, "take"), (1, "barrel"))
    state = moves(state, (1, "barrel", {"flipped": "no-hearts"}), (1, "missed"))
    assert (lives(state)[1], hands(state)[1]) == (5, 3)


def test_a_beer_on_the_fatal_blow_of_a_gatling() -> None:
    state = table(Player(), Player(life=1), *plain(2))
    state = moves(state, (0, "gatling"), (1, "drink"), (2, "take"), (3, "take"))
    assert (lives(state)[1], reputations(state)) == (1, [2, 2, 2, 2])


def test_a_beer_against_a_blow_that_is_fatal_no_more_stays_in_hand() -> None:
    """Gregg Digger gains a life by the fall of the one before him."""
    state = table(Player(), Player(life=1), Player("gregg-digger", life=1), Player())
    state = moves(state, (0, "indians"), (2, "drink"), (1, "take"), (3, "take"))
    assert (lives(state), hands(state)) == ([5, 0, 1, 4], [3, 4, 4, 4])


def test_molly_draws_for_each_card_used_out_of_turn() -> None:
    state = table(Player(), Player("molly-stark"), *plain(2))
    after = moves(state, (0, "gatling"), (1, "missed"), (2, "take"), (3, "take"))
    assert hands(after)[1] == 4
    after = moves(state, (0, "indians"), (1, "give-bang"), (2, "take"), (3, "take"))
    assert hands(after)[1] == 4
    weak = table(Player(), Player("molly-stark", life=1), *plain(2))
    assert hands(moves(weak, (0, "bang", {"target": 1}), (1, "drink")))[1] == 4


def test_el_gringo_takes_a_card_for_a_gatling() -> None:
    state = table(Player(), Player("el-gringo"), *plain(2))
    state = moves(state, (0, "gatling"), (1, "take"), (2, "take"), (3, "take"))
    assert hands(state)[:2] == [2, 5]


@pytest.mark.parametrize("key", ["gatling", "indians"])
def test_it_may_be_played_into_the_void(key: str) -> None:
    state = table(Player(), Player(life=0), Player(hand=0), Player(life=2, hand=0))
    state, events = do(state, 0, key)
    assert names(events) == ["CardPlayed", "Settled"]


def test_nobody_answers_twice_or_for_another() -> None:
    state = moves(table(*plain(4)), (0, "gatling"), (1, "take"))
    assert refused(state, 1, "take").code == "not-offered"
    assert refused(state, 0, "take").code == "not-offered"
