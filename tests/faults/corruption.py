"""A log of ten nights, and ways to damage it that disks and careless hands know."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from hub.rules.contract.log import Record
from hub.storage import file, layout, record_rows

RECORDED = Path(__file__).resolve().parents[1] / "recorded"
NIGHTS = (
    *("bang-4-tokens", "companion-4", "companion-5", "duel-cards", "duel-needed-8"),
    *("duel-tokens", "duel-typed-2", "solo-beheaded", "timed-4", "tokens-5"),
)
PAGE = 4096


def nights() -> dict[str, list[Record]]:
    """The nights by the names of their tables."""
    return {
        f"NIGHT{number}": [
            msgspec.structs.replace(record, table=f"NIGHT{number}")
            for record in file.read(RECORDED / f"{name}.log")
        ]
        for number, name in enumerate(NIGHTS)
    }


def write(log: Path, tables: dict[str, list[Record]]) -> None:
    """A log as a hub leaves it that was shut down, without the hours of waiting for a disk."""
    with closing(sqlite3.connect(log, isolation_level=None)) as connection:
        layout.lay_out(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN")
        for records in tables.values():
            for record in records:
                record_rows.add(connection, record)
        connection.execute("COMMIT")


def damaged(whole: bytes, chance: random.Random) -> bytes:
    """One accident: a bit, a few bytes, a stretch of noise, a lost page, a missing end."""
    torn = bytearray(whole)
    kind = chance.choice(("bit", "bytes", "bytes", "head", "noise", "page", "swap", "end"))
    at = chance.randrange(len(torn))
    page = at // PAGE * PAGE
    if kind == "bit":
        torn[at] ^= 1 << chance.randrange(8)
    elif kind in ("bytes", "head"):
        # How a page begins says where everything on it lies.
        place = page + chance.randrange(64) if kind == "head" else at
        for offset in range(place, min(place + 4, len(torn))):
            torn[offset] = chance.randrange(256)
    elif kind == "noise":
        torn[at : at + 600] = chance.randbytes(len(torn[at : at + 600]))
    elif kind == "page":
        torn[page : page + PAGE] = bytes(PAGE)
    elif kind == "swap":
        other = chance.randrange(len(torn)) // PAGE * PAGE
        first, second = torn[page : page + PAGE], torn[other : other + PAGE]
        torn[page : page + PAGE], torn[other : other + PAGE] = second, first
    else:
        del torn[at:]
    return bytes(torn)
