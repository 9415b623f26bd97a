"""The draw of a round: the Shoguns first, then every other seat.

A pure function of what it is drawn from (see Urn), so that it can be drawn again and compared.
"""

from collections.abc import Callable, Sequence

from hub.rules.contract.value import Value
from hub.rules.tournament import rematch_avoidance
from hub.rules.tournament.format import tables_for
from hub.rules.tournament.seeded_draw import Lots

VERSION = 1

Tables = tuple[tuple[int, ...], ...]


class Urn(Value):
    """What a round is drawn from.

    `shogun_in` is the last round each candidate was Shogun in (0: never), `met` the tables that
    earlier rounds were played at; it is empty unless meeting again is to be avoided.
    """

    seed: str
    candidates: tuple[int, ...]
    shogun_in: tuple[int, ...]
    met: Tables = ()
    version: int = VERSION


def draw(urn: Urn) -> Tables:
    """Each table's players in seat order, the Shogun first."""
    return VERSIONS[urn.version](urn)


def missing_shoguns(urn: Urn) -> int:
    """How many must be Shogun again because too few have not been."""
    return max(0, len(tables_for(len(urn.candidates))) - urn.shogun_in.count(0))


def repeated(urn: Urn, tables: Tables) -> tuple[int, ...]:
    """Who of a draw is Shogun again."""
    before = dict(zip(urn.candidates, urn.shogun_in, strict=True))
    return tuple(table[0] for table in tables if before[table[0]])


def _draw_1(urn: Urn) -> Tables:
    lots = Lots(urn.seed)
    sizes = tables_for(len(urn.candidates))
    shoguns = _shoguns(urn, len(sizes), lots)
    others = lots.mixed([actor for actor in urn.candidates if actor not in set(shoguns)])
    tables = _dealt(shoguns, others, sizes)
    if not urn.met:
        return tables
    never = {actor for actor, last in zip(urn.candidates, urn.shogun_in, strict=True) if not last}
    return rematch_avoidance.spread(tables, urn.met, frozenset(never.difference(shoguns)), lots)


def _shoguns(urn: Urn, count: int, lots: Lots) -> list[int]:
    """Those who have not been, at random; then those who were longest ago, at random."""
    rounds = dict(zip(urn.candidates, urn.shogun_in, strict=True))
    mixed = lots.mixed(urn.candidates)
    chosen = sorted(mixed, key=rounds.__getitem__)[:count]
    return lots.mixed(chosen)


def _dealt(shoguns: Sequence[int], others: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables, start = [], 0
    for shogun, size in zip(shoguns, sizes, strict=True):
        tables.append((shogun, *others[start : start + size - 1]))
        start += size - 1
    return tuple(tables)


VERSIONS: dict[int, Callable[[Urn], Tables]] = {1: _draw_1}
