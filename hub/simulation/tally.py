"""Statistics of many games: who won, how they ended, how long they took."""

from collections import Counter
from collections.abc import Iterable

from hub.rules.contract.value import Value
from hub.simulation.game import PlayedGame


class Length(Value, kw_only=True):
    """Shortest, middle, longest and mean of a row of numbers."""

    least: int
    median: int
    most: int
    mean: float


class Tally(Value, kw_only=True):
    """The games of one number of players."""

    players: int
    games: int
    wins: dict[str, int]
    endings: dict[str, int]
    turns: Length
    steps: Length


def count_up(games: Iterable[PlayedGame]) -> list[Tally]:
    """A tally for each number of players, fewest first."""
    by_players: dict[int, list[PlayedGame]] = {}
    for game in games:
        by_players.setdefault(game.players, []).append(game)
    return [_tally(players, by_players[players]) for players in sorted(by_players)]


def _tally(players: int, games: list[PlayedGame]) -> Tally:
    return Tally(
        players=players,
        games=len(games),
        wins=_sorted(Counter(key for game in games for key in _winners(game))),
        endings=_sorted(Counter(game.outcome.reason for game in games)),
        turns=_length([game.turns for game in games]),
        steps=_length([game.steps for game in games]),
    )


def _winners(game: PlayedGame) -> list[str]:
    """The teams that won; there may be games that two of them share."""
    return [team.key for team in game.outcome.teams if team.rank == 1]


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _length(values: list[int]) -> Length:
    ordered = sorted(values)
    return Length(
        least=ordered[0],
        median=ordered[len(ordered) // 2],
        most=ordered[-1],
        mean=round(sum(ordered) / len(ordered), 2),
    )
