"""Who is at which table, and what becomes of a table that nobody is at any more."""

from hub.rules.contract.actor import HOST, TABLE, Actor, at
from hub.tables.table import Table
from hub.web.audiences import Audiences, Connection
from tests.tables.shelf import Shelf, started


def _connection(table: Table, sid: str, who: Actor = TABLE, address: str = "a") -> Connection:
    return Connection(sid, table, who, address, lambda: who)


def test_a_table_is_kept_and_watched_as_long_as_somebody_is_there() -> None:
    shown: list[Table] = []
    audiences, table = Audiences(shown.append), started(Shelf())
    first, second = _connection(table, "1"), _connection(table, "2", address="b")
    assert audiences.add(first)[1] == []
    audience, before = audiences.add(second)
    assert before == [first]
    assert audiences.of(table) is audience
    assert audiences.members(audience) == audiences.at_table(table) == [first, second]
    assert (len(audiences), audiences.from_address("a"), audiences.get("2")) == (2, 1, second)
    kept = [table.residency.is_kept]
    table.pause(HOST, "tea")
    assert shown == [table]
    assert audiences.remove("1") == first
    assert audiences.remove("1") is None
    kept.append(table.residency.is_kept)
    assert audiences.remove("2") == second
    kept.append(table.residency.is_kept)
    assert kept == [True, True, False]
    assert audiences.of(table) is None
    assert audiences.at_table(table) == []


def test_a_socket_becomes_somebody_else_only_while_it_is_there() -> None:
    audiences, table = Audiences(lambda _: None), started(Shelf())
    audiences.add(_connection(table, "1", at(0)))
    audiences.replace(_connection(table, "1", at(1)))
    assert [each.who for each in audiences.at_table(table)] == [at(1)]
    found = audiences.get("1")
    assert found is not None
    assert found.who == at(1)
    audiences.replace(_connection(table, "2", at(2)))
    assert audiences.get("2") is None
    assert len(audiences.at_table(table)) == 1
    audiences.replace(_connection(started(Shelf()), "1", at(2)))
    assert found == audiences.get("1")


def test_a_seat_is_there_from_the_first_socket_to_the_last() -> None:
    audiences, table = Audiences(lambda _: None), started(Shelf())
    for sid in ("1", "2"):
        connection = _connection(table, sid, at(0))
        audiences.add(connection)
        assert audiences.link(connection)
    assert set(table.connections.linked) == {0}
    audiences.remove("1")
    assert set(table.connections.linked) == {0}
    audiences.remove("2")
    assert set(table.connections.linked) == set()
    assert not audiences.link(_connection(table, "2", at(0)))
    assert set(table.connections.linked) == set()
