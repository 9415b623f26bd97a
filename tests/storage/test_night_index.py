"""All indexes of put-away tables keep the same promises; the one in a file outlives its faults."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hub.storage import night_index
from hub.storage.folder import SIDECARS, beside
from hub.storage.night_index import SqliteNightIndex, index_of, read_index, throw_away
from hub.storage.postgres.hall import open_hall
from hub.tables.night_entry import IndexedNight, KeptKey, NightEntry
from hub.tables.night_index import MemoryNightIndex, NightIndex
from hub.tables.past_night import PastNight
from tests.storage.postgres.cluster import Cluster
from tests.storage.postgres.halls import run

SECRET = "0badc0de" * 8


def entry(name: str, **facts: Any) -> NightEntry:
    usual: dict[str, Any] = {
        "name": name,
        "mark": f"mark of {name}",
        "version": 9,
        "game": "samurai",
        "of": "",
        "is_alone": True,
        "code": "",
        "people": ("Ada", "Bruno"),
        "bots": (),
        "phones": (0,),
        "options": {"players": 2},
        "opened_at": 1_000,
        "moved_at": 2_000,
        "is_started": True,
        "is_over": True,
        "is_ended": False,
        "paused": "",
        "pace": 0.0,
        "next": "",
        "panels": 0,
        "keys": (KeptKey(digest=SECRET, kind="seat", seat=0),),
    }
    return NightEntry(**usual | facts)


def kept(name: str, *, is_told: bool = True, **facts: Any) -> IndexedNight:
    made = entry(name, **facts)
    night = PastNight(
        table=name,
        game=made.game,
        at=made.opened_at,
        reason="over",
        results=(),
        ended_at=made.moved_at,
        cause="",
        level="cards",
        players=2,
        turns=3,
        about={},
    )
    return IndexedNight(made, night if is_told else None)


@pytest.fixture(params=["memory", "file", "postgres"])
def index(request: pytest.FixtureRequest, tmp_path: Path, hall: str) -> Iterator[NightIndex]:
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        with closing(open_hall(cluster.address, hall)) as opened:
            yield opened.nights
        return
    made: NightIndex = (
        MemoryNightIndex() if request.param == "memory" else SqliteNightIndex(tmp_path / "index")
    )
    with closing(made):
        yield made


def test_an_entry_is_kept_until_it_is_dropped(index: NightIndex) -> None:
    assert (len(index), index.get("A")) == (0, None)
    index.put(kept("A"))
    index.put(kept("B", is_told=False))
    assert index.get("A") == entry("A")
    assert index.marks() == {"A": "mark of A", "B": "mark of B"}
    index.put(kept("A", mark="another"))
    assert (len(index), index.marks()["A"]) == (2, "another")
    index.drop(["A", "unheard-of"])
    assert (len(index), index.get("A")) == (1, None)
    assert not index.is_renewed()


def test_a_code_serves_until_its_table_is_closed(index: NightIndex) -> None:
    index.put(kept("A", code="ABCDE"))
    index.put(kept("B", code="BCDEF", is_ended=True))
    index.put(kept("C"))
    assert index.with_code("ABCDE") == "A"
    assert index.with_code("BCDEF") == index.with_code("") == index.with_code("ABC%") == ""
    assert index.is_used("BCDEF")
    assert index.is_used("B")
    assert not index.is_used("D")
    # Whatever anybody types.
    for odd in ("ABCDE\0", "\0", "A'", "Ä" * 4096):
        assert index.with_code(odd) == ""
        assert not index.is_used(odd)
        assert index.get(odd) is None


def test_a_night_is_here_by_its_game_its_people_and_when_it_was_opened(index: NightIndex) -> None:
    index.put(kept("A"))
    people = ("Ada", "Bruno")
    assert index.is_here("samurai", 1_000, people)
    assert not index.is_here("bang", 1_000, people)
    assert not index.is_here("samurai", 1_001, people)
    assert not index.is_here("samurai", 1_000, ("Bruno", "Ada"))


def test_nights_come_in_pages_of_which_none_misses_or_repeats_one(index: NightIndex) -> None:
    for number in range(10):
        index.put(kept(f"T{number}", opened_at=100 + number // 3))
    index.put(kept("X", opened_at=500, is_told=False))
    index.put(kept("S", opened_at=600, game="solo"))
    seen, before = list[str](), None
    while page := index.nights(before=before, limit=2, game="samurai"):
        assert len(page) >= 2 or page[-1].at == 100
        seen += [night.table for night in page]
        before = page[-1].at
    assert seen == [f"T{number}" for number in range(9, -1, -1)]
    assert [night.table for night in index.nights(game="solo")] == ["S"]
    assert len(index.nights()) == 11
    assert index.texts(["T1", "X", "unheard-of"]).keys() == {"T1"}
    assert b'"table":"T1"' in index.texts(["T1"])["T1"]
    assert index.texts([]) == {}


def test_entries_come_in_pages_and_by_when_they_were_moved(index: NightIndex) -> None:
    for number in range(5):
        index.put(kept(f"T{number}", opened_at=number, moved_at=10 + number))
    index.put(kept("E", opened_at=9, moved_at=99, is_ended=True))
    index.put(kept("cup", opened_at=7, moved_at=99, is_alone=False))
    index.put(kept("cup.1", opened_at=8, moved_at=99, is_alone=False, of="cup"))
    assert [each.name for each in index.entries()] == ["E", "T4", "T3", "T2", "T1", "T0"]
    assert [each.name for each in index.entries(before=4, limit=2)] == ["T3", "T2"]
    assert [each.name for each in index.moved_since(13)] == ["T4", "T3"]
    assert [each.name for each in index.tournaments()] == ["cup"]
    assert index.tables_of("cup") == ["cup.1"]
    assert index.tables_of("") == []


def test_a_file_keeps_what_it_was_given_and_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    path = index_of(tmp_path / "honor-hub.sqlite")
    assert path.name == "honor-hub-index.sqlite"
    with closing(SqliteNightIndex(path)) as index:
        index.put(kept("A"))
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with closing(SqliteNightIndex(path)) as index:
        assert index.get("A") == entry("A")


def test_what_is_dropped_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "index"
    with closing(SqliteNightIndex(path)) as index:
        for number in range(50):
            index.put(kept(f"T{number}", people=(f"Zebulon {number}",)))
        index.drop([f"T{number}" for number in range(50)])
        for suffix in ("", *SIDECARS):
            file = beside(path, suffix)
            data = file.read_bytes() if file.exists() else b""
            assert SECRET.encode() not in data
            assert b"Zebulon" not in data


def garbage(path: Path) -> None:
    path.write_bytes(os.urandom(8192))


def another_edition(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA user_version = 1")


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE night(name)")


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


@pytest.mark.parametrize("spoil", [garbage, another_edition, foreign, cut])
def test_a_file_that_is_not_ours_or_damaged_is_filled_again(tmp_path: Path, spoil: Any) -> None:
    path = tmp_path / "index"
    with closing(SqliteNightIndex(path)) as index:
        for number in range(40):
            index.put(kept(f"T{number}"))
    spoil(path)
    with closing(SqliteNightIndex(path)) as index:
        assert len(index.marks()) == len(index) == 0
        index.put(kept("B"))
        assert index.get("B") == entry("B")


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
def test_a_folder_in_its_place_is_set_aside_with_what_is_in_it(tmp_path: Path, suffix: str) -> None:
    for number in (1, 2):
        folder = tmp_path / f"index{suffix}"
        folder.mkdir()
        (folder / "letter").write_text("keep me")
        assert read_index(tmp_path / "index") == []
        with closing(SqliteNightIndex(tmp_path / "index")) as index:
            index.put(kept("B"))
            assert index.get("B") == entry("B")
        assert (tmp_path / f"index{suffix}.folder-{number}" / "letter").read_text() == "keep me"
        throw_away(tmp_path / "index")


def test_a_file_whose_pages_are_garbage_is_emptied(tmp_path: Path) -> None:
    path = tmp_path / "index"
    with closing(SqliteNightIndex(path)) as index:
        for number in range(400):
            index.put(kept(f"T{number:03d}"))
    data = bytearray(path.read_bytes())
    data[3 * 4096 :] = os.urandom(len(data) - 3 * 4096)
    path.write_bytes(data)
    with closing(SqliteNightIndex(path)) as index:
        found = [index.get(f"T{number:03d}") for number in range(400)]
        assert None in found
        index.put(kept("B"))
        assert index.get("B") == entry("B")


def test_an_entry_that_does_not_decode_is_damage_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "index"
    with closing(SqliteNightIndex(path)) as index:
        index.put(kept("A"))
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE night SET entry = ?", (b'{"name":"A"}',))
        other.commit()
    with closing(SqliteNightIndex(path)) as index:
        assert len(index) == 1
        assert index.get("A") is None
        assert index.is_renewed()
        assert len(index) == 0
    monkeypatch.setattr(night_index, "EDITION", 7)
    with closing(SqliteNightIndex(path)) as index:
        assert len(index) == 0


def test_entries_of_another_edition_in_a_database_are_made_anew(
    postgres: Cluster, hall: str
) -> None:
    with closing(open_hall(postgres.address, hall)) as opened:
        opened.nights.put(kept("A"))
    run(postgres.address, "UPDATE honor_hub.night SET edition = 1 WHERE hall = %s", hall)
    with closing(open_hall(postgres.address, hall)) as opened:
        assert (len(opened.nights), opened.nights.marks()) == (0, {})


def test_an_entry_in_a_database_that_does_not_decode_is_damage_too(
    postgres: Cluster, hall: str
) -> None:
    with closing(open_hall(postgres.address, hall)) as opened:
        opened.nights.put(kept("A"))
        opened.nights.put(kept("B"))
        run(postgres.address, "UPDATE honor_hub.night SET entry = '{' WHERE hall = %s", hall)
        assert opened.nights.get("A") is None
        assert opened.nights.is_renewed()
        assert not opened.nights.is_renewed()
        assert (len(opened.nights), opened.nights.marks()) == (0, {})
