"""How many tables people are in the middle of a game at."""

from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry


def played(registry: TableRegistry) -> int:
    return sum(map(_is_played, registry.tables()))


def _is_played(table: Table) -> bool:
    """Begun and not over, with somebody there who is no bot."""
    if table.is_ended or not table.game.is_started or table.game.outcome() is not None:
        return False
    people = (name for seat, name in enumerate(table.seats.names) if seat not in table.seats.bots)
    return any(people)
