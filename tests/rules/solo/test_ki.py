"""Ki: three a round at most, in both phases; what a wound takes and is not there costs life."""

import pytest

from hub.rules.solo.sheet import Part, Row
from hub.rules.solo.straw import BODY
from tests.rules.solo.arranged import Duel, replace, sheet


def test_one_ki_throws_one_of_ones_own_dice_again() -> None:
    duel = Duel()
    duel.roll(1, 5, 2)
    duel.move("again", die=3)
    duel.fall(6)
    assert (duel.state.dice, duel.state.ki) == ((1, 5, 6), 4)


@pytest.mark.parametrize(("what", "attack", "defence"), [("attack", 5, 2), ("defence", 4, 3)])
def test_one_ki_is_one_more_attack_or_defence(what: str, attack: int, defence: int) -> None:
    duel = Duel()
    duel.roll(4, 2)
    duel.give("attack", "defence")
    noted = duel.choices("boost", "what")[what].about
    duel.move("boost", what=what)
    assert (duel.state.full_attack, duel.state.full_defence) == (attack, defence)
    assert (noted["attack"], noted["defence"]) == (attack, defence)
    assert duel.state.ki == 4


def test_one_ki_throws_all_dice_of_the_opponent_again() -> None:
    duel = Duel()
    duel.roll(4)
    duel.move("split", attack=4, defence=0)
    duel.fall(1, 2, 3)
    duel.move("foe-again")
    assert len(duel.offers()["typed"].fields) == 3
    duel.fall(4, 5, 6)
    assert (duel.state.foe_dice, duel.state.ki) == ((4, 5, 6), 4)


def test_three_ki_a_round_and_no_more_over_both_phases() -> None:
    duel = Duel()
    duel.roll(1, 5)
    duel.move("again", die=1)
    duel.fall(2)
    duel.give("attack", "defence")
    duel.move("boost", what="attack")
    duel.fall(1, 1)
    duel.move("foe-again")
    duel.fall(2, 2)
    assert duel.state.round == 2
    assert duel.state.ki == 2


def test_the_limit_is_said_where_it_closes_something() -> None:
    duel = Duel()
    duel.roll(1, 5)
    for _ in range(3):
        duel.move("again", die=1)
        duel.fall(1)
    assert duel.refused("again", die=1).code == "ki-limit"
    assert duel.refused("again", die=1).params == {"limit": 3}


def test_with_no_ki_left_the_duel_simply_goes_on() -> None:
    duel = Duel(sheet(ki=0))
    duel.roll(3, 3)
    assert duel.refused("again", die=1).code == "no-ki"
    duel.give("defence", "attack")
    assert duel.refused("boost", what="attack").code == "no-ki"
    duel.fall(2, 2)
    assert duel.state.round == 2


def test_attack_is_not_raised_any_more_once_the_opponents_dice_lie_there() -> None:
    duel = Duel()
    duel.roll(3, 3)
    duel.give("defence", "attack")
    duel.fall(2, 2)
    assert set(duel.offers()) == {"stand", "foe-again", "give-up"}
    duel.move("foe-again")
    assert set(duel.offers()) == {"typed", "roll", "give-up"}


def wounded(ki: int, cost: int) -> Duel:
    """A wound of level 1 at part 3, which costs so much Ki."""
    body = (BODY[0], Part(sum=3, part="right-arm", ki=cost), *BODY[2:])
    duel = Duel(sheet(body=body, ki=ki, row=Row(sum=1, defence=0, guard=9, wound=1)))
    duel.roll(1)
    duel.move("split", attack=0, defence=0)
    duel.foe(1, 1, 1)
    duel.fall(3)
    return duel


@pytest.mark.parametrize(
    ("ki", "cost", "left", "life"), [(5, 2, 3, 10), (2, 2, 0, 10), (1, 3, 0, 8), (0, 2, 0, 8)]
)
def test_ki_that_is_not_there_is_paid_in_life(ki: int, cost: int, left: int, life: int) -> None:
    duel = wounded(ki, cost)
    assert (duel.state.ki, duel.state.life) == (left, life)


def test_ki_that_a_wound_takes_is_outside_the_limit_of_the_round() -> None:
    duel = Duel(sheet(body=_ki_body(), ki=9, row=Row(sum=1, defence=0, guard=9, wound=1)))
    duel.roll(1, 5)
    for _ in range(3):
        duel.move("again", die=1)
        duel.fall(1)
    duel.give("attack", "attack")
    duel.fall(1, 1)
    duel.fall(3)
    assert duel.state.ki == 9 - 3 - 4


def _ki_body() -> tuple[Part, ...]:
    return tuple(replace(part, life=0, deep=False, ki=4) for part in BODY)


def test_life_that_is_paid_for_ki_can_be_the_last() -> None:
    duel = Duel(sheet(body=_ki_body(), ki=0, life=4, row=Row(sum=1, defence=0, guard=9, wound=1)))
    duel.roll(1)
    duel.move("split", attack=0, defence=0)
    duel.foe(1, 1, 1)
    duel.fall(3)
    assert (duel.outcome().reason, duel.outcome().cause) == ("fallen", "wound")
