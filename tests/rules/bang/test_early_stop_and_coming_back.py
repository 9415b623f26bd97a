"""BANG!: stopped early, and somebody back who had left."""

from hub.rules.contract.actor import HOST
from tests.rules.bang.arranged import (
    Player,
    do,
    keys,
    lives,
    moves,
    plain,
    reputations,
    result,
    table,
)


def test_a_stopped_game_counts_points_at_once() -> None:
    # The Sheriff stands alone, since an Outlaw left; the Outlaws have more.
    state = table(
        Player(reputation=1), Player(life=0, reputation=5), Player(life=0), Player(left=True)
    )
    assert "stop-early" not in keys(state, 0, standing=True)
    state, _ = do(state, HOST, "stop-early")
    assert (result(state).reason, result(state).winners) == ("stopped", (1, 3))


def test_somebody_back_has_what_is_said_and_plays_on() -> None:
    state = moves(table(*plain(4)), (2, "leave"))
    assert reputations(state)[2] == 1
    state = moves(state, (2, "come-back", {"seat": 2, "value": 2}))
    assert (reputations(state)[2], lives(state)[2], state.seats[2].left) == (2, 5, False)
    assert "correct-reputation" in keys(state, 2, standing=True)
