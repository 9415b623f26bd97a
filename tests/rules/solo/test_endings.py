"""How a duel ends: two ways to win, three to lose, and after twenty rounds nobody has won."""

import pytest

from hub.rules.solo.sheet import Row
from tests.rules.solo.arranged import RULES, Duel, sheet

TAME = Row(sum=1, defence=0, guard=0, life=1)


def last_round(life: int, foe: int) -> Duel:
    duel = Duel(sheet(row=TAME, life=30, foe_life=30))
    duel.arrange(life=life, foe=foe)
    for number in range(1, 21):
        assert duel.state.round == number
        duel.pass_round()
    return duel


@pytest.mark.parametrize(
    ("life", "foe", "reason"),
    [(5, 4, "foe-withdrew"), (4, 5, "withdrew"), (5, 5, "both-withdrew")],
)
def test_after_round_twenty_nobody_has_won(life: int, foe: int, reason: str) -> None:
    outcome = last_round(life, foe).outcome()
    assert (outcome.reason, outcome.cause) == (reason, "last-round")
    assert outcome.winners == ()
    assert [team.rank for team in outcome.teams] == [2]
    assert outcome.numbers[0]["won"] == 0
    assert outcome.numbers[0]["rounds"] == 20


def test_the_opponent_without_life_is_a_win() -> None:
    duel = Duel(sheet(row=TAME, foe_life=2))
    duel.roll(6, 6)
    duel.give("attack", "attack")
    duel.foe(1, 1)
    outcome = duel.outcome()
    assert (outcome.reason, outcome.winners, outcome.teams[0].rank) == ("foe-fallen", (0,), 1)
    assert outcome.numbers[0]["won"] == 1
    assert duel.view().own.verdict == "won"


def test_the_player_without_life_is_a_loss() -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=0, guard=9, life=4), life=3))
    duel.pass_round()
    outcome = duel.outcome()
    assert (outcome.reason, outcome.cause, outcome.winners) == ("fallen", "counter", ())
    assert duel.state.life == 0
    assert duel.view().own.verdict == "lost"


def test_a_duel_given_up_is_over_and_counts_as_lost() -> None:
    duel = Duel(sheet(life=9), "rolled")
    offer = duel.offers()["give-up"]
    assert offer.standing
    assert offer.closed is None
    duel.move("give-up")
    outcome = duel.outcome()
    assert (outcome.reason, outcome.cause, outcome.winners) == ("given-up", "given-up", ())
    assert (outcome.numbers[0]["won"], outcome.teams[0].rank) == (0, 2)
    assert duel.view().own.verdict == "lost"
    assert duel.state.life == 9


def test_it_may_be_given_up_whatever_the_duel_waits_for() -> None:
    duel = Duel(sheet(row=Row(sum=1, defence=0, guard=9, wound=1), foe_life=60))
    met = [waits_for(duel)]
    duel.move("take", count=2)
    met.append(waits_for(duel))
    duel.fall(6, 6)
    met.append(waits_for(duel))
    duel.give("attack", "concentration")
    met.append(waits_for(duel))
    duel.fall(1, 1)
    met.append(waits_for(duel))
    duel.move("stand")
    met.append(waits_for(duel))
    assert met == ["dice", "own", "give", "foe", "answer", "wound"]


def waits_for(duel: Duel) -> str:
    """What the duel stands at, from where it can be given up."""
    before = duel.state
    duel.move("give-up")
    assert duel.outcome().reason == "given-up"
    duel.state = before
    return before.roll.key if before.roll else before.step


@pytest.mark.parametrize(("life", "foe"), [(5, 4), (4, 5), (5, 5)])
def test_a_stalemate_is_neither_won_nor_lost(life: int, foe: int) -> None:
    assert last_round(life, foe).view().own.verdict == "drawn"


def test_once_it_is_over_nothing_is_offered_and_nobody_awaited() -> None:
    duel = last_round(5, 5)
    assert duel.offers() == {}
    assert RULES.awaited(duel.state) == ()
    assert RULES.is_over(duel.state)
    assert duel.view().phase == "over"


def test_an_outcome_says_against_whom_and_what_a_history_counts() -> None:
    outcome = last_round(5, 4).outcome()
    assert outcome.about == {"against": "Straw man", "sheet": "straw-man"}
    assert outcome.numbers[0] == {
        "won": 0,
        "life": 5,
        "foe-life": 4,
        "ki": 5,
        "rounds": 20,
        "stars": 1,
        "deep-wounds": 0,
        "lost-limbs": 0,
    }
