"""A last fall that is typed in as a correction: whose shot it was is asked, not guessed."""

import pytest

from hub.rules.contract.actor import HOST
from tests.rules.bang.arranged import Player, do, result, table


@pytest.mark.parametrize(
    ("game", "reason"), [(3, "points"), (0, "last-standing"), ("ends", "last-standing")]
)
def test_the_last_one_felled_by_a_team_mate_leaves_nobody_the_winner(
    game: str | int, reason: str
) -> None:
    """Sheriff, Outlaw, Deputy, Outlaw: the last two who stand are the Outlaws."""
    down = Player(life=0)
    state = table(down, Player(life=1), down, Player())
    state, _ = do(state, HOST, "correct-life", seat=1, value=0, game=game)
    assert (result(state).reason, result(state).cause) == (reason, "corrected")
