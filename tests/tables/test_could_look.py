"""Nobody says for a seat that it has looked before it could: no host's page, no button."""

import pytest

from hub.rules.contract.actor import HOST, PANEL, TABLE, Actor, at
from hub.rules.contract.form import Move
from hub.rules.registry import GAMES
from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.tables.shelf import Shelf, Ticks, refused

OPTIONS = {"players": 4, "level": "companion", "pace": "flow"}
AYA, GRANDMA = 0, 2
ACTORS = pytest.mark.parametrize("who", [HOST, PANEL], ids=["host", "panel"])


class Room:
    """Roles are dealt and all are asked whether they have looked; Grandma has no phone."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        registry = TableRegistry(self.shelf, GAMES.__getitem__, Ticks())
        self.join_service = JoinService(registry, lambda: 0)
        self.table: Table = registry.open("one", "samurai", OPTIONS, "plain")
        for seat in range(4):
            self.table.seats.sit(seat, f"Guest {seat}")
            if seat != GRANDMA:
                self.table.keys.give("seat", seat)
        self.table.game.start(HOST)

    def look(self, seat: int = GRANDMA) -> None:
        """The device goes to a seat and comes back."""
        self.join_service.hand(self.table, seat)
        self.table.device.take_back(seat)

    def offered(self, who: Actor, seat: int = GRANDMA) -> set[str]:
        offers = self.table.views.acting(seat, who, if_looked=True)
        return {offer.key for offer in offers if not offer.standing}

    def seen(self) -> Move:
        return Move(offer="seen", question=self.table.views.look(TABLE).view.asked[-1].question)


@ACTORS
def test_having_looked_is_not_offered_before_the_device_went_round(who: Actor) -> None:
    room = Room()
    assert room.offered(who) == set()
    room.look()
    assert room.offered(who) == {"seen"}
    room.table.game.submit(who, room.seen(), "she-has", for_seat=GRANDMA)
    assert GRANDMA not in room.table.game.awaited()


def test_whoever_has_a_phone_could_look() -> None:
    assert Room().offered(HOST, AYA) == {"seen"}


def test_whoever_has_the_device_is_offered_it_as_on_a_phone() -> None:
    room = Room()
    room.join_service.hand(room.table, GRANDMA)
    assert "seen" in {offer.key for offer in room.table.views.look(at(GRANDMA)).offers}


@ACTORS
def test_what_was_looked_at_before_a_new_deal_does_not_count(who: Actor) -> None:
    room = Room()
    room.look()
    room.table.game.submit(HOST, Move(offer="deal-again"), "again")
    assert room.offered(who) == set()
    room.look()
    assert room.offered(who) == {"seen"}


def test_that_the_device_went_round_is_known_after_a_restart() -> None:
    room = Room()
    room.look()
    again = Table.resume(room.shelf, "one", GAMES.__getitem__, Ticks())
    offers = again.views.acting(GRANDMA, if_looked=True)
    assert "seen" in {offer.key for offer in offers}


def test_a_button_is_refused_and_changes_nothing() -> None:
    room = Room()
    with refused("needs-the-owner"):
        room.table.game.submit(PANEL, room.seen(), "too-soon", for_seat=GRANDMA)
    assert GRANDMA in room.table.game.awaited()


def test_a_client_that_keeps_its_own_account_is_offered_it_as_ever() -> None:
    room = Room()
    offers = room.table.views.acting(GRANDMA)
    assert "seen" in {offer.key for offer in offers}
    room.table.game.submit(HOST, room.seen(), "on-their-word", for_seat=GRANDMA)
    assert GRANDMA not in room.table.game.awaited()
