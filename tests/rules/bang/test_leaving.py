"""Leaving in the middle of a game: what goes, what stays, and what is settled first."""

import pytest

from hub.rules.contract.actor import HOST, at
from tests.rules.bang.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    offer,
    plain,
    reputations,
    result,
    table,
)
from tests.rules.game import because, names


def test_hand_and_cards_in_play_go_to_the_discards() -> None:
    state = table(*plain(2), Player(laid=("barrel", "scope")), *plain(2))
    state, _ = do(state, 2, "leave")
    assert (hands(state)[2], state.seats[2].laid, len(state.discards)) == (0, (), 6)


def test_half_of_the_reputation_rounded_up_is_discarded() -> None:
    state = table(*plain(2), Player(reputation=3), *plain(2))
    box = state.box
    state, _ = do(state, 2, "leave")
    assert (reputations(state)[2], state.box) == (1, box + 2)


def test_the_last_reputation_stays_and_the_game_goes_on() -> None:
    state = table(*plain(4), Player(reputation=1))
    assert offer(state, 4, "leave").about == {"count": 0, "ends": 0}
    state, _ = do(state, 4, "leave")
    assert (reputations(state)[4], state.seats[4].left, state.ending) == (1, True, None)


def test_leaving_in_ones_own_turn_ends_it() -> None:
    state, _ = do(table(*plain(5)), 0, "leave")
    assert state.turn == 1


def test_their_turn_burns_two_cards_and_nothing_else() -> None:
    state = table(Player(), Player(life=0, left=True, hand=0), *plain(3))
    deck = state.deck
    state, _ = do(state, 0, "end-turn")
    assert (state.turn, state.deck, len(state.discards), lives(state)[1]) == (2, deck - 2, 2, 0)


def test_they_are_harmless_for_good_but_count_for_distance() -> None:
    state = table(Player(), Player(left=True, hand=0), *plain(3))
    assert RULES.view(state, at(0)).reach == (0, 1, 2, 2, 1)
    assert [mark.key for mark in RULES.view(state, at(0)).places[1].marks] == ["left"]


def test_dynamite_before_them_goes_left_at_once() -> None:
    state = table(*plain(2), Player(laid=("dynamite",)), Player(left=True, hand=0), Player())
    state, _ = do(state, 2, "leave")
    assert state.seats[4].laid == ("dynamite",)


def test_what_waits_for_them_is_settled_first_as_not_answered() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, events = do(state, 1, "leave")
    assert (lives(state)[1], state.seats[1].left, state.question) == (4, True, None)
    assert names(events).index("Wounded") < names(events).index("SeatLeft")


def test_a_duellist_who_leaves_loses_when_the_turn_comes() -> None:
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}))
    state, _ = do(state, 0, "leave")
    assert (state.seats[0].left, RULES.awaited(state)) == (False, (2,))
    state = moves(state, (2, "give-bang"))
    assert (lives(state)[0], state.seats[0].left, reputations(state)[2]) == (0, True, 3)


def test_a_barrel_declared_before_leaving_is_not_turned_over() -> None:
    state = table(Player(), Player(laid=("barrel",)), *plain(3))
    state = moves(state, (0, "gatling"), (1, "barrel"), (1, "leave"))
    assert "take-back" not in keys(state, 1, standing=True)
    state = moves(state, (2, "take"), (3, "take"), (4, "take"))
    assert (lives(state), state.seats[1].left) == ([5, 4, 4, 4, 4], True)


def test_leaving_itself_leaves_nobody_the_last_one_standing() -> None:
    state = table(Player(), Player(), *plain(3, life=0))
    state, _ = do(state, 1, "leave")
    assert state.ending is None


def test_nor_does_a_life_lost_that_fells_nobody() -> None:
    """One player alone has life after a farewell; only the next fall looks for that."""
    state = table(Player("chuck-wengam"), Player(), *plain(3, life=0))
    state, _ = do(state, 1, "leave")
    state, _ = do(state, 0, "life-for-card")
    assert (state.seats[0].life, state.ending) == (4, None)
    downed = table(Player(life=0), Player(life=3), Player(), *plain(2, life=0))
    state = moves(downed, (2, "leave"), (0, "bang", {"target": 1}), (1, "take"))
    assert (state.seats[1].life, state.ending) == (2, None)


def test_they_do_not_stand() -> None:
    state = table(Player(), Player(life=1), Player(left=True, hand=0), *plain(2, life=0))
    state = moves(state, (0, "bang", {"target": 1}), (1, "take"))
    assert result(state).reason == "last-standing"


def test_their_reputation_still_scores() -> None:
    state = table(Player(), Player(reputation=4), *plain(2), Player(reputation=1))
    state, _ = do(state, 1, "leave")
    state, _ = do(state, HOST, "correct-reputation", seat=4, value=0, game="ends")
    outlaws = next(team for team in result(state).teams if team.key == "outlaws")
    assert outlaws.total == 4


def test_someone_has_to_stay() -> None:
    state = table(Player(), *plain(2, left=True, hand=0))
    assert offer(state, 0, "leave").closed == because("last-player")


@pytest.mark.parametrize(("reputation", "ends"), [(1, 1), (2, 0)])
def test_taking_the_last_shot_says_that_the_game_would_end(reputation: int, ends: int) -> None:
    state = table(Player(), Player(life=1, reputation=reputation), *plain(3))
    state, _ = do(state, 0, "bang", target=1)
    found = offer(state, 1, "take")
    assert (found.about, bool(found.asks)) == ({"ends": ends}, bool(ends))
