"""Who is told when a table comes into memory or leaves it; what they do then is theirs."""

from collections.abc import Callable, Iterable

from hub.tables.table import Table

TableListener = Callable[[Table], None]


class TableListeners:
    """`on_open` hear of every table that comes, `on_load` after them of those from the log."""

    def __init__(self) -> None:
        self.on_open: list[TableListener] = []
        self.on_load: list[TableListener] = []
        self.on_put_away: list[TableListener] = []

    def add(self, listener: TableListener) -> Callable[[], None]:
        """Tell of every table that comes, until the returned function is called."""
        self.on_open.append(listener)

        def leave() -> None:
            if listener in self.on_open:
                self.on_open.remove(listener)

        return leave

    def opened(self, table: Table) -> None:
        _tell(self.on_open, [table])

    def loaded(self, tables: Iterable[Table]) -> None:
        tables = list(tables)
        _tell(self.on_open, tables)
        _tell(self.on_load, tables)

    def put_away(self, table: Table) -> None:
        _tell(self.on_put_away, [table])


def _tell(listeners: list[TableListener], tables: Iterable[Table]) -> None:
    for table in tables:
        for listener in tuple(listeners):
            listener(table)
