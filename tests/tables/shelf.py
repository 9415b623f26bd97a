"""A store in memory that can be told to fail, and what most tests of tables begin with.

Nothing of hub.storage: tables know the port alone.
"""

import pytest

from hub.rules.contract.actor import HOST
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.game import Game
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.tables.store import LogMoved
from hub.tables.table import Table
from hub.tables.watchers import Watcher
from tests.tables.toy import Toy, ToyOptions, ToyRules

RULES = ToyRules()
SEED = "0123456789abcdef"


class Shelf:
    """Keeps records in lists. `fail` is raised at the next append, once."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Record]] = {}
        self.fail: Exception | None = None
        self.fails_always = False

    def append(self, *records: Record) -> None:
        if self.fail is not None:
            fault = self.fail
            if not self.fails_always:
                self.fail = None
            raise fault
        for record in records:
            log = self.logs.setdefault(record.table, [])
            if record.version != len(log) + 1:
                raise LogMoved(table=record.table)
            log.append(record)

    def read(self, table: str) -> list[Record]:
        return list(self.logs.get(table, []))

    def tables(self) -> list[str]:
        return list(self.logs)

    def heads(self) -> dict[str, str]:
        return {table: str(len(log)) for table, log in self.logs.items()}

    def mark(self, table: str) -> str:
        return str(len(self.logs.get(table, [])) or "")

    def check(self) -> None:
        """It is always there."""

    def forget(self, table: str) -> None:
        self.logs.pop(table, None)

    def close(self) -> None:
        pass


class Ticks:
    """A clock that moves on by one whenever it is read."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        self.now += 1
        return self.now


def rules_of(game: str) -> Game[Toy]:
    return {"toy": RULES}[game]


def opened(shelf: Shelf, name: str = "one", players: int = 3, seed: str = SEED) -> Table:
    return Table.open(shelf, RULES, name, ToyOptions(players=players), Ticks(), seed)


def started(shelf: Shelf, name: str = "one", players: int = 3, seed: str = SEED) -> Table:
    table = opened(shelf, name, players, seed)
    table.game.start(HOST)
    return table


def resumed(shelf: Shelf, name: str = "one") -> Table:
    return Table.resume(shelf, name, rules_of, Ticks())


def versions_into(versions: list[int]) -> Watcher:
    """A watcher that notes the version of every change."""
    return lambda now: versions.append(now.version)


def state_of(table: Table) -> Toy:
    state = table._commit.snapshot.history.state
    assert isinstance(state, Toy)
    return state


def a(offer: str, question: int = 0, **values: FieldValue) -> Move:
    """A move."""
    return Move(offer=offer, question=question, values=values)


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, match=f"^{code}$")
