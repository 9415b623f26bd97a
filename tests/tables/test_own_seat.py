"""Players put their own seat right until the start: by their key, and nobody's else."""

from hub.rules.contract.actor import HOST, at
from hub.rules.contract.refusal import Refusal
from hub.tables.keys import digest_of
from hub.tables.snapshot import Snapshot
from hub.tables.table import Table
from tests.tables.shelf import Shelf, opened, refused, resumed

KEYS = ("the-key-of-ann-0", "the-key-of-bob-1")


def gathered(shelf: Shelf) -> Table:
    """Ann and Bob with their phones at a table of three."""
    table = opened(shelf)
    for seat, (name, key) in enumerate(zip(("Ann", "Bob"), KEYS, strict=True)):
        table.seats.sit(seat, name, digest=digest_of(key))
    return table


def test_a_player_moves_to_a_free_chair_with_their_key() -> None:
    shelf = Shelf()
    table = gathered(shelf)
    table.own_seat.move(KEYS[0], 2)
    assert table.seats.names[:3] == ("", "Bob", "Ann")
    assert table.keys.who(KEYS[0]) == at(2)
    assert shelf.read("one")[-1].by == "seat 0"
    assert resumed(shelf).seats.names[:3] == ("", "Bob", "Ann")


def test_two_players_change_places_with_their_phones() -> None:
    table = gathered(Shelf())
    unlink = table.connections.link(0, "10.0.0.1")
    table.own_seat.move(KEYS[1], 0)
    assert table.seats.names[:3] == ("Bob", "Ann", "")
    assert (table.keys.who(KEYS[0]), table.keys.who(KEYS[1])) == (at(1), at(0))
    assert table.connections.linked == {1}
    unlink()


def test_whose_seat_it_is_goes_by_the_key_as_it_is_now() -> None:
    """Somebody changed places meanwhile: what was asked for before counts for the person."""
    table = gathered(Shelf())
    table.own_seat.move(KEYS[1], 0)
    table.own_seat.rename(KEYS[0], "Anna")
    assert table.seats.names[:3] == ("Bob", "Anna", "")


def test_a_player_takes_another_name_that_nobody_has() -> None:
    table = gathered(Shelf())
    table.own_seat.rename(KEYS[0], "Anna")
    assert table.seats.names[:3] == ("Anna", "Bob", "")
    with refused("name-taken"):
        table.own_seat.rename(KEYS[0], "bob")
    table.own_seat.rename(KEYS[0], "anna")
    assert table.seats.names[:3] == ("anna", "Bob", "")


def test_whoever_stands_up_has_no_key_any_more() -> None:
    table = gathered(Shelf())
    table.own_seat.stand(KEYS[0])
    assert table.seats.names[:3] == ("", "Bob", "")
    assert table.keys.who(KEYS[0]) is None
    with refused("no-key"):
        table.own_seat.move(KEYS[0], 2)


def test_no_other_key_moves_anybody() -> None:
    table = gathered(Shelf())
    version = table.version
    for key in (table.keys.give("table"), table.keys.give("panel"), "no-key-of-this-table", None):
        with refused("no-key"):
            table.own_seat.move(key, 2)
        with refused("no-key"):
            table.own_seat.rename(key, "Eve")
        with refused("no-key"):
            table.own_seat.stand(key)
    assert table.version == version + 2


def test_a_chair_that_is_not_there_or_ones_own_is_refused() -> None:
    table = gathered(Shelf())
    for to, code in ((0, "seat-taken"), (6, "no-such-seat"), (-1, "no-such-seat")):
        with refused(code):
            table.own_seat.move(KEYS[0], to)


def test_once_the_game_has_begun_nobody_moves_by_themselves() -> None:
    table = gathered(Shelf())
    table.seats.sit(2, "Cid")
    table.game.start(HOST)
    with refused("already-started"):
        table.own_seat.move(KEYS[0], 1)
    with refused("already-started"):
        table.own_seat.rename(KEYS[0], "Anna")
    with refused("already-started"):
        table.own_seat.stand(KEYS[0])


def test_a_closed_table_is_left_as_it_is() -> None:
    table = gathered(Shelf())
    table.end(HOST)
    with refused("table-ended"):
        table.own_seat.stand(KEYS[0])


def test_whoever_gets_up_while_the_chairs_are_put_together_leaves_no_empty_one() -> None:
    """Each step of the start is told; what is done in that moment must not come between them."""
    table, met = opened(Shelf(), players=5), list[str]()
    for seat in (0, 2, 4):
        table.seats.sit(seat, f"Guest {seat}", digest=digest_of(f"key {seat}"))

    def get_up(_: Snapshot) -> None:
        try:
            table.own_seat.stand("key 4")
        except Refusal as refusal:
            met.append(refusal.code)

    table.watch(get_up)
    table.gather(HOST)
    assert table.seats.names[:4] == ("Guest 0", "Guest 2", "Guest 4", "")
    assert set(met) == {"already-started"}
