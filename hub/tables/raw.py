"""A table as it lies in the log, to be taken away as it is when it cannot be read as a game.

Nothing is checked and nothing is made sense of here: that is how it could still be shown.
"""

from hub.rules.contract.refusal import Reason
from hub.rules.contract.value import Value

RawValue = str | int | float | None


class RawRecord(Value, kw_only=True, omit_defaults=True):
    """One row, column by column: `events` as text, `chain` in hexadecimal digits.

    A column that is named in `base64` holds bytes that are no text.
    """

    version: RawValue
    at: RawValue
    by: RawValue
    for_seat: RawValue
    move_id: RawValue
    scope: RawValue
    schema: RawValue
    events: RawValue
    chain: str
    base64: tuple[str, ...] = ()


class RawTable(Value, kw_only=True, omit_defaults=True):
    """`newest` is how many records there should be; None where that cannot be read any more.

    `why` says why it cannot be read as a game, if that was asked.
    """

    table: str
    newest: int | None
    records: tuple[RawRecord, ...]
    why: Reason | None = None


def printable(name: str) -> str:
    """A table's name for a line of text: damage may have left anything in it."""
    return "".join(char if char.isprintable() else "?" for char in name[:64])
