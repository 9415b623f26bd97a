"""The office of a running hub: its clocks, its codes, and tournaments that are deleted."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from hub.app import Hub
from hub.rules.contract.form import Move, Value
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.who import REFEREE
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.tournaments.office import Running
from tests.web.tournament import until

NAMES = [f"P{number}" for number in range(8)]
MINUTE = 60_000


class Wall:
    """The hub's clock on the wall, set by hand."""

    now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def hub(tmp_path: Path, wall: Wall) -> Iterator[Hub]:
    with patch("hub.app.now", wall):
        hub = Hub(Settings(state=str(tmp_path)), MemoryStore(), lambda: 80)
    yield hub
    hub.stop()


def opened(hub: Hub, **options: object) -> Running:
    return hub.office.open({"entries": NAMES, "level": "tokens", **options})[0]


def referee(running: Running, offer: str, **values: Value) -> None:
    table = running.table
    table.submit(REFEREE, Move(offer=offer, values=values), f"{offer}@{table.version}")


def test_a_running_hub_calls_time_by_itself(hub: Hub, wall: Wall) -> None:
    cup = opened(hub, minutes=45)
    referee(cup, "draw")
    referee(cup, "start-round")
    assert cup.clock.left() == 45 * MINUTE
    wall.now += 45 * MINUTE
    hub.office.deadlines.wake()
    until(lambda: cup.state.clock == "up", "time was never called")


def test_a_hub_that_starts_late_calls_time_that_ran_out_meanwhile(
    tmp_path: Path, wall: Wall
) -> None:
    store = MemoryStore()
    with patch("hub.app.now", wall):
        first = Hub(Settings(state=str(tmp_path)), store, lambda: 80)
        cup = opened(first, minutes=45)
        referee(cup, "draw")
        referee(cup, "start-round")
        first.stop()
        wall.now += 60 * MINUTE
        again = Hub(Settings(state=str(tmp_path)), store, lambda: 80)
    try:
        found = again.office.get(cup.table.name)
        until(lambda: found.state.clock == "up", "time was never called")
    finally:
        again.stop()


def test_a_tournament_that_is_deleted_is_gone_with_its_tables_and_codes(hub: Hub) -> None:
    cup = opened(hub)
    referee(cup, "draw")
    code = hub.office.entrance.code(cup.table, 0)
    assert len(hub.house.tables()) == 3
    hub.office.forget(cup.table.name, lambda table: hub.house.forget(table.name))
    assert hub.house.tables() == ()
    assert hub.office.all() == ()
    with pytest.raises(Refusal, match="no-such-table"):
        hub.office.entrance.move(code)
    with pytest.raises(Refusal, match="no-such-table"):
        hub.office.get(cup.table.name)


def test_an_entry_that_moved_does_not_move_again_by_an_older_code(hub: Hub) -> None:
    cup = opened(hub)
    entrance = hub.office.entrance
    entrance.take(cup.table, 0)
    first, second = entrance.code(cup.table, 0), entrance.code(cup.table, 0)
    assert entrance.move(first) is not None
    with pytest.raises(Refusal, match="seat-free"):
        entrance.move(second)
    assert entrance.move(first) is None


def test_who_went_home_has_no_entry_to_take(hub: Hub) -> None:
    cup = opened(hub)
    referee(cup, "send-away", entrant=3, why="unwell")
    with pytest.raises(Refusal, match="seat-free"):
        hub.office.entrance.take(cup.table, 3)
    with pytest.raises(Refusal, match="no-such-seat"):
        hub.office.entrance.take(cup.table, 8)
