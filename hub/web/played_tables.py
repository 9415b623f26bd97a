"""Tables in the middle of a game: at which people play, and whose secrets are still secret."""

from hub.rules.contract.refusal import Refusal
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry


def played(registry: TableRegistry) -> int:
    """How many tables people are in the middle of a game at."""
    return sum(_is_undecided(table) and _has_people(table) for table in registry.tables())


def undecided(registry: TableRegistry) -> int:
    """How many tables have a game whose roles, hands or standings nobody may see yet.

    Also where nobody sits now: seats that were freed are taken again. A closed table goes on no
    more, and everyone there was told; a game for one has no secrets, nor has one of bots alone.
    """
    return sum(_is_undecided(table) and _has_secrets(table) for table in registry.tables())


def check_unplayed(playing: int, *, sure: bool) -> None:
    """Refuse what interrupts people in a game, unless whoever asked has been told of them."""
    if playing and not sure:
        raise Refusal("tables-playing", count=playing)


def _is_undecided(table: Table) -> bool:
    return not table.is_ended and table.game.is_started and table.game.outcome() is None


def _has_people(table: Table) -> bool:
    names = enumerate(table.seats.names)
    return any(name for seat, name in names if seat not in table.seats.bots)


def _has_secrets(table: Table) -> bool:
    if table.rules.players[-1] == 1:
        return False
    seats: int = table.settings.options().players
    return len(table.seats.bots) < seats
