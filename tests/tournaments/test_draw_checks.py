"""A log's draws checked, also those that were undone."""

import pytest
from msgspec.structs import replace

from hub.rules.contract.actor import HOST, REFEREE
from hub.rules.contract.form import Move
from hub.rules.registry import RULES, TOURNAMENT
from hub.rules.tournament.options import Options
from hub.storage.memory import MemoryStore
from hub.tables.table_registry import TableRegistry
from hub.tournaments.draw_checks import check_log
from hub.tournaments.log import BrokenLog, is_tournament


def test_an_undone_draw_is_checked_from_where_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    # As in a log from before draws were final.
    monkeypatch.setattr(TOURNAMENT, "is_final", lambda *_: False)
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    table = registry.open("cup", "tournament", Options(entries=("A", "B", "C", "D", "E")))
    table.game.start(HOST)
    table.game.submit(REFEREE, Move(offer="draw"), "one")
    table.undo.last_move(HOST)
    table.game.submit(REFEREE, Move(offer="enter", values={"name": "F"}), "two")
    table.game.submit(REFEREE, Move(offer="draw"), "three")
    found = list(check_log(table.log.records()))
    assert [(each.number, each.faults) for each in found] == [(1, ()), (1, ())]
    assert found[0].seed == found[1].seed


def test_a_log_without_one_of_its_records_is_checked_up_to_there() -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    table = registry.open("cup", "tournament", Options(entries=("A", "B", "C", "D", "E")))
    table.game.start(HOST)
    table.game.submit(REFEREE, Move(offer="draw"), "one")
    table.game.submit(REFEREE, Move(offer="note", values={"why": "x"}), "two")
    table.game.submit(REFEREE, Move(offer="note", values={"why": "y"}), "three")
    records = table.log.records()
    found = check_log([*records[:-2], records[-1]])
    assert next(found).faults == ()
    with pytest.raises(
        BrokenLog, match=f"^a record is missing before version {records[-1].version}$"
    ):
        next(found)


def test_a_record_that_says_what_cannot_be_is_named() -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    table = registry.open("cup", "tournament", Options(entries=("A", "B", "C", "D", "E")))
    table.game.start(HOST)
    table.game.submit(REFEREE, Move(offer="draw"), "one")
    *whole, last = table.log.records()
    broken = replace(last, events=b'[{"type":"nonsense"}]')
    words = rf"^record {last.version} does not follow from those before it$"
    with pytest.raises(BrokenLog, match=words):
        list(check_log([*whole, broken]))


def test_other_logs_are_no_tournaments() -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    game = registry.open("one", "samurai", {"players": 4})
    assert not is_tournament(game.log.records())
    assert not is_tournament([])
    assert is_tournament(registry.open("cup", "tournament", Options()).log.records())
