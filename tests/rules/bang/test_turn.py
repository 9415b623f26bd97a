"""A turn: its steps in order, Dynamite, Jail, drawing, and what is kept at the end."""

import pytest

from hub.rules.bang.state import State
from hub.rules.cardplay.turn_events import TurnBegan
from hub.rules.contract.actor import HOST, TABLE
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
    table,
    told,
)
from tests.rules.game import because, names, open_values, why

EXPLODES = {"flipped": "explodes"}
PASSES = {"flipped": "passes"}
HEARTS = {"flipped": "hearts"}
NO_HEARTS = {"flipped": "no-hearts"}


def test_the_steps_come_in_their_order() -> None:
    state = table(Player(), Player(life=0, laid=("jail", "dynamite")), *plain(3))
    _, events = do(state, 0, "end-turn")
    (began,) = [event for event in events if isinstance(event, TurnBegan)]
    assert began.steps == ("recover", "dynamite", "jail", "draw", "play")


def test_two_cards_are_drawn() -> None:
    state, _ = do(table(*plain(5), steps=("draw", "play")), 0, "draw")
    assert (hands(state)[0], state.step) == (6, "play")


def test_at_a_flowing_pace_the_plain_steps_take_themselves() -> None:
    state = table(Player(), Player(life=0), *plain(3), pace="flow")
    state, _ = do(state, 0, "end-turn")
    assert (state.turn, state.step, lives(state)[1], hands(state)[1]) == (1, "recover", 0, 4)
    assert "draw" not in keys(state, 1)
    state, events = do(state, 1, "beer")
    assert names(events)[:4] == ["Recovered", "StepTaken", "CardsDrawn", "StepTaken"]
    assert (state.step, lives(state)[1], hands(state)[1]) == ("play", 5, 5)


def test_a_flowing_game_waits_for_draw() -> None:
    state = table(Player(), Player(laid=("jail",)), *plain(3), pace="flow")
    state, _ = do(state, 0, "end-turn")
    assert state.step == "jail"


# Dynamite


def lit(life: int | None = None) -> State:
    players = (Player(laid=("dynamite",), life=life), *plain(4))
    return table(*players, steps=("dynamite", "draw", "play"))


def test_dynamite_is_laid_before_oneself_and_goes_to_the_left() -> None:
    state, _ = do(table(*plain(5)), 0, "dynamite")
    assert state.seats[0].laid == ("dynamite",)
    assert offer(state, 0, "dynamite").closed == because("same-name", card="dynamite")
    state = moves(lit(), (0, "check-dynamite", PASSES))
    assert [seat.laid for seat in state.seats] == [(), ("dynamite",), (), (), ()]
    assert state.step == "draw"


def test_it_skips_who_has_one_or_has_left() -> None:
    players = (Player(laid=("dynamite",)), Player(left=True), Player(laid=("dynamite",)), *plain(2))
    state = table(*players, steps=("dynamite", "draw", "play"), box="dodge-city")
    state = moves(state, (0, "check-dynamite", PASSES))
    assert "dynamite" in state.seats[3].laid


def test_it_does_three_wounds_and_is_gone() -> None:
    state, events = do(lit(), 0, "check-dynamite", flipped="explodes")
    assert (lives(state)[0], state.seats[0].laid, state.discards[-1]) == (2, (), "dynamite")
    codes = [line.code for line in told(events)]
    assert codes == ["dynamite-exploded", "laid-lost", "burned"]
    assert state.step == "draw"


@pytest.mark.parametrize("life", [1, 2, 3])
def test_dynamite_taking_the_last_life_discards_a_reputation_that_nobody_gains(life: int) -> None:
    state = lit(life)
    state = moves(state, (0, "check-dynamite", EXPLODES))
    assert keys(state, 0) == ["drink", "take"]
    box = state.box
    state = moves(state, (0, "take"))
    assert (lives(state)[0], reputations(state), state.box) == (0, [1, 2, 2, 2, 2], box + 1)


def test_after_falling_to_dynamite_the_turn_goes_on() -> None:
    state = moves(lit(2), (0, "check-dynamite", EXPLODES), (0, "take"))
    assert (state.turn, state.step) == (0, "draw")
    state = moves(state, (0, "draw"), (0, "bang", {"target": 1}), (1, "take"))
    assert lives(state)[:2] == [0, 4]


def test_a_beer_saves_from_dynamite() -> None:
    state = moves(lit(2), (0, "check-dynamite", EXPLODES), (0, "drink"))
    assert (lives(state)[0], reputations(state)[0], state.step) == (1, 2, "draw")


def test_the_harmless_draw_for_dynamite_all_the_same() -> None:
    state = table(Player(), Player(hand=0, laid=("dynamite",)), *plain(3))
    state, _ = do(state, 0, "end-turn")
    assert (state.step, keys(state, 1)) == ("dynamite", ["check-dynamite"])


def test_a_player_without_life_recovers_before_the_dynamite() -> None:
    state = table(Player(), Player(life=0, laid=("dynamite",)), *plain(3))
    state = moves(state, (0, "end-turn"), (1, "recover"), (1, "check-dynamite", EXPLODES))
    assert (lives(state)[1], reputations(state)[1]) == (2, 2)


def test_bart_draws_for_dynamite_and_el_gringo_takes_nothing() -> None:
    for character, hand in (("bart-cassidy", 7), ("el-gringo", 4)):
        players = (Player(character, laid=("dynamite",)), *plain(4))
        state = table(*players, steps=("dynamite", "draw", "play"))
        state = moves(state, (0, "check-dynamite", EXPLODES))
        assert hands(state)[0] == hand


def test_a_draw_turns_over_one_card_and_lucky_duke_two() -> None:
    for character, size in (("kit-carlson", 1), ("lucky-duke", 2)):
        players = (Player(character, laid=("dynamite",)), *plain(4))
        state = table(*players, steps=("dynamite", "draw", "play"))
        after = moves(state, (0, "check-dynamite", PASSES))
        assert (after.deck, len(after.discards)) == (state.deck - size, size)


def test_a_dynamite_that_a_correction_took_away_is_not_drawn_for() -> None:
    state, _ = do(lit(), HOST, "correct-laid", seat=0, change="-dynamite", source="the-deck")
    assert state.step == "draw"


# Jail


def jailed() -> State:
    return table(Player(laid=("jail",)), *plain(4), steps=("jail", "draw", "play"))


def test_jail_goes_before_anyone_but_the_sheriff() -> None:
    players = (Player(), Player(life=0), Player(laid=("jail",)), Player(left=True), Player())
    state = table(*players, turn=1)
    form = offer(state, 1, "jail")
    assert why(form, "target", 0) == because("no-jail-for-the-sheriff", seat=0)
    assert why(form, "target", 2) == because("in-jail", seat=2)
    assert why(form, "target", 3) == because("has-left", seat=3)
    assert open_values(form, "target") == [4, 1]


def test_one_may_jail_oneself_but_not_as_the_sheriff_nor_twice() -> None:
    state = moves(table(*plain(5), turn=1), (1, "jail", {"target": 1}))
    assert (state.seats[1].laid, hands(state)[1]) == (("jail",), 3)
    assert 1 not in open_values(offer(state, 1, "jail"), "target")
    assert 0 not in open_values(offer(table(*plain(5)), 0, "jail"), "target")


def test_the_harmless_may_be_jailed() -> None:
    state = table(Player(), Player(life=0), Player(hand=0), *plain(2))
    assert open_values(offer(state, 0, "jail"), "target") == [1, 2, 3, 4]
    state = moves(state, (0, "jail", {"target": 2}))
    assert (state.seats[2].laid, hands(state)[0]) == (("jail",), 3)


def test_hearts_and_the_turn_goes_on() -> None:
    state = moves(jailed(), (0, "check-jail", HEARTS))
    assert (state.turn, state.step, state.seats[0].laid) == (0, "draw", ())
    assert state.discards[-1] == "jail"


def test_no_hearts_and_the_turn_is_lost() -> None:
    state = moves(jailed(), (0, "check-jail", NO_HEARTS))
    assert (state.turn, state.seats[0].laid, hands(state)[0]) == (1, (), 4)
    assert state.discards[-1] == "jail"


# The end


@pytest.mark.parametrize(
    ("character", "hand", "over"),
    [
        ("kit-carlson", 7, 0),
        ("kit-carlson", 9, 2),
        ("sean-mallory", 10, 0),
        ("sean-mallory", 11, 1),
    ],
)
def test_down_to_seven_and_sean_mallory_to_ten(character: str, hand: int, over: int) -> None:
    state = table(Player(character, hand=hand), *plain(4))
    values = {"count": over} if over else {}
    state = moves(state, (0, "end-turn", values))
    assert (hands(state)[0], state.turn, len(state.discards)) == (hand - over, 1, over)


def test_play_passes_to_the_left_and_round_again() -> None:
    state = table(*plain(3), turn=2)
    assert moves(state, (2, "end-turn")).turn == 0


def test_any_number_of_cards_may_be_played() -> None:
    state = table(Player(hand=6), *plain(4))
    state = moves(state, (0, "stagecoach"), (0, "wells-fargo"), (0, "beer"), (0, "saloon"))
    assert hands(state)[0] == 6 - 4 + 5


def test_everyone_sees_whose_turn_it_is_and_where_it_stands() -> None:
    view = RULES.view(table(*plain(5), turn=3, steps=("draw", "play")), TABLE)
    assert (view.turn, view.phase) == (3, "draw")
