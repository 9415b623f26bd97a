"""Statistics of games against one sheet: how many were won, how they ended, how long they took."""

from hub.rules.contract.value import Value
from hub.sheets.shelf import ListedSheet
from hub.simulation.game import PlayedGame
from hub.simulation.tally import Length, count_up


class Duels(Value, kw_only=True):
    """The duels against one sheet. `share` is how many of them were won, `error` its standard
    error, both in hundredths.
    """

    sheet: str
    name: str
    stars: int
    games: int
    won: int
    share: float
    error: float
    rounds: Length
    endings: dict[str, int]


def counted(sheet: ListedSheet, played: list[PlayedGame]) -> Duels:
    """What came of the duels against one sheet."""
    (tally,) = count_up(played)
    won = sum(tally.wins.values())
    share = won / tally.games
    return Duels(
        sheet=sheet.key,
        name=sheet.name,
        stars=sheet.stars,
        games=tally.games,
        won=won,
        share=round(100 * share, 2),
        error=round(100 * (share * (1 - share) / tally.games) ** 0.5, 2),
        rounds=tally.turns,
        endings=tally.endings,
    )
