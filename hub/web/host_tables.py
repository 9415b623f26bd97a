"""The tables that the host may see and change: not a tournament nor its tables."""

from collections.abc import Callable

import msgspec
from flask import Response

from hub.rules.contract.identifiers import Version
from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.web.requests import json_response
from hub.web.table_summary import TableSummary
from hub.web.visible_tables import visible_table


class HostTables(msgspec.Struct, frozen=True, eq=False):
    """Finds tables for the host's routes; what they answer with is a table's summary."""

    join_service: JoinService
    summary: TableSummary

    def get(self, name: str) -> Table:
        return visible_table(self.join_service, name)

    def answer(self, table: Table, status: int = 200) -> Response:
        return json_response(self.summary.table(table), status)

    def change(self, name: str, change: Callable[[Table], Version | None]) -> Response:
        """Do this to the table of that name, and answer with how it is then."""
        table = self.get(name)
        change(table)
        return self.answer(table)
