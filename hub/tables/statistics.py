"""What past nights add up to: by person, role, character, and whom they were played against.

Pure sums over what is told of nights; no table, no index, and no words.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from hub.rules.contract.name import alike
from hub.rules.contract.value import Value
from hub.tables.past_night import PastNight, Result

By = Literal["name", "role", "figure", "against"]


class Sum(Value, kw_only=True):
    """How one of them did: `share` of their games were won, 0 to 1; `points` are on average.

    `key` is a name, or the code of a role or character of `game`. `number` is the average of the
    game's first own number, such as honor; None where there is none.
    """

    key: str
    game: str
    played: int
    won: int
    share: float
    points: float
    number: float | None


class Statistics(Value, kw_only=True):
    """All nights summed up in each way, the best first.

    `games` are those that were played. If that is one, `number` is the key of its first own number.
    """

    nights: int
    games: tuple[str, ...]
    number: str
    name: tuple[Sum, ...]
    role: tuple[Sum, ...]
    figure: tuple[Sum, ...]
    against: tuple[Sum, ...]


class _Row(msgspec.Struct):
    game: str
    key: str = ""
    played: int = 0
    won: int = 0
    points: float = 0
    numbers: dict[str, int] = {}


def statistics(nights: Iterable[PastNight], *, game: str = "", with_bots: bool) -> Statistics:
    """Summed up once through; without bots, the hub's own seats are not counted."""
    counts = _Counts()
    for night in nights:
        if game in ("", night.game):
            counts.add(night, with_bots=with_bots)
    return counts.summed()


class _Counts:
    """What was seen so far."""

    def __init__(self) -> None:
        self._nights = 0
        self._games: dict[str, None] = {}
        self._first: dict[str, int] | None = None
        self._rows: dict[By, dict[str, _Row]] = {
            "name": {},
            "role": {},
            "figure": {},
            "against": {},
        }

    def add(self, night: PastNight, *, with_bots: bool) -> None:
        self._nights += 1
        self._games[night.game] = None
        for result in night.results:
            if with_bots or not result.is_bot:
                if self._first is None:
                    self._first = result.numbers
                self._count(night, result)

    def _count(self, night: PastNight, result: Result) -> None:
        against = str(night.about.get("against", ""))
        self._add("name", "", result.name, result)
        self._add("role", night.game, result.role, result)
        self._add("figure", night.game, result.figure, result)
        self._add("against", night.game, against, result)

    def _add(self, by: By, game: str, key: str, result: Result) -> None:
        if not key:
            return
        # “ada” of last week and “Ada” of today are one person; today's spelling is shown.
        row_key = alike(key) if by == "name" else f"{game}/{key}"
        row = self._rows[by].setdefault(row_key, _Row(game=game))
        row.key = key
        row.played += 1
        row.won += result.won
        row.points += result.points
        for name, number in result.numbers.items():
            row.numbers[name] = row.numbers.get(name, 0) + number

    def summed(self) -> Statistics:
        number = self._number()
        ways = {by: _sorted(rows.values(), number) for by, rows in self._rows.items()}
        return Statistics(
            nights=self._nights,
            games=tuple(self._games),
            number=number,
            name=ways["name"],
            role=ways["role"],
            figure=ways["figure"],
            against=ways["against"],
        )

    def _number(self) -> str:
        """What a game names first for each seat; numbers of several games have no mean."""
        if len(self._games) != 1:
            return ""
        # Who won is counted anyway.
        return next((key for key in self._first or {} if key != "won"), "")


def _sorted(rows: Iterable[_Row], number: str) -> tuple[Sum, ...]:
    """Who won most often first, then who needed fewer games for it, then by name."""
    sums = [
        Sum(
            key=row.key,
            game=row.game,
            played=row.played,
            won=row.won,
            share=row.won / row.played,
            points=row.points / row.played,
            number=row.numbers.get(number, 0) / row.played if number else None,
        )
        for row in rows
    ]
    return tuple(sorted(sums, key=lambda row: (-row.won, -row.share, row.key)))
