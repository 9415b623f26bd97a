"""A round: how many dice, where they go, what gets through, and what comes back."""

import pytest

from hub.rules.contract.form import OneOf
from hub.rules.solo.forecast import forecast
from hub.rules.solo.sheet import Row, Threshold
from tests.rules.solo.arranged import Duel, codes, sheet

TAME = Row(sum=1, defence=0, guard=0, life=1)


def test_at_least_one_die_and_at_most_what_the_round_allows() -> None:
    duel = Duel()
    assert list(duel.choices("take", "count")) == [1, 2, 3]
    assert duel.refused("take", count=4).code == "not-a-choice"
    assert duel.refused("take", count=0).code == "not-a-choice"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_opponent_rolls_what_is_left_of_the_four(count: int) -> None:
    duel = Duel()
    about = duel.choices("take", "count")[count].about
    duel.roll(*(3,) * count)
    if count == 1:
        duel.move("split", attack=0, defence=3)
    else:
        duel.give(*("defence",) * count)
    assert len(duel.offers()["typed"].fields) == about["foe-dice"] == 4 - count


def test_a_single_die_of_ones_own_falls_without_being_asked_for() -> None:
    duel = Duel(sheet(dice=(1,) * 20))
    assert "take" not in duel.offers()
    assert duel.view().asked[0].key == "own"


def test_dice_go_whole_to_one_of_the_three_and_add_up() -> None:
    duel = Duel()
    duel.roll(6, 2, 3)
    assert "split" not in duel.offers()
    duel.give("concentration", "attack", "attack")
    state = duel.state
    assert (state.attack, state.defence, state.concentration) == (5, 0, 6)


def test_a_die_may_be_split_only_where_a_single_one_was_rolled() -> None:
    duel = Duel()
    duel.roll(6)
    assert "give" not in duel.offers()
    assert duel.refused("split", attack=4, defence=3).code == "not-a-choice"
    duel.move("split", attack=1, defence=2)
    state = duel.state
    assert (state.attack, state.defence, state.concentration) == (1, 2, 3)


def test_who_may_roll_three_dice_and_rolls_one_may_split_it() -> None:
    duel = Duel(sheet(dice=(3,) * 20))
    duel.roll(4)
    assert "split" in duel.offers()


@pytest.mark.parametrize(
    ("attack", "loss"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (9, 4), (12, 4)]
)
def test_the_highest_threshold_that_is_reached_is_the_life_that_is_lost(
    attack: int, loss: int
) -> None:
    rising = (
        Threshold(attack=3, loss=1),
        Threshold(attack=6, loss=2),
        Threshold(attack=9, loss=4),
    )
    duel = Duel(sheet(resistance=rising, row=TAME, foe_life=20))
    high = min(attack, 6)
    duel.roll(high, max(1, attack - high))
    duel.give("attack", "attack" if attack > high else "concentration")
    duel.foe(2, 2)
    assert duel.state.foe == 20 - loss


def test_attack_minus_their_defence_is_never_below_nothing() -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=9, guard=0, life=1)))
    duel.roll(5, 1)
    duel.give("attack", "defence")
    duel.foe(1, 1)
    assert duel.state.written[-1].final == 0
    assert duel.state.foe == 6


@pytest.mark.parametrize(("defence", "life"), [(1, 7), (2, 7), (3, 10), (6, 10)])
def test_a_defence_below_the_guard_costs_what_the_row_says(defence: int, life: int) -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=0, guard=3, life=3)))
    duel.roll(defence)
    duel.move("split", attack=0, defence=defence)
    duel.foe(1, 1, 1)
    assert duel.state.life == life
    assert duel.state.written[-1].held is (defence >= 3)


def test_an_opponent_without_life_does_not_strike_back() -> None:
    duel = Duel(sheet(foe_life=1, row=Row(sum=1, defence=0, guard=30, life=60)))
    duel.roll(6, 6)
    duel.give("attack", "attack")
    events = duel.fall(1, 1)
    assert duel.offers()["stand"].about["harm"] == "none"
    events = duel.move("stand")
    assert "life-lost" not in codes(events)
    assert duel.state.written[-1].held is None
    assert (duel.outcome().reason, duel.outcome().cause) == ("foe-fallen", "attack")


def test_what_is_noted_on_a_way_to_give_the_dice_is_what_comes_of_it() -> None:
    """The plain sheet hits back below 2 in every row, and lets 1 attack less through."""
    duel = Duel()
    duel.roll(6, 4, 1)
    last = duel.offers()["give"].fields[-1]
    assert isinstance(last, OneOf)
    noted = {choice.value: choice.about for choice in last.by["attack/defence"]}
    assert noted["attack"] == {
        "attack": 7,
        "defence": 4,
        "hit": 100,
        "hurt": 0,
        "concentration": 0,
    }
    assert noted["concentration"]["concentration"] == 1
    weak = {choice.value: choice.about for choice in last.by["concentration/concentration"]}
    assert (weak["attack"]["hit"], weak["attack"]["hurt"]) == (0, 100)
    duel.give("attack", "defence", "attack")
    about = duel.offers()["roll"].about
    assert about == {"attack": 7, "defence": 4, "hit": 100, "hurt": 0}


def test_an_outlook_counts_every_roll_of_the_opponent() -> None:
    """Two dice show 7 in 6 of 36 ways: that row alone hurts, and all the others give way."""
    rows = tuple(
        Row(sum=total, defence=9 if total == 7 else 0, guard=9 if total == 7 else 0, life=1)
        for total in range(1, 19)
    )
    duel = Duel(sheet(rows=rows))
    duel.roll(6, 2)
    duel.give("attack", "defence")
    about = duel.offers()["roll"].about
    assert (about["hit"], about["hurt"]) == (83, 17)


def test_the_view_says_what_the_dice_that_have_to_fall_are_for() -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=0, guard=9, wound=1)))
    seen = [duel.view().phase]
    duel.move("take", count=2)
    seen.append(duel.view().phase)
    duel.fall(3, 4)
    seen.append(duel.view().phase)
    duel.give("attack", "attack")
    seen.append(duel.view().phase)
    duel.fall(1, 1)
    seen.append(duel.view().phase)
    duel.move("stand")
    seen.append(duel.view().phase)
    assert seen == ["dice", "dice", "give", "foe", "answer", "answer"]
    duel.fall(1)
    assert (duel.view().phase, duel.view().round) == ("dice", 2)


def test_a_surprise_attack_does_not_move_the_round_on() -> None:
    duel = Duel(sheet(foe_life=60), concentration=40)
    duel.roll(3, 4)
    duel.give("attack", "attack")
    duel.move("buy", reward="surprise")
    assert (duel.view().asked[-1].key, duel.view().phase) == ("surprise", "foe")


def test_the_view_shows_the_sheet_the_dice_and_the_opponents_row() -> None:
    duel = Duel()
    duel.roll(6, 2)
    duel.give("attack", "concentration")
    own = duel.view().own
    assert ([die.value for die in own.dice], own.foe_has, own.foe_dice, own.row) == (
        [6, 2],
        2,
        (),
        None,
    )
    duel.fall(3, 4)
    own = duel.view().own
    assert (own.foe_dice, own.row.sum, own.attack, own.focus) == ((3, 4), 7, 6, 2)
    assert own.sheet == duel.state.sheet
    assert [counter.key for counter in duel.view().places[0].counters] == [
        "life",
        "foe-life",
        "ki",
        "concentration",
    ]


def test_a_row_without_harm_does_nothing_below_its_guard() -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=0, guard=9), life=5))
    duel.roll(1, 1)
    duel.give("defence", "concentration")
    duel.fall(1, 1)
    about = duel.offers()["stand"].about
    assert (about["harm"], about["count"], about["level"]) == ("none", 0, 0)
    duel.move("stand")
    assert (duel.state.life, duel.state.round, duel.state.written[0].held) == (5, 2, False)
    assert forecast(duel.state.sheet, 2, 0, 0).hurt == 0


def test_a_row_with_life_and_a_wound_costs_both() -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=0, guard=9, life=2, wound=1), life=9))
    duel.roll(1, 1)
    duel.give("defence", "concentration")
    duel.fall(1, 1)
    about = duel.offers()["stand"].about
    assert (about["harm"], about["count"], about["level"]) == ("both", 2, 1)
    duel.move("stand")
    assert duel.state.roll is not None
    assert (duel.state.life, duel.state.roll.key) == (7, "wound")
    duel.fall(3)
    assert duel.state.life == 5


def test_whoever_falls_by_its_life_is_not_wounded_besides() -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=0, guard=9, life=2, wound=1), life=2))
    duel.roll(1, 1)
    duel.give("defence", "concentration")
    duel.foe(1, 1)
    assert duel.outcome().reason == "fallen"
