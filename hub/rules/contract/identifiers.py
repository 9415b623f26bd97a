"""Numbers and names that must not be mixed up: types of their own, plain values at run time.

Nothing is checked here. Whoever makes one of another value says that it was looked at.
"""

from typing import NewType

Seat = NewType("Seat", int)
"""The number of a chair at a table, from 0. Nobody is None, never a number."""

TableName = NewType("TableName", str)
"""What a table is called in the log; no two tables of a hub share one."""

Version = NewType("Version", int)
"""The number of a table's record, from 1; a table is at the version of its newest record."""
