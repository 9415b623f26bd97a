"""The last life: reputation, a Beer on the fatal blow, getting up again, and who gains by it."""

import pytest
from msgspec import UNSET

from hub.rules.bang.state import State
from hub.rules.contract.actor import TABLE
from hub.rules.contract.view import Warned
from tests.rules.bang.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    plain,
    reputations,
    shot,
    table,
    told,
)
from tests.rules.game import names


def marks(state: State, seat: int) -> list[str]:
    return [mark.key for mark in RULES.view(state, TABLE).places[seat].marks]


def test_the_last_life_gives_one_reputation_to_whoever_took_it() -> None:
    state = table(Player(), Player(life=1), *plain(3))
    state = shot(state, 0, 1, ("take",))
    assert (lives(state)[1], reputations(state)) == (0, [3, 1, 2, 2, 2])
    assert marks(state, 1) == ["harmless"]


def test_wounds_past_the_last_are_not_counted() -> None:
    state = table(Player(laid=("winchester",)), Player(life=2), *plain(3))
    state, _ = do(state, 0, "bang", target=1)
    state, events = do(state, 1, "take")
    assert ("wounded", 2) in [(line.code, line.params.get("count")) for line in told(events)]
    assert reputations(state) == [3, 1, 2, 2, 2]


def test_a_role_is_not_shown_by_a_fall() -> None:
    state = shot(table(Player(), Player(life=1), *plain(3)), 0, 1, ("take",))
    assert RULES.view(state, TABLE).places[1].role == ""


@pytest.mark.parametrize(("laid", "life"), [((), 1), (("remington",), 3), (("remington",), 2)])
def test_a_beer_on_the_fatal_blow_leaves_one_life_and_the_reputation(
    laid: tuple[str, ...], life: int
) -> None:
    """At one damage and at three: one Beer answers a blow of any size."""
    state = table(Player(laid=laid), Player(life=life), *plain(3))
    state, _ = do(state, 0, "bang", target=1)
    assert keys(state, 1) == ["missed", "drink", "take"]
    state, events = do(state, 1, "drink")
    assert (lives(state)[1], hands(state)[1], reputations(state)) == (1, 3, [2, 2, 2, 2, 2])
    assert "beer" in state.discards
    assert "Fallen" not in names(events)


def test_a_beer_is_no_answer_to_a_blow_that_is_not_fatal() -> None:
    state, _ = do(table(Player(), Player(life=2), *plain(3)), 0, "bang", target=1)
    assert keys(state, 1) == ["missed", "take"]


def test_tequila_joes_beer_leaves_two() -> None:
    state = table(Player(), Player("tequila-joe", life=1), *plain(3))
    assert lives(shot(state, 0, 1, ("drink",)))[1] == 2


def test_a_beer_still_helps_when_two_are_left() -> None:
    state = table(Player(), Player(life=1), Player(life=0), Player(life=0))
    state = shot(state, 0, 1, ("drink",))
    assert (lives(state), state.ending) == ([5, 1, 0, 0], None)


def test_all_life_comes_back_at_the_start_of_the_turn() -> None:
    state = table(Player(), Player("el-gringo", life=0), *plain(3))
    state, _ = do(state, 0, "end-turn")
    assert (state.step, keys(state, 1)) == ("recover", ["recover"])
    state, _ = do(state, 1, "recover")
    assert (lives(state)[1], state.step) == (4, "draw")


def test_with_any_life_nothing_is_recovered() -> None:
    state, _ = do(table(Player(), Player(life=1), *plain(3)), 0, "end-turn")
    assert (state.step, lives(state)[1]) == ("draw", 1)


def test_nothing_is_recovered_when_a_correction_came_first() -> None:
    state = table(Player(), Player(life=0), *plain(3))
    state, _ = do(state, 0, "end-turn")
    state, _ = do(state, 1, "correct-life", seat=1, value=2, game="goes-on")
    assert (state.step, lives(state)[1]) == ("draw", 2)


def test_saloon_and_beer_do_not_lift_a_player_without_life() -> None:
    state = table(Player(life=0), Player(life=0), Player(life=3), *plain(2))
    state = moves(state, (0, "saloon"), (0, "beer"))
    assert lives(state) == [0, 0, 4, 5, 5]


def test_someone_corrected_to_nothing_while_asked_loses_nothing_more() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, _ = do(state, 1, "correct-life", seat=1, value=0, game="goes-on")
    state, events = do(state, 1, "take")
    assert "Fallen" not in names(events)
    assert reputations(state) == [2, 2, 2, 2, 2]


# Those who gain by a fall


def test_gregg_digger_gains_a_life_for_each_other_who_falls() -> None:
    state = table(Player(), Player(life=1), Player("gregg-digger", life=2), *plain(2))
    assert lives(shot(state, 0, 1, ("take",)))[2] == 3


def test_gregg_digger_gains_nothing_past_the_start_nor_at_no_life() -> None:
    full = table(Player(), Player(life=1), Player("gregg-digger"), *plain(2))
    assert lives(shot(full, 0, 1, ("take",)))[2] == 5
    down = table(Player(), Player(life=1), Player("gregg-digger", life=0), *plain(2))
    assert lives(shot(down, 0, 1, ("take",)))[2] == 0


def test_gregg_digger_gains_nothing_by_his_own_fall() -> None:
    state = table(Player(), Player("gregg-digger", life=1), *plain(3))
    assert lives(shot(state, 0, 1, ("take",)))[1] == 0


def test_herb_hunter_draws_a_card_for_each_other_who_falls() -> None:
    state = table(Player(), Player(life=1), Player("herb-hunter"), *plain(2))
    assert hands(shot(state, 0, 1, ("take",)))[2] == 5
    own = table(Player(), Player("herb-hunter", life=1), *plain(3))
    assert hands(shot(own, 0, 1, ("take",)))[1] == 4


def test_vulture_sam_takes_everything_of_whom_he_brings_down() -> None:
    state = table(Player("vulture-sam"), Player(life=1, hand=3, laid=("barrel", "jail")), *plain(3))
    state = shot(state, 0, 1, ("take",))
    assert hands(state)[:2] == [3 + 5, 0]
    assert state.seats[1].laid == ()


def test_vulture_sam_takes_nothing_of_whom_another_brings_down() -> None:
    state = table(Player(), Player(life=1, hand=3), Player("vulture-sam"), *plain(2))
    assert hands(shot(state, 0, 1, ("take",)))[1:3] == [3, 4]


def test_the_end_is_looked_at_before_anyone_gains() -> None:
    players = (
        Player("vulture-sam"),
        Player(life=1, reputation=1),
        Player("gregg-digger", life=2),
        Player("herb-hunter"),
        Player(),
    )
    state = shot(table(*players), 0, 1, ("take",))
    assert state.ending is not None
    assert (hands(state), lives(state)) == ([3, 4, 4, 4, 4], [5, 0, 2, 5, 5])


def test_first_gregg_and_herb_then_sam_then_the_one_who_was_hit() -> None:
    players = (
        Player("vulture-sam"),
        Player("bart-cassidy", life=1),
        Player("gregg-digger", life=2),
        Player("herb-hunter"),
        Player(),
    )
    state, _ = do(table(*players), 0, "bang", target=1)
    state, events = do(state, 1, "take")
    follow = [name for name in names(events) if name not in ("Answered", "Closed", "Settled")]
    assert follow == ["Wounded", "Fallen", "Healed", "CardsDrawn", "EverythingTaken", "CardsDrawn"]
    assert hands(state) == [3 + 4, 1, 4, 5, 4]


# Those who gain by being hurt


@pytest.mark.parametrize(("laid", "life", "drawn"), [((), 4, 1), (("remington",), 4, 3)])
def test_bart_cassidy_draws_for_each_life_lost(
    laid: tuple[str, ...], life: int, drawn: int
) -> None:
    state = table(Player(laid=laid), Player("bart-cassidy", life=life), *plain(3))
    assert hands(shot(state, 0, 1, ("take",)))[1] == 4 + drawn


def test_bart_cassidy_draws_for_what_is_really_lost_also_when_he_falls() -> None:
    state = table(Player(laid=("winchester",)), Player("bart-cassidy", life=2), *plain(3))
    assert hands(shot(state, 0, 1, ("take",)))[1] == 6


def test_el_gringo_takes_one_card_a_hit_however_many_wounds() -> None:
    state = table(Player(laid=("remington",)), Player("el-gringo"), *plain(3))
    assert hands(shot(state, 0, 1, ("take",)))[:2] == [2, 5]


def test_el_gringo_takes_nothing_from_an_empty_hand() -> None:
    state = table(Player(hand=1), Player("el-gringo"), *plain(3))
    assert hands(shot(state, 0, 1, ("take",)))[:2] == [0, 4]


def test_without_a_wound_they_gain_nothing() -> None:
    state = table(Player(), Player("el-gringo"), *plain(3))
    assert hands(shot(state, 0, 1, ("missed",)))[:2] == [3, 3]


def warned(state: State) -> object:
    (asked,) = RULES.view(state, TABLE).asked
    return asked.warned


def test_a_blow_that_would_be_fatal_says_so_and_that_a_beer_could_still_save() -> None:
    state, _ = do(table(Player(), Player(life=1), *plain(3)), 0, "gatling")
    assert warned(state) == (Warned(seat=1, key="down-or-beer"),)


def test_whoever_has_no_card_left_hears_of_no_beer() -> None:
    """Their last card went in the Duel."""
    state, _ = do(table(Player(), Player(hand=1), *plain(3)), 0, "duel", target=1)
    assert warned(state) == (Warned(seat=1, key="down-or-beer"),)
    state = moves(state, (1, "give-bang"), (0, "give-bang"))
    assert (hands(state)[1], warned(state)) == (0, (Warned(seat=1, key="down"),))


def test_a_blow_that_leaves_life_warns_of_nothing() -> None:
    state, _ = do(table(Player(), Player(life=2), *plain(3)), 0, "bang", target=1)
    assert warned(state) is UNSET
