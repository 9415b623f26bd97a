"""The standings: points, wins, and who goes before whom; ties by lot, and the lot is recorded."""

from collections.abc import Iterable
from itertools import groupby

from hub.rules.contract.value import Value
from hub.rules.tournament.seeded_draw import Lots
from hub.rules.tournament.state import State

LOT_VERSION = 1


class Lot(Value):
    """Entrants who were equal, and the order that the lot gave them."""

    candidates: tuple[int, ...]
    order: tuple[int, ...]


class Standing(Value):
    """One entrant's sum. Equal in points and wins is equal in `rank`, until the lot decides."""

    entrant: int
    points: int
    wins: int
    penalty: int
    rank: int


class Equals(Value):
    """Places in a row that neither points nor wins tell apart."""

    first: int
    last: int


def standings(state: State) -> tuple[Standing, ...]:
    """Whoever has played, best first; as long as there may be rounds, whoever is here too.

    Once seeds are drawn, in their order and without equals.
    """
    # An older log may have a finalist who never played.
    fighting = {side for duel in state.duels.values() for side in duel.sides if side >= 0}
    others = fighting if state.seeds else set(state.present)
    return _standings(state, played(state) | others)


def _standings(state: State, counted: Iterable[int]) -> tuple[Standing, ...]:
    points, wins = ([0] * len(state.entrants) for _ in range(2))
    for sheet in state.sheets.values():
        for row in sheet.rows:
            points[row.entrant] += row.points
            wins[row.entrant] += row.rank == 1
    costs = penalties(state)
    rows = [(at, points[at] - costs[at], wins[at]) for at in sorted(counted)]
    if state.seeds:
        place = {entrant: rank for rank, entrant in enumerate(state.seeds, start=1)}
        rows.sort(key=lambda row: place[row[0]])
        ranks = list(range(1, len(rows) + 1))
    else:
        rows.sort(key=lambda row: (-row[1], -row[2], row[0]))
        pairs = [row[1:] for row in rows]
        ranks = [pairs.index(each) + 1 for each in pairs]
    return tuple(
        Standing(entrant=at, points=total, wins=won, penalty=costs[at], rank=rank)
        for (at, total, won), rank in zip(rows, ranks, strict=True)
    )


def ties(state: State) -> tuple[tuple[int, ...], ...]:
    """The groups that only a lot can order, best first."""
    groups = groupby(_of_all(state), key=lambda row: row.rank)
    found = [tuple(row.entrant for row in rows) for _, rows in groups]
    return tuple(group for group in found if len(group) > 1)


def equals(rows: Iterable[tuple[int, int, int]]) -> tuple[Equals, ...]:
    """Of rows with their place, points and wins, best first."""
    groups = (list(group) for _, group in groupby(rows, key=lambda row: row[1:]))
    return tuple(Equals(first=each[0][0], last=each[-1][0]) for each in groups if len(each) > 1)


def draw_lots(groups: tuple[tuple[int, ...], ...], seed: str, version: int) -> tuple[Lot, ...]:
    """An order for each group of equals."""
    assert version == LOT_VERSION
    lots = Lots(seed)
    return tuple(Lot(candidates=group, order=tuple(lots.mixed(group))) for group in groups)


def seeded(state: State, lots: tuple[Lot, ...]) -> tuple[int, ...]:
    """All entrants, best first, with the lot's word where it was asked."""
    order = {entrant: at for lot in lots for at, entrant in enumerate(lot.order)}
    rows = sorted(_of_all(state), key=lambda row: (row.rank, order.get(row.entrant, 0)))
    return tuple(row.entrant for row in rows)


def penalties(state: State) -> list[int]:
    """What the penalties cost that were not lifted, by entrant."""
    costs = [0] * len(state.entrants)
    for decision in state.decisions:
        if decision.kind == "penalty" and not decision.is_lifted:
            costs[decision.entrant] += decision.points
    return costs


def _of_all(state: State) -> tuple[Standing, ...]:
    """With those who are on no list: lots were always drawn so, and are drawn again so."""
    return _standings(state, range(len(state.entrants)))


def played(state: State) -> set[int]:
    """Those who are on a sheet, also where they left its table in the middle."""
    return {row.entrant for sheet in state.sheets.values() for row in sheet.rows}
