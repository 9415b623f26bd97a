"""Wounds: where they hit, limbs that are hit twice, every deep wound, and the beheading."""

from typing import Any

import pytest

from hub.rules.solo.sheet import Part, Row
from hub.rules.solo.straw import BODY
from tests.rules.solo.arranged import Duel, codes, replace, sheet

DEEP_BODY = tuple(replace(part, life=0, ki=0, deep=True) for part in BODY)


def struck(level: int, body: tuple[Part, ...] = BODY, life: int = 30, **arranged: Any) -> Duel:
    """Round 1, and the dice of a wound of this level have to fall."""
    row = Row(sum=1, defence=0, guard=9, wound=level)
    duel = Duel(sheet(row=row, body=body, life=life, ki=8, foe_life=60))
    if arranged:
        duel.arrange(**arranged)
    duel.pass_round()
    return duel


def test_level_one_rolls_one_die_and_level_two_rolls_two() -> None:
    assert len(struck(1).offers()["typed"].fields) == 1
    assert len(struck(2).offers()["typed"].fields) == 2


def test_a_one_is_a_dodge() -> None:
    duel = struck(1)
    assert codes(duel.fall(1))[0] == "dodged"
    assert (duel.state.life, duel.state.ki, duel.state.marked) == (30, 8, ())


def test_a_twelve_is_a_beheading_and_the_duel_is_lost() -> None:
    duel = struck(2)
    duel.fall(6, 6)
    assert (duel.outcome().reason, duel.outcome().winners) == ("beheaded", ())
    assert duel.state.life == 0


@pytest.mark.parametrize("part", BODY, ids=lambda part: str(part.part))
def test_every_part_costs_what_the_sheet_says(part: Part) -> None:
    duel = struck(2)
    high = min(6, part.sum - 1)
    duel.fall(high, part.sum - high)
    assert duel.state.marked == (part.sum,)
    assert (duel.state.life, duel.state.ki) == (30 - part.life, 8 - part.ki)
    assert (duel.state.roll is not None and duel.state.roll.key == "deep") == part.deep


def test_a_limb_that_is_hit_twice_is_lost_and_costs_again() -> None:
    duel = struck(1)
    duel.fall(3)
    assert duel.view().own.allowed == 2
    duel.pass_round()
    told = codes(duel.fall(3))
    assert told[:2] == ["limb-lost", "life-lost"]
    assert (duel.state.lost, duel.state.life) == ((3,), 26)


def test_a_place_is_marked_by_how_many_parts_are_hit_and_how_many_lost() -> None:
    def marks(**arranged: Any) -> dict[str, int]:
        return {mark.key: mark.count for mark in Duel(**arranged).view().places[0].marks}

    assert marks() == {}
    assert marks(marked=(3, 5, 7), lost=(3,)) == {"hit": 2, "lost": 1}
    assert marks(marked=(3,), lost=(3,)) == {"lost": 1}


def test_with_a_lost_limb_one_die_a_round_against_three_for_good() -> None:
    duel = struck(1)
    duel.fall(3)
    duel.pass_round()
    duel.fall(3)
    for _ in range(5):
        assert duel.view().own.allowed == 1
        duel.roll(4)
        duel.move("split", attack=0, defence=0)
        assert len(duel.offers()["typed"].fields) == 3
        duel.foe(1, 1, 1)
        duel.fall(1)


def test_a_part_hit_a_third_time_costs_again_and_is_lost_once() -> None:
    duel = struck(1, marked=(3,), lost=(3,))
    duel.fall(3)
    assert (duel.state.lost, duel.state.life) == ((3,), 28)


def test_a_dodge_is_never_marked() -> None:
    duel = struck(1)
    duel.fall(1)
    duel.pass_round()
    duel.fall(1)
    assert (duel.state.marked, duel.state.lost) == ((), ())


def deeply(number: int, **arranged: Any) -> Duel:
    """A deep wound of this number, just suffered in round 1."""
    duel = struck(1, DEEP_BODY, **arranged)
    duel.fall(3)
    duel.fall(number)
    return duel


@pytest.mark.parametrize("number", [1, 2])
def test_deep_wounds_one_and_two_throw_away_dice_of_their_number(number: int) -> None:
    duel = deeply(number)
    duel.roll(number, 5)
    assert [die.gone for die in duel.view().own.dice] == [True, False]
    assert duel.refused("again", die=1).code == "die-thrown-away"
    assert [field.name for field in duel.offers()["give"].fields] == ["die-2"]
    duel.give("attack")
    assert duel.state.attack == 5
    assert len(duel.offers()["typed"].fields) == 2


def test_a_die_that_ki_threw_again_is_thrown_away_too() -> None:
    duel = deeply(1)
    duel.roll(4, 5)
    duel.move("again", die=1)
    duel.fall(1)
    assert duel.state.usable == (1,)


def test_where_every_die_is_thrown_away_the_opponent_rolls_at_once() -> None:
    duel = deeply(2)
    duel.roll(2, 2)
    assert duel.view().asked[-1].key == "foe"
    assert (duel.state.full_attack, duel.state.full_defence) == (0, 0)
    assert len(duel.offers()["typed"].fields) == 2


def test_deep_wound_three_bleeds_at_the_start_of_every_round() -> None:
    duel = deeply(3)
    assert (duel.state.round, duel.state.life) == (2, 29)
    duel.pass_round()
    duel.fall(1)
    assert (duel.state.round, duel.state.life) == (3, 28)


def test_bleeding_can_take_the_last_life() -> None:
    duel = deeply(3, life=1)
    assert (duel.outcome().reason, duel.outcome().cause) == ("fallen", "bleeding")


def test_deep_wound_four_takes_all_concentration_which_can_grow_again() -> None:
    duel = deeply(4, concentration=17)
    assert duel.state.concentration == 0
    duel.roll(3, 5)
    duel.give("concentration", "concentration")
    assert duel.state.concentration == 8


@pytest.mark.parametrize(("ki", "left", "life"), [(8, 3, 30), (5, 0, 30), (2, 0, 27)])
def test_deep_wound_five_takes_a_die_of_ki_and_what_is_not_there_in_life(
    ki: int, left: int, life: int
) -> None:
    duel = deeply(5, ki=ki)
    assert duel.view().asked[-1].key == "deep-ki"
    duel.fall(5)
    assert (duel.state.ki, duel.state.life) == (left, life)


def test_deep_wound_six_takes_a_die_of_life() -> None:
    duel = deeply(6)
    assert duel.view().asked[-1].key == "deep-life"
    duel.fall(4)
    assert duel.state.life == 26


def test_deep_wound_six_can_take_the_last_life() -> None:
    duel = deeply(6, life=3)
    duel.fall(4)
    assert (duel.outcome().reason, duel.outcome().cause) == ("fallen", "deep-wound")


def test_a_deep_wound_that_is_held_is_rolled_again() -> None:
    duel = deeply(4, deep=(4,))
    assert duel.view().asked[-1].key == "deep"
    duel.fall(2)
    assert duel.state.deep == (2, 4)


def test_with_all_six_held_nothing_happens() -> None:
    duel = struck(1, DEEP_BODY, deep=(1, 2, 3, 4, 5, 6))
    round_before = duel.state.round
    duel.fall(3)
    assert duel.state.roll is None
    assert duel.state.round == round_before + 1


def test_a_part_may_cost_several_things_or_nothing() -> None:
    body = list(BODY)
    body[1] = Part(sum=3, part="right-arm", life=2, ki=1, deep=True)
    body[2] = Part(sum=4, part="left-arm")
    wounding = sheet(row=Row(sum=1, defence=0, guard=9, wound=1), body=tuple(body), life=9, ki=5)
    duel = Duel(wounding)
    duel.pass_round()
    duel.fall(3)
    assert duel.state.roll is not None
    assert (duel.state.life, duel.state.ki, duel.state.roll.key) == (7, 4, "deep")
    free = Duel(wounding)
    free.pass_round()
    free.fall(4)
    assert (free.state.life, free.state.ki, free.state.marked, free.state.round) == (9, 5, (4,), 2)
