"""Guests at a full table look on, and the next game seats them with the same key."""

from hub.rules.contract.actor import HOST, WATCHER, at
from hub.tables.join_service import JoinService, Seated
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tables.waiting_guests import MOST_WAITING
from tests.tables.shelf import RULES, Shelf, Ticks, refused


class Full:
    """A table of three where every seat is taken, and the game has begun."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.registry = TableRegistry(self.shelf, lambda _: RULES, Ticks())
        self.service = JoinService(self.registry, lambda: 0)
        self.table: Table = self.service.open("toy", {"players": 3})
        for seat, name in enumerate(("Ann", "Bob", "Cid")):
            self.service.join(self.table.settings.code, name, seat)
        self.table.game.start(HOST)

    def watch(self, name: str) -> Seated:
        return self.service.watch(self.table, name)

    def restart(self) -> None:
        self.registry = TableRegistry(self.shelf, lambda _: RULES, Ticks())
        self.registry.resume()
        self.service = JoinService(self.registry, lambda: 0)
        self.table = self.registry.get(self.table.name)


def test_whoever_waits_looks_on_and_has_no_seat() -> None:
    full = Full()
    dee = full.watch("Dee")
    assert dee.seat == -1
    assert full.table.keys.who(dee.key) == WATCHER
    assert [guest.name for guest in full.table.waiting.guests] == ["Dee"]


def test_again_seats_them_with_the_same_key_where_a_chair_is_free() -> None:
    full = Full()
    dee, eve = full.watch("Dee"), full.watch("Eve")
    following = full.service.again(full.table)
    assert following.seats.names[:5] == ("Ann", "Bob", "Cid", "Dee", "Eve")
    assert (following.keys.who(dee.key), following.keys.who(eve.key)) == (at(3), at(4))
    assert following.waiting.guests == ()


def test_whoever_finds_no_chair_again_waits_on_and_looks_on() -> None:
    full = Full()
    chairs = max(RULES.players) - 3
    keys = [full.watch(f"Guest {at}").key for at in range(chairs + 1)]
    following = full.service.again(full.table)
    assert following.keys.who(keys[-1]) == WATCHER
    assert [guest.name for guest in following.waiting.guests] == [f"Guest {chairs}"]


def test_a_name_that_somebody_has_is_refused() -> None:
    full = Full()
    full.watch("Dee")
    for name in ("ann", "DEE"):
        with refused("name-taken"):
            full.watch(name)
    with refused("name-length"):
        full.watch(" ")


def test_not_more_than_so_many_wait() -> None:
    full = Full()
    for number in range(MOST_WAITING):
        full.watch(f"Guest {number}")
    version = full.table.version
    with refused("no-free-seat"):
        full.watch("One more")
    assert full.table.version == version


def test_whose_key_was_taken_back_does_not_wait_any_more() -> None:
    full = Full()
    dee = full.watch("Dee")
    full.table.keys.revoke_key(dee.key)
    assert full.table.waiting.guests == ()
    following = full.service.again(full.table)
    assert following.seats.names[3] == ""
    assert following.keys.who(dee.key) is None


def test_a_closed_table_has_nobody_waiting() -> None:
    full = Full()
    full.table.end(HOST)
    with refused("table-ended"):
        full.watch("Dee")


def test_a_restart_forgets_nobody_who_waits_nor_their_order() -> None:
    full = Full()
    dee, eve = full.watch("Dee"), full.watch("Eve")
    full.restart()
    with refused("name-taken"):
        full.watch("Eve")
    following = full.service.again(full.table)
    assert (following.keys.who(dee.key), following.keys.who(eve.key)) == (at(3), at(4))


def test_whoever_waits_on_is_not_forgotten_by_a_restart_either() -> None:
    full = Full()
    chairs = max(RULES.players) - 3
    keys = [full.watch(f"Guest {at}").key for at in range(chairs + 1)]
    full.table = full.service.again(full.table)
    full.restart()
    assert [guest.name for guest in full.table.waiting.guests] == [f"Guest {chairs}"]
    full.table.seats.stand(0)
    following = full.service.again(full.table)
    assert following.keys.who(keys[-1]) == at(0)
    assert following.seats.names[0] == f"Guest {chairs}"
