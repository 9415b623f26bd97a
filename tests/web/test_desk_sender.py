"""The referee's desk is told what changed, once, and only where a referee looks."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest

from hub.rules.contract.actor import REFEREE, WATCHER
from hub.rules.contract.refusal import Refusal
from hub.web.desk_sender import DeskSender
from hub.web.desk_tables import _turn
from tests.web.host_client import HostClient


class Hall:
    """A tournament and one of its tables; who is at the tournament, and what its desk was told."""

    def __init__(self) -> None:
        self.cup: Any = self._table("cup", of="")
        self.table: Any = self._table("cup.r1-t1", of="cup")
        self.here: list[Any] = []
        self.told: list[tuple[Any, str]] = []
        broadcast = SimpleNamespace(
            at_table=lambda _: self.here, show_desk=lambda *what: self.told.append(what)
        )
        tables = SimpleNamespace(desk=lambda running: f"desk of {running}")
        self.tournaments: Any = SimpleNamespace(get=lambda name: name)
        self.sender = DeskSender(
            cast(Any, broadcast), cast(Any, tables), cast(Any, self.tournaments)
        )
        self.woken = self.sender._thread.wake = Mock()  # type: ignore[method-assign]

    def _table(self, name: str, of: str) -> Any:
        watchers: list[Any] = []
        return SimpleNamespace(name=name, of=of, watch=watchers.append, watchers=watchers)

    def come(self, who: Any, table: Any) -> None:
        connection: Any = SimpleNamespace(who=who, table=table)
        if table is self.cup:
            self.here.append(connection)
        self.sender.note_connection(connection)

    def looked(self) -> list[tuple[Any, str]]:
        self.told.clear()
        self.sender.look()
        return list(self.told)


def test_a_desk_is_filled_when_its_referee_comes_and_told_of_every_table_after() -> None:
    hall = Hall()
    hall.sender.mind(hall.cup)
    hall.sender.mind(hall.table)
    hall.come(REFEREE, hall.cup)
    assert hall.looked() == [(hall.cup, "desk of cup")]
    assert hall.looked() == []
    for table in (hall.cup, hall.table):
        (watcher,) = table.watchers
        watcher(None)
        watcher(None)
        assert hall.looked() == [(hall.cup, "desk of cup")]
    hall.come(WATCHER, hall.table)
    assert hall.looked() == [(hall.cup, "desk of cup")]
    assert hall.woken.call_count == 6


@pytest.mark.parametrize("who", [WATCHER, REFEREE])
def test_where_no_referee_looks_nothing_is_woken(who: Any) -> None:
    hall = Hall()
    hall.sender.mind(hall.table)
    # A referee who looks at one table is at no desk, and an onlooker at the cup neither.
    hall.come(who, hall.table if who == REFEREE else hall.cup)
    hall.table.watchers[0](None)
    assert hall.looked() == []
    assert not hall.woken.called


def test_a_desk_that_was_left_is_forgotten_until_somebody_comes_back() -> None:
    hall = Hall()
    hall.come(REFEREE, hall.cup)
    hall.here[:] = [SimpleNamespace(who=WATCHER)]
    assert hall.looked() == []
    hall.woken.reset_mock()
    hall.sender.mind(hall.cup)
    hall.cup.watchers[0](None)
    assert not hall.woken.called
    hall.come(REFEREE, hall.cup)
    assert hall.looked() == [(hall.cup, "desk of cup")]


def test_a_desk_whose_tournament_was_closed_is_passed_over_in_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hall = Hall()
    hall.tournaments.get = Mock(side_effect=Refusal("no-such-table"))
    hall.come(REFEREE, hall.cup)
    assert hall.looked() == []
    assert caplog.messages == ["the desk of cup is not told: Refusal"]


def test_a_table_that_has_not_started_is_nobodys_turn(host: HostClient) -> None:
    assert _turn(host.hub.registry.get(host.table(players=3))) == (-1, 0, ())
