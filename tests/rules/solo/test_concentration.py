"""Concentration: it adds up over the rounds, and every price buys what it should, once a round."""

import pytest

from hub.rules.solo.events.ki import Bought
from hub.rules.solo.sheet import Row, SheetPrice
from tests.rules.solo.arranged import ME, Duel, sheet

TAME = Row(sum=1, defence=0, guard=0, life=1)
PRICES = {
    "breath": 8,
    "cut-1": 12,
    "edge": 18,
    "cut-2": 23,
    "wall": 28,
    "cut-3": 34,
    "surprise": 40,
}


def ready(concentration: int, foe: int = 20) -> Duel:
    """Two dice have fallen and are not given yet."""
    duel = Duel(sheet(foe_life=foe, row=TAME), concentration=concentration)
    duel.roll(3, 3)
    return duel


def test_concentration_adds_up_over_the_rounds() -> None:
    duel = Duel(sheet(row=TAME))
    for have in (5, 10):
        duel.roll(2, 3)
        duel.give("concentration", "concentration")
        duel.foe(1, 1)
        assert duel.state.concentration == have


@pytest.mark.parametrize(("reward", "cost"), PRICES.items())
def test_every_price_is_asked_to_the_point(reward: str, cost: int) -> None:
    duel = ready(cost - 1)
    refusal = duel.refused("buy", reward=reward)
    assert (refusal.code, refusal.params) == ("too-dear", {"cost": cost, "have": cost - 1})
    duel = ready(cost + 2)
    assert duel.choices("buy", "reward")[reward].about == {"cost": cost}
    duel.move("buy", reward=reward)
    assert duel.state.concentration == 2


def test_where_nothing_can_be_bought_the_offer_says_what_the_cheapest_costs() -> None:
    closed = ready(7).offers()["buy"].closed
    assert closed is not None
    assert (closed.code, closed.params) == ("too-dear", {"cost": 8, "have": 7})
    assert ready(8).offers()["buy"].closed is None


def test_eight_buys_one_ki_also_beyond_what_the_sheet_gives() -> None:
    duel = ready(8)
    duel.move("buy", reward="breath")
    assert duel.state.ki == 6


@pytest.mark.parametrize(("reward", "loss"), [("cut-1", 1), ("cut-2", 2), ("cut-3", 3)])
def test_cuts_take_life(reward: str, loss: int) -> None:
    duel = ready(40)
    duel.move("buy", reward=reward)
    assert duel.state.foe == 20 - loss


@pytest.mark.parametrize(("reward", "attack", "defence"), [("edge", 7, 3), ("wall", 3, 7)])
def test_four_more_attack_or_defence_for_this_round_alone(
    reward: str, attack: int, defence: int
) -> None:
    duel = ready(30)
    duel.move("buy", reward=reward)
    duel.give("attack", "defence")
    assert (duel.state.full_attack, duel.state.full_defence) == (attack, defence)
    duel.foe(1, 1)
    assert (duel.state.written[-1].attack, duel.state.written[-1].defence) == (attack, defence)
    assert (duel.state.full_attack, duel.state.full_defence) == (0, 0)


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_forty_rolls_a_die_for_the_life_that_is_lost(die: int) -> None:
    duel = ready(40)
    duel.move("buy", reward="surprise")
    assert duel.view().asked[-1].key == "surprise"
    duel.fall(die)
    assert duel.state.foe == 20 - die
    assert "give" in duel.offers()


def test_a_six_of_the_surprise_attack_beheads_and_wins() -> None:
    duel = ready(40, foe=60)
    duel.move("buy", reward="surprise")
    duel.fall(6)
    assert duel.outcome().reason == "foe-beheaded"
    assert duel.outcome().winners == (0,)
    assert duel.state.foe == 0


def test_a_cut_can_take_the_last_life() -> None:
    duel = ready(34, foe=2)
    duel.move("buy", reward="cut-3")
    assert (duel.outcome().reason, duel.outcome().cause) == ("foe-fallen", "concentration")
    assert duel.state.foe == 0


def test_once_a_round_and_again_in_the_next() -> None:
    duel = ready(40)
    duel.move("buy", reward="cut-1")
    assert duel.refused("buy", reward="breath").code == "already-bought"
    duel.give("attack", "defence")
    assert duel.refused("buy", reward="breath").code == "already-bought"
    duel.foe(1, 1)
    duel.roll(3, 3)
    duel.move("buy", reward="breath")


def test_what_is_written_this_round_may_be_spent_this_round() -> None:
    duel = ready(6)
    assert duel.refused("buy", reward="breath").code == "too-dear"
    duel.give("concentration", "attack")
    duel.move("buy", reward="breath")
    assert duel.state.concentration == 1


def test_it_is_spent_in_the_players_phase_alone() -> None:
    duel = ready(40)
    duel.give("attack", "defence")
    duel.fall(1, 1)
    assert "buy" not in duel.offers()


def test_it_may_decide_the_duel_before_ones_own_dice_fall() -> None:
    """Whoever can finish with a cut need not roll first."""
    for level in ("typed", "rolled"):
        duel = Duel(sheet(foe_life=1, row=TAME), level, concentration=12)
        assert not duel.state.taken
        duel.move("buy", reward="cut-1")
        assert duel.outcome().reason == "foe-fallen"


def test_also_where_a_single_die_of_ones_own_waits_to_be_thrown() -> None:
    duel = Duel(sheet(foe_life=20, row=TAME, dice=(1,) * 20), concentration=40)
    assert duel.state.roll is not None
    duel.move("buy", reward="surprise")
    duel.fall(3)
    assert (duel.state.foe, duel.state.roll.key) == (17, "own")
    assert duel.refused("buy", reward="breath").code == "already-bought"
    duel.fall(2)
    assert "split" in duel.offers()


def test_what_is_bought_before_the_dice_counts_for_this_round() -> None:
    duel = Duel(sheet(foe_life=20, row=TAME), concentration=18)
    duel.move("buy", reward="edge")
    duel.roll(3, 3)
    duel.give("attack", "defence")
    assert (duel.state.full_attack, duel.state.full_defence) == (7, 3)


def test_while_a_die_is_thrown_again_nothing_is_bought() -> None:
    duel = ready(40)
    duel.move("again", die=1)
    assert "buy" not in duel.offers()


def test_a_sheet_may_have_another_price_list() -> None:
    """What is not on it is not sold; what was logged without a price cost the rulebook's."""
    prices = (SheetPrice(reward="cut-2", cost=9), SheetPrice(reward="breath", cost=5))
    duel = Duel(sheet(foe_life=20, row=TAME, prices=prices), concentration=4)
    refusal = duel.refused("buy", reward="breath")
    assert (refusal.code, refusal.params) == ("too-dear", {"cost": 5, "have": 4})
    duel.arrange(concentration=10)
    costs = {key: choice.about["cost"] for key, choice in duel.choices("buy", "reward").items()}
    assert costs == {"cut-2": 9, "breath": 5}
    assert [(price.key, price.cost) for price in duel.view().own.prices] == list(costs.items())
    (bought, *_) = duel.move("buy", reward="cut-2")
    assert (duel.state.concentration, duel.state.foe) == (1, 18)
    line = bought.seen_by(ME)
    assert line is not None
    assert line.params == {"reward": "cut-2", "cost": 9}
    assert Bought(reward="cut-2").price == 23


def test_where_nothing_is_sold_nothing_is_offered() -> None:
    assert "buy" not in Duel(sheet(prices=()), concentration=60).offers()
