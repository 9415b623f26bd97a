"""A table as it lies in the database, when it cannot be read as a game."""

import base64
from typing import Any, Final

from hub.storage.postgres.session import Session
from hub.tables.raw import RawRecord, RawTable

_HEAD: Final = "SELECT version FROM honor_hub.head WHERE hall = %s AND tbl = %s"
_COLUMNS: Final = (
    *("version", "at", "by", "for_seat", "move_id"),
    *("scope", "schema", "events", "chain"),
)
_ROWS: Final = (
    "SELECT version, at, by, for_seat, move_id, scope, schema, events, encode(chain, 'hex')"
    " FROM honor_hub.record WHERE hall = %s AND tbl = %s ORDER BY version"
)


def raw_table(session: Session, hall: str, table: str) -> RawTable:
    """All that is there of a table; nothing is left out because it looks wrong."""
    newest = session.rows(_HEAD, hall, table)
    rows = session.rows(_ROWS, hall, table)
    return RawTable(
        table=table,
        newest=newest[0][0] if newest else None,
        records=tuple(map(_record, rows)),
    )


def _record(row: tuple[Any, ...]) -> RawRecord:
    columns = dict(zip(_COLUMNS, row, strict=True))
    no_text = []
    for column in ("move_id", "events"):
        columns[column], is_text = _told(columns[column])
        if not is_text:
            no_text.append(column)
    return RawRecord(**columns, base64=tuple(no_text))


def _told(text: bytes | None) -> tuple[str | None, bool]:
    """A text, and True; or bytes that are none in base64, and False."""
    if text is None:
        return None, True
    try:
        return text.decode(), True
    except UnicodeDecodeError:
        return base64.b64encode(text).decode(), False
