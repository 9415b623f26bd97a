"""The device that goes round: whom it shows, for how long, and that everyone is told."""

from hub.rules.contract.actor import HOST, TABLE, at
from hub.tables.join_service import LOAN_LASTS, JoinService
from hub.tables.keys import digest_of
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.tables.shelf import Shelf, Ticks, a, refused, resumed, rules_of


class Room:
    """A table with Aya and her phone, Grandma without one, and a bot."""

    def __init__(self) -> None:
        self.now = 0
        self.shelf = Shelf()
        self.join_service = JoinService(
            TableRegistry(self.shelf, rules_of, Ticks()), lambda: self.now
        )
        self.table: Table = self.join_service.registry.open("one", "toy", {"players": 3})
        self.table.seats.sit(0, "Aya")
        self.phone = self.table.keys.give("seat", 0)
        self.table.seats.sit(1, "Grandma", HOST)
        self.table.seats.seat_bot(2, "Botan")

    def begun(self) -> "Room":
        self.table.game.start(HOST)
        return self

    def lines(self) -> list[str]:
        return [line.code for line in self.table.views.look(TABLE).lines]


def test_the_key_is_that_seat_and_opens_its_secret_and_its_moves() -> None:
    room = Room().begun()
    who = room.table.keys.who(room.join_service.hand(room.table, 1))
    assert who == at(1)
    assert room.table.views.secret(who.seat) is not None
    room.table.game.submit(who, a("throw"), "a-move")


def test_it_is_given_only_for_a_person_without_a_phone_in_a_game_that_has_begun() -> None:
    room = Room()
    with refused("not-started"):
        room.join_service.hand(room.table, 1)
    room.begun()
    for seat, code in ((0, "seat-has-phone"), (2, "seat-free"), (3, "seat-free")):
        with refused(code):
            room.join_service.hand(room.table, seat)
    with refused("no-such-seat"):
        room.join_service.hand(room.table, 99)
    room.table.end(HOST)
    with refused("table-ended"):
        room.join_service.hand(room.table, 1)
    assert "device-handed" not in room.lines()


def test_everyone_reads_to_whom_it_goes_and_that_it_is_back_also_after_a_restart() -> None:
    room = Room().begun()
    room.join_service.hand(room.table, 1)
    room.table.game.submit(at(0), a("throw"), "1")
    room.table.device.take_back(1)
    told = ["dealt", "device-handed", "thrown", "device-returned"]
    again = resumed(room.shelf)
    for table in (room.table, again):
        for viewer in (at(0), at(1), HOST, TABLE):
            assert [line.code for line in table.views.look(viewer).lines] == told
        assert [line.code for line in table.views.story(TABLE)] == told
    assert room.table.views.look(TABLE).lines[1].params == {"seat": 1}


def test_an_undo_takes_no_line_of_it_back() -> None:
    room = Room().begun()
    room.table.game.submit(at(0), a("throw"), "1")
    room.join_service.hand(room.table, 1)
    room.table.game.submit(at(1), a("throw"), "2")
    room.table.undo.last_move(HOST)
    room.table.undo.last_move(HOST)
    assert room.lines() == ["dealt", "device-handed", "taken-back", "taken-back"]
    assert [line.code for line in resumed(room.shelf).views.look(TABLE).lines] == room.lines()


def test_the_key_is_on_no_record_and_a_restart_forgets_it() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    loan = room.table.device._loan
    assert loan is not None
    for record in room.shelf.read("one"):
        assert key not in str(record)
        assert loan.digest not in bytes(record.events).decode()
    assert key not in repr(loan)
    assert loan.digest not in repr(loan)
    assert resumed(room.shelf).keys.who(key) is None
    assert resumed(room.shelf).keys.grant(key) is None


def test_it_dies_when_it_is_taken_back() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    with refused("no-such-key"):
        room.table.device.take_back(0)
    room.table.device.take_back(1)
    assert room.table.keys.who(key) is None
    with refused("no-such-key"):
        room.table.device.take_back(1)


def test_it_dies_after_ten_minutes() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    room.now = LOAN_LASTS - 1
    assert room.table.keys.who(key) == at(1)
    assert LOAN_LASTS == 600_000
    room.now = LOAN_LASTS
    assert room.table.keys.who(key) is None
    assert room.table.keys.grant(key) is None
    assert not room.table.device.is_lent(key)


def test_it_dies_when_another_is_given() -> None:
    room = Room().begun()
    first = room.join_service.hand(room.table, 1)
    second = room.join_service.hand(room.table, 1)
    assert room.table.keys.who(first) is None
    assert room.table.keys.who(second) == at(1)


def test_it_dies_when_the_seat_gets_a_phone() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    moved = room.join_service.move(room.join_service.move_code(room.table, 1))
    assert room.table.keys.who(key) is None
    assert room.table.keys.who(moved.key) == at(1)


def test_everyone_reads_that_a_seat_moved_to_another_phone_or_to_its_first() -> None:
    room = Room()
    room.join_service.move(room.join_service.move_code(room.table, 0))
    room.begun()
    # Before the start nobody had anything to hide.
    assert room.lines() == ["dealt"]
    for seat in (0, 1):
        moved = room.join_service.move(room.join_service.move_code(room.table, seat))
        assert room.table.keys.who(moved.key) == at(seat)
    again = resumed(room.shelf)
    for viewer in (at(0), at(1), HOST, TABLE):
        told = again.views.look(viewer).lines
        assert told == room.table.views.look(viewer).lines
        assert [(line.code, line.params) for line in told[1:]] == [
            ("seat-moved", {"seat": 0}),
            ("seat-moved", {"seat": 1}),
        ]
    assert room.table.keys.who(room.phone) is None


def test_it_dies_when_someone_else_or_a_bot_sits_there() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    room.table.seats.stand(1)
    assert room.table.keys.who(key) is None
    room.table.seats.sit(1, "Carla", HOST)
    assert room.table.keys.who(key) is None
    other = Room().begun()
    key = other.join_service.hand(other.table, 1)
    other.table.seats.stand(1)
    other.table.seats.seat_bot(1, "Grandma")
    assert other.table.keys.who(key) is None


def test_no_other_key_opens_the_seat_meanwhile() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    for other in ("", key[:-1], key + "x", None, 7):
        assert room.table.keys.who(other) is None
        assert not room.table.device.is_lent(other)
    assert room.table.keys.who(room.phone) == at(0)
    assert not room.table.device.is_lent(room.phone)


def test_nothing_is_lent_where_the_log_cannot_be_kept() -> None:
    room = Room().begun()
    room.shelf.fail = RuntimeError()
    digest = "0" * 64
    try:
        room.table.device.hand(1, digest, lambda: True)
    except Exception:
        assert room.table.device._loan is None
    else:
        raise AssertionError("it was handed round off the record")


def test_it_dies_with_whoever_is_sent_away_also_if_the_name_comes_back() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    room.table.seats.stand(1)
    room.table.seats.sit(1, "Grandma", HOST)
    assert room.table.keys.who(key) is None


def test_it_dies_when_it_is_taken_back_at_a_closed_table() -> None:
    room = Room().begun()
    key = room.join_service.hand(room.table, 1)
    room.table.end(HOST)
    with refused("table-ended"):
        room.table.device.take_back(1)
    assert room.table.keys.who(key) is None


def test_a_code_that_moves_a_seat_is_not_another_persons_of_the_same_name() -> None:
    room = Room()
    code = room.join_service.move_code(room.table, 0)
    room.table.seats.stand(0)
    room.table.seats.sit(0, "Aya", digest=digest_of("the other one's"))
    with refused("seat-free"):
        room.join_service.move(code)
    assert room.table.keys.who("the other one's") == at(0)


def test_a_phone_that_gave_its_seat_away_does_not_take_it_back_with_another_code() -> None:
    room = Room()
    first, second = (room.join_service.move_code(room.table, 0) for _ in range(2))
    moved = room.join_service.move(first)
    with refused("seat-free"):
        room.join_service.move(second)
    assert room.table.keys.who(moved.key) == at(0)
