"""Routes for tables that cannot be read: list them, export each as it is in the log (host).

They are removed as any table is, by `DELETE /api/tables/NAME`.
"""

from collections.abc import Callable

import msgspec
from flask import Response

from hub.rules.contract.refusal import Reason, Refusal
from hub.tables.raw import RawTable
from hub.tables.store import StorageFault
from hub.tables.table_registry import TableRegistry
from hub.web.api_routes import HostRoutes, get
from hub.web.requests import as_file, json_response
from hub.wire.requests import DamagedTable

RawOf = Callable[[str], RawTable]


class DamagedTableRoutes(HostRoutes):
    """What the host may ask of them; `raw_of` reads one from the log as it lies."""

    _registry: TableRegistry
    _raw_of: RawOf

    @get("/damaged")
    def damaged(self) -> Response:
        return json_response([self._seen(*each) for each in self._registry.left_out.items()])

    @get("/damaged/<name>/export")
    def export(self, name: str) -> Response:
        """All that is on the record, roles and hands too: nobody plays on at such a table."""
        fault = self._registry.left_out.get(name)
        if fault is None:
            raise Refusal("no-such-table")
        answer = json_response(msgspec.structs.replace(self._raw_of(name), why=_why(fault)))
        # The name itself may be damaged, and a header takes few letters.
        plain = "".join(char for char in name if char.isascii() and char.isalnum())
        return as_file(answer, f"damaged-{plain}.json")

    def _seen(self, name: str, fault: StorageFault) -> DamagedTable:
        try:
            records = self._raw_of(name).records
        except StorageFault:
            records = ()
        at = records[0].at if records else 0
        return DamagedTable(
            table=name,
            why=_why(fault),
            at=at if isinstance(at, int) else 0,
            records=len(records),
        )


def _why(fault: StorageFault) -> Reason:
    return Reason(code=fault.code, params={**fault.params})
