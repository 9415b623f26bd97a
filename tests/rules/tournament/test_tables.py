"""Tables that are put right or played on, as the tournament's own rules have it."""

from hub.rules.contract.actor import HUB, REFEREE
from hub.rules.contract.change import Change
from hub.rules.contract.play import apply
from hub.rules.tournament.actions.tables import call_for, correction_of
from hub.rules.tournament.state import State, call_of
from tests.rules.tournament.arranged import GAME, RULES, closed, do, drawn, keys, opened, reported
from tests.rules.tournament.test_finals import won

CHANGES = (Change("counter", 3, 5, "honor", 2), Change("turn", 0, 1), Change("pile", 16, 14, "box"))


def told(state: State, number: int, entrant: int = -1) -> State:
    move = correction_of(
        "r1-t1",
        number=number,
        what="correct-honor",
        entrant=entrant,
        chair=-1,
        why="" if entrant >= 0 else "a slip",
        changes=CHANGES,
    )
    return apply(RULES, state, HUB, move, GAME.chance)[0]


def test_what_was_put_right_at_a_table_is_a_line_of_the_record() -> None:
    state = told(told(drawn(opened(8)), 7), 9, entrant=3)
    referee, player = state.decisions
    assert (referee.kind, referee.why, referee.what) == ("put-right", "a slip", "correct-honor")
    assert (player.kind, player.entrant) == ("own-correction", 3)
    assert referee.changes == player.changes == CHANGES
    assert state.told == {"r1-t1": 9}


def test_a_table_of_this_round_is_reopened_until_the_next_one_is_drawn() -> None:
    playing = drawn(opened(8, rounds=2))
    assert "reopen" not in keys(playing, REFEREE)
    over = reported(playing)
    again = do(over, "reopen", table="r1-t1", why="a slip")
    assert (over.phase, again.phase) == ("between", "round")
    assert "r1-t1" not in again.sheets
    assert again.reopened == ("r1-t1",)
    assert [each.name for each in RULES.tables_wanted(again)] == ["r1-t1"]
    assert (again.decisions[-1].kind, again.decisions[-1].why) == ("reopened", "a slip")
    assert reported(again).reopened == ()
    assert "reopen" not in keys(drawn(over), REFEREE)
    assert "reopen" not in keys(closed(8), REFEREE)


def test_a_duel_is_fought_on_until_the_next_one_is_over() -> None:
    state = won(closed(8), "semi-1", 0)
    again = do(state, "reopen", table="semi-1", why="a slip")
    assert again.duels["semi-1"].is_open
    assert not any(again.duels["final"].known)
    other = won(won(again, "semi-1", 1), "semi-2", 0)
    assert other.duels["final"].sides[0] == state.duels["semi-1"].sides[1]
    assert other.reopened == ()
    # The final opens with the last semi-final's end, so a slip that ended that is found later.
    fought_on = do(other, "reopen", table="semi-1", why="a slip")
    assert (fought_on.duels["semi-1"].is_over, fought_on.duels["final"].is_open) == (False, False)
    assert fought_on.duels["final"].edition == other.duels["final"].edition + 1
    final = won(other, "final", 0)
    assert do(final, "reopen", table="final", why="a slip").phase == "finals"


def test_a_draw_with_a_reopened_table_stands() -> None:
    state = reported(drawn(opened(8)))
    for table in ("r1-t1", "r1-t2"):
        state = do(state, "reopen", table=table, why="a slip")
    assert state.phase == "round"
    assert "void-draw" not in keys(state, REFEREE)


def test_the_hub_calls_the_referee_for_a_correction() -> None:
    state = drawn(opened(8))
    for number in (4, 6):
        state, _ = apply(RULES, state, HUB, call_for("r1-t1", 3, number), GAME.chance)
    assert state.calls == (3,)
    assert state.told == {call_of("r1-t1"): 6}
