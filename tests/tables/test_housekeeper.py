"""The housekeeper: what a round of theirs does, and that it comes round at all."""

from itertools import count
from threading import Event
from types import SimpleNamespace
from typing import cast

import pytest

from hub.tables import housekeeper
from hub.tables.housekeeper import Housekeeper
from hub.tables.table_registry import TableRegistry


class House:
    """Notes what it was asked to do; so many old tables are still to be read."""

    def __init__(self, old: int = 0, *, is_renewed: bool = False, puts_away: bool = True) -> None:
        self.done: list[str] = []
        self.old = old
        self.puts_away = puts_away
        self.index = SimpleNamespace(is_renewed=lambda: is_renewed)

    def fill_again(self) -> None:
        self.done.append("fill again")

    def read_one(self) -> bool:
        self.old -= 1
        return self.old >= 0

    def put_away(self) -> bool:
        self.done.append("put away")
        return self.puts_away

    def prune(self) -> None:
        self.done.append("prune")

    def keeper(self) -> Housekeeper:
        return Housekeeper(cast(TableRegistry, self), self.prune)


def test_a_round_puts_away_and_then_lets_old_nights_go() -> None:
    house = House()
    house.keeper().look_round()
    assert house.done == ["put away", "prune"]
    renewed = House(is_renewed=True)
    renewed.keeper().look_round()
    assert renewed.done == ["fill again", "put away", "prune"]


def test_nights_go_only_when_all_are_known() -> None:
    house = House(puts_away=False)
    house.keeper().look_round()
    assert house.done == ["put away"]
    Housekeeper(cast(TableRegistry, House())).look_round()


def test_of_many_old_tables_some_are_put_away_on_the_way() -> None:
    for old, times in ((49, 1), (50, 2), (100, 3)):
        house = House(old)
        house.keeper().look_round()
        assert house.done == ["put away"] * times + ["prune"]


def test_it_comes_round_by_itself_until_it_is_stopped() -> None:
    came = Event()
    keeper = Housekeeper(cast(TableRegistry, House()), came.set)
    keeper.stop()
    keeper = Housekeeper(cast(TableRegistry, House()), came.set)
    keeper.start()
    assert came.wait(10)
    keeper.stop()
    assert not keeper._thread.is_alive()
    house = House()
    stopped = house.keeper()
    stopped.stop()
    stopped.look_round()
    assert house.done == []


def test_it_comes_round_again_and_again_and_a_fault_does_not_end_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housekeeper, "LOOK_EVERY", 0.001)
    often, rounds = Event(), count()

    def prune() -> None:
        if next(rounds) > 4:
            often.set()
        raise ValueError("a secret")

    keeper = Housekeeper(cast(TableRegistry, House()), prune)
    keeper.start()
    assert often.wait(10)
    keeper.stop()
    assert set(caplog.messages) == {"keeping house failed: ValueError"}
