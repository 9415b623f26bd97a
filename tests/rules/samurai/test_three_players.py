"""The Shogun against two Ninja."""

import pytest

from hub.rules.contract.actor import TABLE, at
from hub.rules.samurai.ring import draw_size, weapon_limit
from hub.rules.samurai.state import State
from tests.rules.box import kinds
from tests.rules.game import because
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    honors,
    keys,
    moves,
    offer,
    plain,
    points,
    result,
    start,
    table,
)

CHECK = ("bushido", "draw", "play")


def test_the_shogun_draws_one_more() -> None:
    state = table(*plain(3), steps=("draw", "play"))
    assert [draw_size(state, seat) for seat in range(3)] == [3, 2, 2]
    state, _ = do(state, 0, "draw")
    assert hands(state) == [6, 3, 3]


def test_hideyoshi_as_the_shogun_draws_four() -> None:
    assert draw_size(table(Player("hideyoshi"), *plain(2)), 0) == 4


def test_the_shogun_plays_one_more_weapon() -> None:
    state = table(*plain(3))
    assert [weapon_limit(state, seat) for seat in range(3)] == [2, 1, 1]
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert offer(state, 0, "attack").closed is None
    state = moves(state, (0, "attack", {"target": 2, "weapon": "bo"}), (2, "take"))
    assert offer(state, 0, "attack").closed == because("weapon-limit", used=2, limit=2)


def test_the_shogun_of_more_than_three_has_nothing_extra() -> None:
    state = table(*plain(4))
    assert (draw_size(state, 0), weapon_limit(state, 0)) == (2, 1)


def test_the_shogun_never_loses_honor_to_bushido() -> None:
    """When they would, Bushido is just discarded."""
    state = table(*plain(3), level="cards", steps=CHECK, bushido_at=0, deck=("bo",))
    state = moves(state, (0, "flip"), (0, "pay-honor"))
    assert honors(state) == [4, 4, 4]
    assert (state.bushido_at, state.step) == (-1, "draw")
    assert kinds(state.discards) == ["bo", "bushido"]


def test_a_ninja_does_lose_honor_to_bushido() -> None:
    state = table(*plain(3), level="cards", turn=1, steps=CHECK, bushido_at=1, deck=("bo",))
    state = moves(state, (1, "flip"), (1, "pay-honor"))
    assert honors(state) == [4, 3, 4]


def test_there_is_no_swordmaster_and_the_game_goes_on() -> None:
    state = table(Player(), Player(resilience=1), Player(resilience=0))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert points(state) == [5, 0, 0]
    assert state.ending is None
    assert "end-turn" in keys(state, 0)


def test_the_shogun_doubles_honor() -> None:
    state = table(Player(honor=6), Player(resilience=1, honor=1), Player(), level="cards")
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bokken"}), (1, "take"))
    assert {team.key: team.total for team in result(state).teams} == {"shogun": 14, "ninja": 4}


def test_ninja_who_fell_each_other_is_a_deadly_strike_and_stars_do_not_matter() -> None:
    players = (Player(), Player(), Player(resilience=1, honor=1))
    state = table(*players, level="cards", turn=1)
    state = moves(state, (1, "attack", {"target": 2, "weapon": "bokken"}), (2, "take"))
    assert {team.key: team.total for team in result(state).teams} == {"shogun": 8, "ninja": 2}


def shown(state: State, seat: int | None) -> list[str]:
    viewer = TABLE if seat is None else at(seat)
    return [place.role for place in RULES.view(state, viewer).places]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_with_three_the_roles_are_public(seat: int | None) -> None:
    state = table(*plain(3))
    assert shown(state, seat) == ["shogun", "ninja-1", "ninja-2"]


def test_with_four_they_are_not() -> None:
    assert shown(table(*plain(4)), 1) == ["shogun", "", "", ""]


def test_the_game_starts_with_six_three_and_three() -> None:
    state = start(players=3, level="cards", confirm=False)
    honor = {seat.role: seat.honor for seat in state.seats}
    assert honor.pop("shogun") == 6
    assert list(honor.values()) == [3, 3]
