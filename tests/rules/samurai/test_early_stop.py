"""The host stops a game before it is over, and points are counted as they are."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, PANEL
from tests.rules.game import names
from tests.rules.samurai.arranged import RULES, Player, do, keys, moves, plain, result, start, table

KEY = "stop-early"


@pytest.mark.parametrize("level", ["tokens", "companion", "cards"])
def test_the_host_alone_stops_a_running_game(level: Level) -> None:
    state = table(*plain(4), level=level)
    assert KEY in keys(state, HOST, standing=True)
    for actor in (0, 1, PANEL):
        assert KEY not in keys(state, actor, standing=True)


def test_the_best_score_wins_without_swordmaster_and_deadly_strike() -> None:
    # One stands alone since somebody left; the Ninja have more all the same.
    state = table(
        Player(honor=1), Player(honor=9, resilience=0), Player(resilience=0), Player(left=True)
    )
    state, events = do(state, HOST, KEY)
    assert names(events) == ["GameEnded", "QuestionAsked"]
    assert RULES.awaited(state) == (0, 1, 2)
    assert RULES.outcome(state) is None
    state = moves(state, *((seat, "daimyo-held", {"count": 0}) for seat in range(3)))
    outcome = result(state)
    assert (outcome.reason, outcome.cause) == ("stopped", "stopped")
    assert outcome.winners == (1, 3)
    assert {line.key for team in outcome.teams for line in team.scores} == {"honor"}


def test_it_stops_while_somebody_is_asked_and_nobody_sees_the_answer() -> None:
    state = moves(table(*plain(4)), (0, "battle-cry"), (1, "take"))
    state, _ = do(state, HOST, KEY)
    assert state.seats[1].resilience == 5
    assert state.ending is not None


def test_a_tournaments_game_ends_by_its_time_and_an_unbegun_one_not_at_all() -> None:
    assert KEY not in keys(table(*plain(4), judged=True), HOST, standing=True)
    assert KEY not in keys(start(players=4), HOST, standing=True)
