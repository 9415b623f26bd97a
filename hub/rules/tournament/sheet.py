"""A score sheet: what each player had at the end of a table, and the points that gives.

The points stand on the sheet itself, so a rule mended later does not change an old one.
"""

from typing import Literal

from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import DEADLY_STRIKE
from hub.rules.contract.value import Value
from hub.rules.tournament import roles

Ending = Literal["honor", "swordmaster", "deadly-strike", "time"]
Source = Literal["hub", "referee"]


class Had(Value):
    """What a player had at the end."""

    role: str
    character: str
    honor: int
    daimyo: int
    resilience: int


class Row(Value):
    """One player's line: what they had, how their team did, and the points of each kind."""

    entrant: int
    had: Had
    total: int
    rank: int
    team: int
    single: int
    extra: int = 0

    @property
    def points(self) -> int:
        return self.team + self.single + self.extra


class Sheet(Value):
    """One table of one round. `chair` is who did what ended it (-1: nobody), in seat order."""

    rows: tuple[Row, ...]
    ending: Ending
    chair: int
    source: Source


def fill_in(
    entrants: tuple[int, ...], had: tuple[Had, ...], ending: Ending, chair: int, source: Source
) -> Sheet:
    """The whole sheet from what everyone had."""
    totals = team_totals(had, ending, chair)
    ranked = _ranked(totals, roles.TEAMS[had[chair].role] if ending == "swordmaster" else "")
    rows = []
    for at, (entrant, mine) in enumerate(zip(entrants, had, strict=True)):
        team = roles.TEAMS[mine.role]
        place = ranked.index(team)
        is_master = ending == "swordmaster" and at == chair
        rows.append(
            Row(
                entrant=entrant,
                had=mine,
                total=totals[team],
                rank=place + 1,
                team=roles.TEAM_POINTS[len(had)][place],
                single=single_score(mine),
                extra=roles.SWORDMASTER_POINTS if is_master else 0,
            )
        )
    return Sheet(rows=tuple(rows), ending=ending, chair=chair, source=source)


def team_totals(had: tuple[Had, ...], ending: Ending, chair: int) -> dict[str, int]:
    """The usual score of each team."""
    totals: dict[str, int] = {}
    for mine in had:
        team = roles.TEAMS[mine.role]
        worth = mine.honor * roles.BONUS[len(had)][mine.role] + _daimyo(mine)
        totals[team] = totals.get(team, 0) + worth
    if ending == "deadly-strike":
        totals[roles.TEAMS[had[chair].role]] += DEADLY_STRIKE
    return totals


def single_score(mine: Had) -> int:
    """Resilience value × (honor + Daimyo) + what is left of the resilience."""
    return CHARACTERS[mine.character] * (mine.honor + _daimyo(mine)) + mine.resilience


def _daimyo(mine: Had) -> int:
    """A Ronin's Daimyo are worth nothing."""
    return 0 if mine.role == roles.RONIN else mine.daimyo


def _ranked(totals: dict[str, int], master: str) -> list[str]:
    """The teams, best first: the Swordmaster's, then by score, ties the tournament's way."""
    return sorted(totals, key=lambda team: (team != master, -totals[team], roles.TIES.index(team)))
