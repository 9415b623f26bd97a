"""A round's time is up: the turn in progress is finished, then points are counted."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, HUB, PANEL, REFEREE, TABLE, Actor, at
from tests.rules.game import names
from tests.rules.samurai.arranged import RULES, Player, do, keys, moves, plain, result, start, table


@pytest.mark.parametrize("actor", [REFEREE, HUB])
@pytest.mark.parametrize("level", ["tokens", "companion", "cards"])
def test_the_turn_in_progress_is_finished_and_then_the_game_is_over(
    actor: Actor, level: Level
) -> None:
    state, _ = do(table(*plain(5), level=level), actor, "time-up")
    assert state.ending is None
    state, events = do(state, 0, "end-turn")
    assert names(events)[:2] == ["TurnEnded", "GameEnded"]
    assert state.ending is not None
    assert (state.ending.reason, state.ending.cause) == ("time", "time")


def test_points_are_counted_without_swordmaster_and_deadly_strike() -> None:
    fallen = Player(resilience=0)
    state = table(Player(), *(fallen,) * 4, level="cards")
    found = result(moves(state, (HUB, "time-up"), (0, "end-turn")))
    assert found.reason == "time"
    assert not any(numbers["swordmaster"] for numbers in found.numbers)
    assert {score.key for team in found.teams for score in team.scores} == {"honor"}


def test_what_happens_in_the_last_turn_still_counts() -> None:
    state = table(Player(), Player(resilience=1, honor=1), *plain(3), level="cards")
    state, _ = do(state, HUB, "time-up")
    attack = (0, "attack", {"target": 1, "weapon": "bokken"})
    assert result(moves(state, attack, (1, "take"))).reason == "honor"


def test_with_real_cards_the_daimyo_are_asked_for() -> None:
    state, _ = do(table(*plain(4)), REFEREE, "time-up")
    state, _ = do(state, 0, "end-turn")
    assert RULES.outcome(state) is None
    assert keys(state, 1) == ["daimyo-held"]


def test_time_is_called_once_and_only_while_a_game_runs() -> None:
    assert "time-up" not in keys(start(players=4), HUB, standing=True)
    state, _ = do(table(*plain(4)), HUB, "time-up")
    assert "time-up" not in keys(state, REFEREE, standing=True)
    state, _ = do(state, 0, "end-turn")
    assert "time-up" not in keys(state, HUB, standing=True)


@pytest.mark.parametrize("actor", [REFEREE, HUB])
@pytest.mark.parametrize("level", ["tokens", "companion", "cards"])
def test_time_that_is_not_up_after_all_leaves_the_game_as_it_was(
    actor: Actor, level: Level
) -> None:
    before = table(*plain(5), level=level)
    assert "time-on" not in keys(before, actor, standing=True)
    state, _ = do(before, HUB, "time-up")
    state, events = do(state, actor, "time-on")
    assert names(events) == ["TimeRecalled"]
    assert state == before
    state, _ = do(state, 0, "end-turn")
    assert (state.ending, state.turn) == (None, 1)


def test_what_is_being_counted_is_not_taken_up_again() -> None:
    state, _ = do(table(*plain(4)), HUB, "time-up")
    state, _ = do(state, 0, "end-turn")
    assert state.ending is not None
    for actor in (HUB, REFEREE):
        assert "time-on" not in keys(state, actor, standing=True)


@pytest.mark.parametrize("actor", [HOST, PANEL, TABLE, at(0), at(1)])
def test_nobody_else_calls_time_or_takes_it_back(actor: Actor) -> None:
    assert "time-up" not in keys(table(*plain(4)), actor, standing=True)
    called, _ = do(table(*plain(4)), HUB, "time-up")
    assert "time-on" not in keys(called, actor, standing=True)
