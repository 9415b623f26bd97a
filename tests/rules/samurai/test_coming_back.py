"""Somebody who left is back: with the honor that is said, and turns of their own again."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, REFEREE
from tests.rules.game import choices, names, open_values
from tests.rules.samurai.arranged import (
    Player,
    do,
    honors,
    keys,
    moves,
    offer,
    plain,
    points,
    table,
)

KEY = "come-back"


@pytest.mark.parametrize("level", ["tokens", "companion", "cards"])
def test_a_slip_of_leaving_is_set_straight_after_play_went_on(level: Level) -> None:
    state = table(*plain(5), level=level)
    assert KEY not in keys(state, 2, standing=True)
    state = moves(state, (2, "leave"), (0, "end-turn"))
    assert honors(state)[2] == 2
    state, events = do(state, 2, KEY, seat=2, value=4)
    assert names(events) == ["SeatReturned"]
    assert not state.seats[2].left
    assert (honors(state)[2], points(state)[2]) == (4, 5)
    # Their turn is played again, and not burned.
    state = moves(state, *[(1, key) for key in ("draw", "end-turn") if key in keys(state, 1)])
    while state.turn == 1:
        state = moves(state, (1, keys(state, 1)[-1]))
    assert state.turn == 2
    assert state.step != "burn"


def test_a_hand_that_was_never_laid_down_is_counted_again() -> None:
    state = moves(table(*plain(5)), (2, "leave"), (2, KEY, {"seat": 2, "value": 4}))
    assert state.seats[2].hand == 0
    state = moves(state, (2, "correct-hand", {"seat": 2, "value": 3, "game": "goes-on"}))
    assert not state.seats[2].harmless


def test_the_host_says_it_of_anyone_who_left_and_of_nobody_else() -> None:
    state = table(Player(), Player(left=True, hand=0, honor=2), *plain(3))
    form = offer(state, HOST, KEY)
    assert list(choices(form, "seat")) == [1]
    # Nobody plays without honor; and no more comes back than the box has.
    assert open_values(form, "value", seat=1)[0] == 1
    assert len(open_values(form, "value", seat=1)) == 2 + state.box


def test_who_is_back_stands_and_the_game_goes_on() -> None:
    down = Player(resilience=0)
    state = table(Player(), Player(left=True, hand=0), down, down)
    state = moves(state, (1, KEY, {"seat": 1, "value": 4}))
    assert state.ending is None
    assert "leave" in keys(state, 0, standing=True)


def test_a_tournaments_table_takes_nobody_back_by_themselves_but_by_its_referee() -> None:
    state = table(Player(), Player(left=True, hand=0), *plain(2), judged=True)
    assert KEY not in keys(state, 1, standing=True)
    assert KEY not in keys(state, HOST, standing=True)
    assert KEY in keys(state, REFEREE, standing=True)
    assert not moves(state, (REFEREE, KEY, {"seat": 1, "value": 4})).seats[1].left
