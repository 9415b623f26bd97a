"""Every way in which a database fails has a name, and a sentence in both languages."""

from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from hub.storage.postgres import layout
from hub.storage.postgres.hall import open_hall
from hub.storage.postgres.session import Patience, Session
from hub.tables.store import (
    DamagedLog,
    DatabaseAway,
    DatabaseFull,
    DatabaseReadOnly,
    DatabaseSlow,
    DatabaseTooOld,
    HallLost,
    HallTaken,
    NewerLog,
    StorageFault,
)
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator
from tests.storage.postgres.cluster import Cluster
from tests.storage.postgres.halls import owner, run, versions
from tests.storage.sample import fill, record, records


@pytest.fixture
def own(postgres: Cluster, hall: str) -> str:
    """The address of an empty database that no other test uses."""
    name = hall.replace("-", "_")
    run(postgres.address, f"CREATE DATABASE {name}")
    return postgres.address.replace("/postgres?", f"/{name}?")


def test_a_database_that_is_not_there_is_away(tmp_path: Path) -> None:
    with pytest.raises(DatabaseAway):
        open_hall(f"postgresql://somebody@/nothing?host={tmp_path}", "hall")


def test_no_fault_ever_quotes_an_address_or_a_password(tmp_path: Path) -> None:
    for address in (
        f"postgresql://somebody:hunter2@/nothing?host={tmp_path}",
        "postgresql://somebody:hunter2@127.0.0.1:1/nothing",
        "postgresql://somebody:hunter2@127.0.0.1:port/nothing",
        "postgresql://somebody:hunter2@[",
    ):
        with pytest.raises(DatabaseAway) as caught:
            open_hall(address, "hall")
        seen: BaseException | None = caught.value
        assert "hunter2" not in f"{caught.value} {caught.value.params}"
        assert seen is not None
        assert seen.__cause__ is None
        assert seen.__suppress_context__


def test_a_database_that_waits_too_long_is_slow_and_keeps_nothing(
    postgres: Cluster, hall: str
) -> None:
    with owner(postgres.address, hall, patience=Patience(work=0.3, answer=5)) as made:
        fill(made.store, "red", 2)
        with psycopg.connect(postgres.address) as other:
            other.execute("LOCK TABLE honor_hub.record IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(DatabaseSlow):
                made.store.append(record("red", 3))
            with pytest.raises(DatabaseSlow):
                made.store.read("red")
        assert versions(postgres.address, hall, "red") == [1, 2]
        made.store.append(record("red", 3))
        assert made.store.read("red") == records("red", 3)


def test_a_database_that_takes_no_changes_is_read_only(postgres: Cluster, hall: str) -> None:
    with closing(open_hall(postgres.address, hall)) as opened:
        fill(opened.store, "red", 2)
    strict = f"{postgres.address}&options=-c%20default_transaction_read_only%3Don"
    with pytest.raises(DatabaseReadOnly):
        open_hall(strict, hall, wait=0)


def test_one_that_becomes_read_only_is_told_by_check_and_by_append(own: str, hall: str) -> None:
    with owner(own, hall) as made:
        made.store.append(record("red", 1))
        made.store.check()
        with made.store._writer.use() as writer, made.store._reader.use() as reader:
            for each in (writer, reader):
                each.execute("SET default_transaction_read_only = on")
        with pytest.raises(DatabaseReadOnly):
            made.store.append(record("red", 2))
        with pytest.raises(DatabaseReadOnly):
            made.store.check()
        assert made.store.read("red") == records("red", 1)


@pytest.mark.parametrize(
    ("error", "fault"), [("disk_full", DatabaseFull), ("io_error", DatabaseFull)]
)
def test_a_database_without_room_keeps_nothing_and_says_so(
    own: str, hall: str, error: str, fault: type[StorageFault]
) -> None:
    with owner(own, hall) as made:
        made.store.append(record("red", 1))
        body = f"BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '{error}'; END"
        run(own, f"CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$")
        run(own, "CREATE TRIGGER no BEFORE INSERT ON honor_hub.record EXECUTE FUNCTION no()")
        with pytest.raises(fault) as caught:
            made.store.append(record("red", 2), record("blue", 1))
        assert "secret" not in str(caught.value)
        run(own, "DROP TRIGGER no ON honor_hub.record")
        assert made.store.tables() == ["red"]
        made.store.append(record("red", 2))


def test_a_database_too_old_or_of_a_newer_hub_is_refused(
    own: str, hall: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(open_hall(own, hall)):
        pass
    with monkeypatch.context() as patch:
        patch.setattr(layout, "OLDEST", 990000)
        with pytest.raises(DatabaseTooOld):
            open_hall(own, hall)
    run(own, "UPDATE honor_hub.format SET number = 9")
    with pytest.raises(NewerLog, match="version 9"):
        open_hall(own, hall)


def test_a_schema_of_that_name_that_is_not_ours_is_left_alone(own: str, hall: str) -> None:
    run(own, "CREATE SCHEMA honor_hub")
    with pytest.raises(DamagedLog):
        open_hall(own, hall)
    with psycopg.connect(own) as connection:
        there = "SELECT count(*) FROM pg_tables WHERE schemaname = 'honor_hub'"
        assert connection.execute(there).fetchone() == (0,)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE honor_hub.record SET events = '[]' WHERE version = 2 AND hall = %s",
        "UPDATE honor_hub.record SET by = 'host' WHERE version = 2 AND hall = %s",
        "DELETE FROM honor_hub.record WHERE version = 2 AND hall = %s",
        "DELETE FROM honor_hub.record WHERE version = 3 AND hall = %s",
        "DELETE FROM honor_hub.head WHERE hall = %s",
        "UPDATE honor_hub.record SET chain = 'x' WHERE version = 2 AND hall = %s",
    ],
)
def test_damage_is_found_by_the_chain(postgres: Cluster, hall: str, damage: str) -> None:
    with closing(open_hall(postgres.address, hall)) as opened:
        fill(opened.store, "red", 3)
        fill(opened.store, "blue", 1)
        run(postgres.address, damage, hall)
        with pytest.raises(DamagedLog):
            opened.store.read("red")
        assert "red" in opened.store.tables()
        raw = opened.beside.raw_of("red")
        assert {each.version for each in raw.records} >= {1}


def test_a_record_where_the_head_says_there_is_none_is_damage_and_ends(
    postgres: Cluster, hall: str
) -> None:
    with owner(postgres.address, hall) as made:
        fill(made.store, "red", 2)
    run(postgres.address, "DELETE FROM honor_hub.head WHERE hall = %s", hall)
    run(postgres.address, "UPDATE honor_hub.hall SET owner = '' WHERE name = %s", hall)
    with owner(postgres.address, hall) as made, pytest.raises(DamagedLog):
        made.store.append(record("red", 1))


def test_what_is_acknowledged_is_durable_whatever_the_database_is_set_to(own: str) -> None:
    for said, kept in (("off", "on"), ("remote_apply", "remote_apply"), ("on", "on")):
        session = Session(f"{own}&options=-c%20synchronous_commit%3D{said}")
        assert session.rows("SHOW synchronous_commit") == [(kept,)]
        session.close()


def test_every_fault_has_its_sentence_in_both_languages() -> None:
    kinds = (
        *(DatabaseAway, DatabaseSlow, DatabaseReadOnly, DatabaseFull, DatabaseTooOld),
        *(HallTaken, HallLost),
    )
    said = [
        Translator(Catalogue(lang)).fault(kind.code, {}) for lang in ("en", "it") for kind in kinds
    ]
    assert len(set(said)) == len(said)
    assert not any(kind.code in sentence for kind in kinds for sentence in said)
