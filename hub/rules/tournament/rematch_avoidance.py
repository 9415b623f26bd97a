"""Few repeated meetings: a drawn round in which players change places to meet new people.

Shoguns stay Shoguns, and everyone keeps a chair of some table. The search starts from the draw
and from lots alone, so the same draw is always mixed the same way.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, permutations
from math import comb

from hub.rules.tournament.seeded_draw import Lots

Tables = tuple[tuple[int, ...], ...]
Meetings = dict[int, dict[int, int]]
Chair = tuple[int, int]

# Fresh starts, the best of which stands. Past two tables more of them bring little.
STARTS = 4
STARTS_OF_TWO = 24
# A first meeting again weighs more than any number of further ones.
AGAIN = 1000


def meetings(tables: Sequence[Sequence[int]]) -> Meetings:
    """What it costs to seat two together again: most of all that it is again at all."""
    met: Meetings = defaultdict(dict)
    for table in tables:
        for one, other in permutations(table, 2):
            met[one][other] = met[one].get(other, AGAIN - 1) + 1
    return met


def spread(tables: Tables, before: Tables, unused: frozenset[int], lots: Lots) -> Tables:
    """These tables with players exchanged: Shoguns among themselves, and so the others.

    `unused` are those who can still be Shogun after this round.
    """
    met = meetings(before)
    is_two = len(tables) == 2
    # Made for rounds of two tables one after the other. After three or more it weighs the last
    # two of them, which does no harm and stays so: what was drawn is drawn again and compared.
    can_look = is_two and len(before) > 1
    rows = [list(table) for table in tables]
    found = []
    for start in range(STARTS_OF_TWO if is_two else STARTS):
        if start:
            rows = _mixed(tables, lots)
        cost = _improve(rows, met, lots)
        later = _look_ahead(rows, met, before[-2:], unused) if can_look else 0
        found.append((cost, later, start, rows))
    return tuple(tuple(row) for row in min(found)[-1])


def _look_ahead(
    rows: list[list[int]], met: Meetings, before: Tables, unused: frozenset[int]
) -> int:
    """Make exchanges that cost nothing now where they leave a better next round."""
    least = _burden(rows, before, unused)
    for one, other in combinations(_chairs(rows), 2):
        if not _may_change(one, other) or _gain(rows, met, one, other):
            continue
        _exchange(rows, one, other)
        if (burden := _burden(rows, before, unused)) < least:
            least = burden
        else:
            _exchange(rows, one, other)
    return least


def _burden(rows: list[list[int]], before: Tables, unused: frozenset[int]) -> int:
    """How many pairs of coming Shoguns would spoil the round after this one, of two tables.

    Those who stayed at their table and those who changed have met crosswise, so that round is
    best made of the larger of these two groups, with as few as can be of the other. Two Shoguns
    out of the smaller group could not be kept apart then; of two equal groups, out of either.
    """
    stayed = [actor for row, old in zip(rows, before, strict=True) for actor in row if actor in old]
    changed = [actor for row in rows for actor in row if actor not in stayed]
    smaller, larger = sorted((stayed, changed), key=len)
    groups = (smaller, larger) if len(smaller) == len(larger) else (smaller,)
    return sum(comb(len(unused.intersection(group)), 2) for group in groups)


def _mixed(tables: Tables, lots: Lots) -> list[list[int]]:
    """The same Shoguns at the same tables, and everyone else anywhere."""
    others = iter(lots.mixed([actor for table in tables for actor in table[1:]]))
    return [[table[0], *(next(others) for _ in table[1:])] for table in tables]


def _improve(rows: list[list[int]], met: Meetings, lots: Lots) -> int:
    """Exchange two players as long as that makes fewer meetings; what is left of them."""
    chairs = _chairs(rows)
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(lots.mixed(chairs), 2):
            if _may_change(one, other) and _gain(rows, met, one, other) > 0:
                _exchange(rows, one, other)
                is_better = True
    return sum(met[a].get(b, 0) for row in rows for a, b in combinations(row, 2))


def _chairs(rows: list[list[int]]) -> list[Chair]:
    return [(table, chair) for table, row in enumerate(rows) for chair in range(len(row))]


def _may_change(one: Chair, other: Chair) -> bool:
    """At two tables, and both of them Shoguns or neither."""
    return one[0] != other[0] and (one[1] == 0) == (other[1] == 0)


def _gain(rows: list[list[int]], met: Meetings, one: Chair, other: Chair) -> int:
    """By how much fewer the meetings would be."""
    here, there = rows[one[0]], rows[other[0]]
    a, b = here[one[1]], there[other[1]]
    of_a, of_b = met[a], met[b]
    gain = 0
    for actor in here:
        if actor != a:
            gain += of_a.get(actor, 0) - of_b.get(actor, 0)
    for actor in there:
        if actor != b:
            gain += of_b.get(actor, 0) - of_a.get(actor, 0)
    return gain


def _exchange(rows: list[list[int]], one: Chair, other: Chair) -> None:
    here, there = rows[one[0]], rows[other[0]]
    here[one[1]], there[other[1]] = there[other[1]], here[one[1]]
