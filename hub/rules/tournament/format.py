"""How many rounds and which tables a field of so many players has, and the prizes of its size."""

FEWEST = 4
# The page begins here; fewer sit at one table, by our ruling.
USUAL = 8
MOST = 200

# The page's tables that are not fives and sixes alone.
_TABLES: dict[int, tuple[int, ...]] = {
    8: (4, 4),
    9: (4, 5),
    13: (7, 6),
    14: (7, 7),
    19: (6, 6, 7),
}
# The page's number of tables; past it, a table for every five.
_COUNTS: dict[range, int] = {
    range(10, 13): 2,
    range(15, 19): 3,
    range(20, 25): 4,
    range(25, 31): 5,
    range(31, 37): 6,
    range(37, 40): 7,
    range(40, 49): 8,
    range(49, 50): 9,
}

# By place; the columns are the usual numbers of rounds.
PRIZES: dict[int, dict[int, int]] = {
    3: {1: 500, 2: 300, 3: 100},
    4: {1: 700, 2: 400, 3: 200},
    5: {1: 1000, 2: 500, 3: 300},
}


def tables_for(players: int) -> tuple[int, ...]:
    """The sizes of the tables, in their order; fewer than eight sit at one."""
    if not FEWEST <= players <= MOST:
        raise ValueError(f"no tables for {players} players")
    if players < USUAL:
        return (players,)
    if players in _TABLES:
        return _TABLES[players]
    tables = next((n for fields, n in _COUNTS.items() if players in fields), players // 5)
    sixes = players - 5 * tables
    return (6,) * sixes + (5,) * (tables - sixes)


def rounds_for(players: int) -> int:
    """Qualifying rounds, unless the referee has leave to play another number."""
    if players < 15:
        return 3
    return 4 if players < 25 else 5


def prize(players: int, place: int) -> int:
    """The prize of a place in a field that began with so many; the number of rounds played
    does not matter.
    """
    return PRIZES[rounds_for(players)].get(place, 0)
