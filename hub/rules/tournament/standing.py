"""The standings: points, wins, and who goes before whom; ties by lot, and the lot is recorded."""

from itertools import groupby

from hub.rules.contract.fact import Fact
from hub.rules.tournament.lots import Lots
from hub.rules.tournament.state import State

LOT_VERSION = 1


class Standing(Fact):
    """One entrant's sum. Equal in points and wins is equal in `rank`, until the lot decides."""

    entrant: int
    points: int
    wins: int
    penalty: int
    rank: int


class Lot(Fact):
    """Entrants who were equal, and the order that the lot gave them."""

    candidates: tuple[int, ...]
    order: tuple[int, ...]


def standings(state: State) -> tuple[Standing, ...]:
    """All entrants, best first; once seeds are drawn, in their order and without equals."""
    rows = [(at, *sums) for at, sums in enumerate(_sums(state))]
    if state.seeds:
        place = {entrant: rank for rank, entrant in enumerate(state.seeds, start=1)}
        rows.sort(key=lambda row: place[row[0]])
        ranks = list(range(1, len(rows) + 1))
    else:
        rows.sort(key=lambda row: (-row[1], -row[2], row[0]))
        sums = [row[1:3] for row in rows]
        ranks = [sums.index(each) + 1 for each in sums]
    return tuple(
        Standing(entrant=at, points=points, wins=wins, penalty=penalty, rank=rank)
        for (at, points, wins, penalty), rank in zip(rows, ranks, strict=True)
    )


def ties(state: State) -> tuple[tuple[int, ...], ...]:
    """The groups that only a lot can order, best first."""
    groups = groupby(standings(state), key=lambda row: row.rank)
    found = [tuple(row.entrant for row in rows) for _, rows in groups]
    return tuple(group for group in found if len(group) > 1)


def draw_lots(groups: tuple[tuple[int, ...], ...], seed: str, version: int) -> tuple[Lot, ...]:
    """An order for each group of equals."""
    assert version == LOT_VERSION
    lots = Lots(seed)
    return tuple(Lot(candidates=group, order=tuple(lots.mixed(group))) for group in groups)


def seeded(state: State, lots: tuple[Lot, ...]) -> tuple[int, ...]:
    """All entrants, best first, with the lot's word where it was asked."""
    order = {entrant: at for lot in lots for at, entrant in enumerate(lot.order)}
    rows = sorted(standings(state), key=lambda row: (row.rank, order.get(row.entrant, 0)))
    return tuple(row.entrant for row in rows)


def _sums(state: State) -> list[tuple[int, int, int]]:
    """Points less penalties, wins, and penalties, by entrant."""
    points, wins, penalties = ([0] * len(state.entrants) for _ in range(3))
    for sheet in state.sheets.values():
        for row in sheet.rows:
            points[row.entrant] += row.points
            wins[row.entrant] += row.rank == 1
    for decision in state.decisions:
        if decision.kind == "penalty" and not decision.is_lifted:
            penalties[decision.entrant] += decision.points
    net = [sum_ - penalty for sum_, penalty in zip(points, penalties, strict=True)]
    return list(zip(net, wins, penalties, strict=True))
