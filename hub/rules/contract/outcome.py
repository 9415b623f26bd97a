"""How a game ended, as data: why, who won, and every line of the score."""

from collections.abc import Sequence
from itertools import pairwise

from hub.rules.contract.refusal import Param
from hub.rules.contract.value import Value

# Some games count halves; whole numbers stay whole, also when they are written.
Points = int | float


def whole(points: Points) -> Points:
    """The same number, and without a fraction if it has none."""
    return int(points) if points == int(points) else points


class Score(Value):
    """One line of a team's sum: `value` times `times` is what it is worth."""

    key: str
    value: int
    times: Points = 1
    seat: int = -1

    @property
    def points(self) -> Points:
        return whole(self.value * self.times)


class Team(Value):
    """A team's lines and their sum; rank 1 won."""

    key: str
    seats: tuple[int, ...]
    scores: tuple[Score, ...]
    total: Points
    rank: int


def is_tied(teams: tuple[Team, ...]) -> bool:
    """The first two are equal, and one is before the other all the same."""
    return any(a.total == b.total and a.rank != b.rank for a, b in pairwise(teams[:2]))


class Outcome(Value, omit_defaults=True):
    """The end of a game. `numbers` holds named numbers for each seat, for whoever adds up.

    `ties` is the house rule that decided between equals, where one had to. `about` is what sets
    it apart from others of its game, such as whom it was against.
    """

    reason: str
    cause: str
    winners: tuple[int, ...]
    teams: tuple[Team, ...]
    roles: tuple[str, ...]
    numbers: tuple[dict[str, int], ...]
    ties: str = ""
    about: dict[str, Param] = {}


def by_points(reason: str, points: Sequence[int], key: str = "points") -> Outcome:
    """The end of a game in which everyone plays alone and most points win; a tie is shared.

    `key` is what the one line of the score is called. Nobody has a role.
    """
    totals = sorted(points, reverse=True)
    rank = [1 + totals.index(each) for each in points]
    seats = sorted(range(len(points)), key=lambda seat: (rank[seat], seat))
    return Outcome(
        reason=reason,
        cause="",
        winners=tuple(seat for seat in seats if rank[seat] == 1),
        teams=tuple(
            Team(
                key=f"seat-{seat + 1}",
                seats=(seat,),
                scores=(Score(key=key, value=points[seat], seat=seat),),
                total=points[seat],
                rank=rank[seat],
            )
            for seat in seats
        ),
        roles=("",) * len(points),
        numbers=tuple({key: each} for each in points),
    )
