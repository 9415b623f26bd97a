"""The plain player: it comes to an end, keeps to what it is offered, and is no fool."""

import pytest

from hub.laws.case import Case
from hub.laws.termination import check_policy_end
from hub.rules.registry import GAMES
from hub.rules.solo.sheet import Row
from tests.rules.laws.options import TABLES
from tests.rules.solo.arranged import ME, RULES, Duel, sheet

CASES = [case for table in ("solo-typed", "solo-rolled") for case in TABLES[table]]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_a_player_with_a_plan_comes_to_an_end_at_both_kinds_of_dice(case: Case) -> None:
    for seed in range(6):
        check_policy_end(GAMES[case.game], case, seed, 2000)


def chosen(duel: Duel) -> tuple[str, dict[str, object]]:
    move = RULES.policy(duel.view(), None, RULES.offers(duel.state, ME), duel.chance)
    return move.offer, dict(move.values)


def test_it_buys_what_ends_the_duel() -> None:
    duel = Duel(sheet(foe_life=20), concentration=30, foe=2)
    duel.roll(3, 4)
    assert chosen(duel) == ("buy", {"reward": "cut-2"})


def test_it_defends_where_a_blow_is_deadly_and_attacks_where_nothing_comes_back() -> None:
    fierce = Duel(sheet(foe_life=20, ki=0, row=Row(sum=1, defence=0, guard=4, life=9)))
    fierce.roll(4)
    assert chosen(fierce) == ("split", {"attack": 0, "defence": 4})
    tame = Duel(sheet(foe_life=20, ki=0, row=Row(sum=1, defence=0, guard=0, life=9)))
    tame.roll(6, 5)
    assert chosen(tame) == ("give", {"die-1": "attack", "die-2": "concentration"})


def test_it_throws_a_low_die_again_as_long_as_it_has_ki_to_spare() -> None:
    duel = Duel(sheet(ki=3))
    duel.roll(1, 5, 6)
    assert chosen(duel) == ("again", {"die": 1})
    duel.arrange(ki=2)
    assert chosen(duel)[0] == "give"


def after_a_throw_of_the_opponent(*dice: int, ki: int = 9) -> Duel:
    """It strikes hard with a high sum and lightly with a low one; the player can throw again."""
    rows = tuple(
        Row(sum=total, defence=0, guard=9, life=1 if total < 12 else 9) for total in range(1, 19)
    )
    duel = Duel(sheet(foe_life=20, life=40, ki=ki, rows=rows))
    duel.roll(3)
    duel.move("split", attack=0, defence=0)
    duel.fall(*dice)
    return duel


def test_it_has_the_opponents_dice_thrown_again_where_they_hurt_more_than_most_would() -> None:
    assert chosen(after_a_throw_of_the_opponent(6, 6, 6)) == ("foe-again", {})
    assert chosen(after_a_throw_of_the_opponent(1, 1, 1)) == ("stand", {})


@pytest.mark.parametrize(("foe", "reward"), [(1, "cut-1"), (2, "cut-2"), (3, "cut-3")])
def test_it_buys_no_deeper_cut_than_ends_the_duel(foe: int, reward: str) -> None:
    duel = Duel(sheet(foe_life=20), concentration=60, foe=foe)
    duel.roll(3, 4)
    assert chosen(duel) == ("buy", {"reward": reward})
