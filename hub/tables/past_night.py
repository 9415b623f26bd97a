"""A night that is over, as it is told of later: when, who, how it ended, and each seat's result.

It is put together once from the table; nothing of it is a secret any more.
"""

from hub.rules.contract.actor import WATCHER
from hub.rules.contract.outcome import Outcome, Points, Team
from hub.rules.contract.refusal import Param
from hub.rules.contract.value import Value
from hub.tables.table import Table


class Result(Value):
    """One seat of a past night.

    `points` are its own lines of the score, `total` is its team's, and `numbers` are those that
    the game names for each seat, such as its honor at the end.
    """

    seat: int
    name: str
    role: str
    figure: str
    team: str
    rank: int
    won: bool
    is_bot: bool
    points: Points
    total: Points
    numbers: dict[str, int]


class PastNight(Value):
    """A night that is over: opened `at`, decided `ended_at`, in milliseconds since 1970.

    `turns` is how many were played, `level` how much the hub did at its end. `about` is what sets
    it apart from others of its game, such as whom it was against.
    """

    table: str
    game: str
    at: int
    reason: str
    results: tuple[Result, ...]
    ended_at: int
    cause: str
    level: str
    players: int
    turns: int
    about: dict[str, Param]


def past_night(table: Table) -> PastNight | None:
    """What is told of a table once its game is over; None before, or where nobody sits round it."""
    outcome = table.game.outcome()
    if outcome is None or not table.rules.has_ring:
        return None
    view = table.views.look(WATCHER).view
    # A seat may have several places; the first is its own.
    figures = {place.seat: place.figure for place in reversed(view.places)}
    results = _results(table, outcome, figures)
    opened, ended = table.log.times()
    return PastNight(
        table=table.name,
        game=table.rules.key,
        at=opened,
        reason=outcome.reason,
        results=results,
        ended_at=ended,
        cause=outcome.cause,
        level=view.level,
        players=len(figures) or len(results),
        turns=view.round,
        about=outcome.about,
    )


def _results(table: Table, outcome: Outcome, figures: dict[int, str]) -> tuple[Result, ...]:
    results = [
        _result(table, outcome, team, seat, figures.get(seat, ""))
        for team in outcome.teams
        for seat in team.seats
    ]
    return tuple(sorted(results, key=lambda result: result.seat))


def _result(table: Table, outcome: Outcome, team: Team, seat: int, figure: str) -> Result:
    own = (score.points for score in team.scores if score.seat == seat)
    return Result(
        seat=seat,
        name=table.seats.names[seat],
        role=outcome.roles[seat],
        figure=figure,
        team=team.key,
        rank=team.rank,
        won=seat in outcome.winners,
        is_bot=seat in table.seats.bots,
        points=sum(own),
        total=team.total,
        numbers=outcome.numbers[seat],
    )
