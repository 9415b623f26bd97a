"""The end of a duel: the first Shogun down, or one who gives up."""

import pytest

from hub.rules.contract.actor import HOST, TABLE
from tests.rules.box import kinds
from tests.rules.duel.arranged import (
    RULES,
    a,
    attack,
    b,
    do,
    hands,
    keys,
    moves,
    offer,
    result,
    table,
    winner,
)
from tests.rules.game import names

LAST = b(line=("tomoe", "ieyasu", "kojiro"), points={"ieyasu": 2}, hand=("daimyo", "daimyo"))


def test_the_first_to_bring_down_the_enemy_shogun_wins() -> None:
    state = attack(table(a(active="hanzo"), LAST), "ieyasu", "kusarigama")
    found = result(state)
    assert (found.winners, found.reason, found.cause) == ((0,), "shogun", "weapon")
    assert [(team.key, team.seats, team.rank) for team in found.teams] == [
        ("first", (0,), 1),
        ("second", (1,), 2),
    ]
    assert (RULES.awaited(state), keys(state, 0), keys(state, 1)) == ((), [], [])


def test_samurai_may_fall_and_the_duel_goes_on() -> None:
    state = attack(table(a(active="hanzo"), b(points={"kojiro": 1})), "kojiro")
    assert RULES.outcome(state) is None


def test_daimyo_are_worth_nothing() -> None:
    found = result(attack(table(a(active="hanzo"), LAST), "ieyasu", "kusarigama"))
    assert [(team.total, [score.key for score in team.scores]) for team in found.teams] == [
        (1, ["duel"]),
        (0, ["duel"]),
    ]


def test_the_weapon_that_ends_it_is_discarded_and_brings_no_cards() -> None:
    one = a(shogun="tomoe", active="hanzo")
    state = table(one, LAST._replace(samurai=("goemon", "hideyoshi", "kojiro"), line=("ieyasu",)))
    state, _ = do(state, 0, "attack", target="ieyasu", weapon="kusarigama")
    state, events = do(state, 1, "take")
    assert "CardsDrawn" not in names(events)
    assert (kinds(state.discards), hands(state)) == (["kusarigama"], [2, 2])


def test_numbers_say_what_each_side_still_had() -> None:
    state = attack(table(a(active="hanzo"), LAST), "ieyasu", "kusarigama")
    assert result(state).numbers == (
        {"standing": 4, "resilience": 13},
        {"standing": 2, "resilience": 10},
    )


def test_whoever_leaves_gives_the_duel_up() -> None:
    for seat in (0, 1):
        state, _ = do(table(a(active="hanzo")), seat, "leave")
        found = result(state)
        assert (found.winners, found.reason) == ((1 - seat,), "left")


def test_leaving_while_asked_closes_the_question_unseen() -> None:
    state = moves(table(a(active="benkei")), (0, "battle-cry"), (0, "parry"), (1, "leave"))
    assert (winner(state), hands(state)) == (0, [2, 3])
    assert kinds(state.discards) == ["battle-cry"]


def test_there_is_no_swordmaster() -> None:
    """One side with a single character left plays on."""
    state = attack(table(a(active="hanzo"), b(line=("ieyasu",))), "ieyasu")
    assert RULES.outcome(state) is None


def test_when_it_is_over_everyone_sees_the_outcome() -> None:
    state, _ = do(table(), 1, "leave")
    assert RULES.view(state, TABLE).outcome == result(state)
    assert RULES.is_over(state)
    assert keys(state, HOST, standing=True) == []


@pytest.mark.parametrize(("points", "ends"), [(2, 1), (3, 0)])
def test_taking_what_brings_the_shogun_down_asks(points: int, ends: int) -> None:
    state = table(a(active="hanzo"), LAST._replace(points={"ieyasu": points}))
    state, _ = do(state, 0, "attack", target="ieyasu", weapon="kusarigama")
    found = offer(state, 1, "take")
    assert (found.about, bool(found.asks)) == ({"ends": ends}, bool(ends))
