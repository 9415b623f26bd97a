"""Which tables the host may see: not a tournament nor its tables, which are the referee's."""

from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.tables.join_service import JoinService
from hub.tables.table import Table


def is_apart(table: Table) -> bool:
    """It belongs to a tournament, or is one."""
    return bool(table.of) or table.rules.key not in GAMES


def visible_table(join_service: JoinService, name: str) -> Table:
    """The table of this name, if it stands by itself."""
    table = join_service.house.get(name)
    if is_apart(table):
        raise Refusal("no-such-table")
    return table
