"""A log of many finished nights, made in seconds: a few games, told again under new names.

Every chain is right: a hub reads such a night as if it had been played.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from hub.bots.player import PlainPlayer
from hub.rules.contract.actor import HOST, at
from hub.rules.contract.log import Record
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.storage.chain import GENESIS, link
from hub.storage.memory import MemoryStore
from hub.storage.sqlite import SqliteStore
from hub.tables.chance import SeededChance
from hub.tables.codes import LETTERS
from hub.tables.keys import digest_of
from hub.tables.table import Table

PEOPLE = ("Aya", "Bruno", "Chie", "Dario", "Emi", "Franca", "Goro")
DAY = 86_400_000
# So long ago that ten thousand days later is still past: a night to come would count as tonight's.
FIRST = 700_000_000_000
# In the name and the code of a game that is told again and again; no word of a log has it.
_MARK = "QQQQQ"


def name_of(number: int) -> str:
    """Five letters, another for every number."""
    letters = ""
    for _ in range(5):
        number, at_letter = divmod(number, len(LETTERS))
        letters = LETTERS[at_letter] + letters
    return letters


def key_of(name: str, seat: int) -> str:
    """The key that a seat of a night made here has."""
    return f"{name}-{seat}-is-a-key-to-a-night"


def played(seed: str, players: int = 5) -> list[Record]:
    """A game at the Cards level from its opening to its end."""
    store, rules = MemoryStore(), GAMES["samurai"]
    options: Any = rules.options_type(players=players, level="cards", pace="flow")
    table = Table.open(store, rules, _MARK, options, lambda: FIRST, seed=seed)
    table.settings.choose_code(_MARK)
    for seat in range(players):
        table.seats.sit(seat, PEOPLE[(seat + len(seed)) % len(PEOPLE)], digest=f"{seat}" * 64)
    table.game.start(HOST)
    player = PlainPlayer(rules, SeededChance(seed))
    while awaited := table.game.awaited():
        sight = table.views.look(at(awaited[0]))
        move = player.move(Perspective(sight.view, table.views.secret(awaited[0]), sight.offers))
        table.game.submit(at(awaited[0]), move, f"move-{table.version}")
    return store.read(_MARK)


def write_nights(log: Path, count: int, first: int = 0, games: int = 4) -> int:
    """Put so many nights in a log, a day apart; how many records that were."""
    with closing(SqliteStore(log)):
        pass  # Laid out as a hub does it.
    told = [played(f"night-{number}") for number in range(games)]
    with closing(sqlite3.connect(log)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        records = 0
        for number in range(first, first + count):
            records += _write(connection, told[number % games], number)
        connection.commit()
    return records


def _write(connection: sqlite3.Connection, night: list[Record], number: int) -> int:
    chain, rows = GENESIS, list[tuple[Any, ...]]()
    for record in _renamed(night, number):
        chain = link(chain, record)
        rows.append(
            (
                *(record.table, record.version, record.at, record.by, record.for_seat),
                *(record.move_id, record.scope, record.schema, bytes(record.events), chain),
            )
        )
    connection.executemany("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    head = (name_of(number), number + 1, len(rows), chain)
    connection.execute("INSERT INTO head VALUES (?, ?, ?, ?)", head)
    return len(rows)


def _renamed(night: list[Record], number: int) -> Iterator[Record]:
    name, since = name_of(number), FIRST + number * DAY
    for record in night:
        events = bytes(record.events).replace(_MARK.encode(), name.encode())
        for seat in range(len(PEOPLE)) if record.scope == "table" else ():
            mark = f"{seat}".encode() * 64
            events = events.replace(mark, digest_of(key_of(name, seat)).encode())
        yield msgspec.structs.replace(
            record, table=name, at=since + record.version * 10_000, events=msgspec.Raw(events)
        )
