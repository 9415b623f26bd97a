"""What the deck's button asks lapses after ten seconds; the clock is told, never waited for."""

from hub.rules.contract.actor import HOST, PANEL, TABLE, at
from hub.rules.contract.form import Move
from hub.rules.registry import GAMES
from hub.tables.lapse_timer import LAPSES_AFTER, lapse_timer
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.tables.shelf import Shelf, Ticks

OPTIONS = {"players": 4, "level": "companion", "confirm": False}


class Room:
    """Four with real cards, a panel, and a clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0
        self.timer = lapse_timer(lambda: self.now)
        registry = TableRegistry(Shelf(), GAMES.__getitem__, Ticks())
        self.table: Table = registry.open("one", "samurai", OPTIONS, "seed")
        for seat in range(4):
            self.table.seats.sit(seat, f"Guest {seat}")
        self.timer.mind(self.table)
        self.table.game.start(HOST)

    def press(self, key: str, move_id: str) -> None:
        offer = next(each for each in self.table.views.look(PANEL).offers if each.key == key)
        self.table.game.submit(PANEL, Move(offer=key, question=offer.question), move_id)

    def is_asked(self) -> bool:
        return any(offer.key == "deck-empty" for offer in self.table.views.look(at(2)).offers)

    def honor(self) -> list[int]:
        places = self.table.views.look(TABLE).view.places
        return [counter.value for each in places for counter in each.counters[:1]]


def test_after_ten_seconds_it_is_no_longer_asked() -> None:
    room = Room()
    assert room.timer.look() is None
    room.press("ask-deck", "press-1")
    assert room.is_asked()
    room.now += LAPSES_AFTER - 1
    assert room.timer.look() == 1
    assert room.is_asked()
    room.now += 1
    assert room.timer.look() is None
    assert not room.is_asked()


def test_a_second_press_within_them_is_yes_and_nothing_lapses() -> None:
    room = Room()
    before = room.honor()
    room.press("ask-deck", "press-1")
    room.now += LAPSES_AFTER - 1
    room.press("deck-end", "press-2")
    assert room.honor() == [honor - 1 for honor in before]
    version = room.table.version
    room.now += LAPSES_AFTER
    assert room.timer.look() is None
    assert room.table.version == version


def test_who_asks_again_has_ten_seconds_again() -> None:
    room = Room()
    room.press("ask-deck", "press-1")
    room.now += LAPSES_AFTER
    room.timer.look()
    room.press("ask-deck", "press-2")
    assert room.timer.look() == LAPSES_AFTER


def test_a_question_that_lay_there_before_a_restart_lapses_too() -> None:
    room = Room()
    room.press("ask-deck", "press-1")
    room.now += LAPSES_AFTER
    again = lapse_timer(lambda: room.now)
    again.mind(room.table)
    assert again.look() == LAPSES_AFTER
    room.now += LAPSES_AFTER
    again.look()
    assert not room.is_asked()


def test_what_lapsed_and_was_taken_back_lapses_again() -> None:
    """Questions are counted anew after an undo: the same number is another question."""
    room = Room()
    room.press("ask-deck", "press-1")
    room.now += LAPSES_AFTER
    room.timer.look()
    room.table.undo.last_move(HOST, "undo-1")
    assert room.is_asked()
    room.now += LAPSES_AFTER
    room.timer.look()
    assert not room.is_asked()
    room.table.undo.last_move(HOST, "undo-2")
    room.table.undo.last_move(HOST, "undo-3")
    room.press("ask-deck", "press-2")
    room.now += LAPSES_AFTER
    room.timer.look()
    assert not room.is_asked()
