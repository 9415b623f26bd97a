"""Coming and going: seats and their names, and keys that open one thing until revoked."""

import pytest

from hub.rules.contract.actor import HOST, PANEL, REFEREE, TABLE, WATCHER, Actor, at
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.name import LONGEST_NAME, clean_name
from hub.tables.events import KeyKind
from hub.tables.keys import Grant, Keys, digest_of
from hub.tables.store import FullLog
from tests.tables.shelf import Shelf, a, opened, refused, resumed, started


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Yuki ", "Yuki"),
        ("Anna\u00a0 \u3000Maria", "Anna Maria"),
        ("e\u0301lan", "élan"),
        ("侍", "侍"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "a\nb",
        "a\x00",
        "\x1b[31mred",
        "abc\u202edef",
        "zero\u200bwidth",
        "a\ud800",
        "<b>bold</b>",
        "a\u17b4",
    ],
)
def test_a_name_has_nothing_invisible_and_no_markup(typed: str) -> None:
    with refused("name-characters"):
        clean_name(typed)


def test_a_new_name_is_on_record_as_given_by_its_owner_or_by_the_host() -> None:
    shelf = Shelf()
    table = opened(shelf)
    table.seats.sit(1, "Yuki")
    table.seats.rename(1, "Yuki B")
    table.seats.rename(1, "Yuki C", HOST)
    assert [record.by for record in shelf.logs[table.name][-2:]] == ["seat 1", "host"]


@pytest.mark.parametrize(
    "typed", ["", "   ", "\n", "\u200d", "\ufe0f", "\U000e0100", "x" * (LONGEST_NAME + 1)]
)
def test_a_name_is_neither_empty_nor_endless(typed: str) -> None:
    with refused("name-length"):
        clean_name(typed)


def test_people_sit_stand_and_are_there_after_a_restart() -> None:
    shelf = Shelf()
    table = opened(shelf)
    table.seats.sit(0, "Yuki")
    table.seats.sit(2, " Rin ")
    table.seats.rename(0, "Yuki B")
    table.seats.sit(1, "Aki")
    table.seats.stand(1)
    assert table.seats.names == resumed(shelf).seats.names == ("Yuki B", "", "Rin", "", "", "")
    assert [record.by for record in shelf.read("one")][1:3] == ["seat 0", "seat 2"]


@pytest.mark.parametrize("name", ["YUKI", "yuki ", "ＹＵＫＩ", "yu\u200dki"])
def test_a_name_that_looks_like_anothers_is_taken(name: str) -> None:
    shelf = Shelf()
    table = opened(shelf)
    table.seats.sit(0, "Yuki")
    table.seats.sit(1, "Rin")
    with refused("name-taken"):
        table.seats.sit(2, name)
    with refused("name-taken"):
        table.seats.rename(1, name)
    table.seats.rename(0, name)


def test_a_seat_is_taken_once_and_must_be_there() -> None:
    table = opened(Shelf())
    table.seats.sit(0, "Yuki")
    with refused("seat-taken"):
        table.seats.sit(0, "Rin")
    for seat in (-1, 6):
        with refused("no-such-seat"):
            table.seats.sit(seat, "Rin")
        with refused("no-such-seat"):
            table.connections.link(seat)
        with refused("no-such-seat"):
            table.keys.give("seat", seat)
    with refused("seat-free"):
        table.seats.stand(1)
    with refused("seat-free"):
        table.seats.rename(1, "Rin")


def test_a_seat_is_taken_over_in_the_middle_of_a_game() -> None:
    table = started(Shelf())
    table.seats.sit(1, "Rin")
    key = table.keys.give("seat", 1)
    assert table.keys.who(key) == at(1)


def test_seats_are_reordered_with_their_keys_until_the_start() -> None:
    shelf = Shelf()
    table = opened(shelf)
    keys = []
    for seat, name in enumerate(["Yuki", "Rin", "Aki"]):
        table.seats.sit(seat, name)
        keys.append(table.keys.give("seat", seat))
    host = table.keys.give("host")
    table.seats.reorder((2, 0, 1, 3, 4, 5))
    for one in (table, resumed(shelf)):
        assert one.seats.names[:3] == ("Aki", "Yuki", "Rin")
        assert [one.keys.who(key) for key in keys] == [at(1), at(2), at(0)]
        assert one.keys.who(host) == HOST
    for order in ((0, 1), (0, 0, 1, 2, 3, 4)):
        with refused("wrong-order"):
            table.seats.reorder(order)
    table.game.start(HOST)
    with refused("already-started"):
        table.seats.reorder((0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("kind", "seat", "who"),
    [
        ("seat", 2, at(2)),
        ("entrant", 2, at(2)),
        ("host", None, HOST),
        ("table", None, TABLE),
        ("hall", None, WATCHER),
        ("panel", None, PANEL),
        ("watcher", None, WATCHER),
        ("referee", None, REFEREE),
    ],
)
def test_each_kind_of_key_opens_its_own(kind: KeyKind, seat: Seat | None, who: Actor) -> None:
    shelf = Shelf()
    table = opened(shelf)
    key = table.keys.give(kind, seat)
    for one in (table, resumed(shelf)):
        assert one.keys.who(key) == who
        assert one.keys.grant(key) == Grant(kind=kind, seat=seat)
    table.keys.revoke(kind, seat)
    for one in (table, resumed(shelf)):
        assert one.keys.who(key) is None


def test_a_key_is_long_and_kept_as_a_digest_alone() -> None:
    shelf = Shelf()
    table = opened(shelf)
    key = table.keys.give("seat", 0)
    assert len(key) >= 22
    stored = b"".join(bytes(record.events) for record in shelf.read("one"))
    assert key.encode() not in stored
    assert digest_of(key).encode() in stored


@pytest.mark.parametrize("key", ["", "x", "\ud800", None, 7, ["a"], b"bytes"])
def test_what_is_no_key_opens_nothing(key: object) -> None:
    table = opened(Shelf())
    table.keys.give("host")
    assert table.keys.who(key) is None


def test_a_digest_is_no_key() -> None:
    table = opened(Shelf())
    assert table.keys.who(digest_of(table.keys.give("host"))) is None


def test_one_key_is_revoked_and_the_others_work_on() -> None:
    table = opened(Shelf())
    first, second = table.keys.give("watcher"), table.keys.give("watcher")
    table.keys.revoke_key(first)
    assert (table.keys.who(first), table.keys.who(second)) == (None, WATCHER)
    with refused("no-such-key"):
        table.keys.revoke_key(first)
    with refused("no-such-key"):
        table.keys.revoke("panel")


def test_a_seat_moves_to_another_phone_and_the_old_key_is_unknown_at_once() -> None:
    table = opened(Shelf())
    old, other = table.keys.give("seat", 1), table.keys.give("seat", 2)
    new = table.keys.give("seat", 1, instead=True)
    assert (table.keys.who(old), table.keys.who(new), table.keys.who(other)) == (None, at(1), at(2))


def test_whoever_is_sent_away_has_no_key_left() -> None:
    table = opened(Shelf())
    table.seats.sit(1, "Rin")
    keys = table.keys.give("seat", 1), table.keys.give("entrant", 1)
    other = table.keys.give("seat", 2)
    table.seats.stand(1)
    assert [table.keys.who(key) for key in keys] == [None, None]
    assert table.keys.who(other) == at(2)


def test_a_key_is_carried_to_another_table() -> None:
    shelf = Shelf()
    table, other = opened(shelf), opened(shelf, "two")
    key = table.keys.give("entrant", 1)
    (digest,) = table.keys.digests("entrant", 1)
    other.keys.share("entrant", 4, digest)
    assert (table.keys.who(key), other.keys.who(key)) == (at(1), at(4))


def test_a_key_without_a_seat_is_given_without_a_seat() -> None:
    with refused("no-such-seat"):
        opened(Shelf()).keys.give("host", 2)


def test_a_key_that_could_not_be_stored_does_not_work() -> None:
    shelf = Shelf()
    table = opened(shelf)
    shelf.fail = FullLog()
    with pytest.raises(FullLog):
        table.keys.give("host")
    assert table.keys.digests("host") == ()


def test_joining_does_not_disturb_a_game() -> None:
    shelf = Shelf()
    table = started(shelf)
    table.game.submit(at(0), a("throw"), "m1")
    table.seats.sit(1, "Rin")
    table.game.submit(at(0), a("throw"), "m2")
    assert resumed(shelf).views.look(at(1)) == table.views.look(at(1))


def test_a_key_in_constant_use_follows_every_change_at_once() -> None:
    table = opened(Shelf())
    key = table.keys.give("seat", 0)
    now = table.keys.bearer(key)
    assert now() == at(0)
    table.seats.reorder((2, 0, 1, 3, 4, 5))
    assert now() == table.keys.who(key) == at(1)
    table.keys.give("watcher")
    assert now() == at(1)
    table.keys.revoke_key(key)
    assert now() is None
    assert table.keys.bearer("nobody's key, and long enough")() is None


def test_whoever_sits_down_gets_seat_and_key_in_one_step() -> None:
    table = opened(Shelf())
    before = table.version
    assert table.seats.sit(0, "Aya", digest=digest_of("hers")) == before + 1
    table.seats.reorder((1, 0, *range(2, len(table.seats.names))))
    assert table.keys.who("hers") == at(1)


def test_a_bot_takes_a_free_seat_and_at_a_table_that_is_over_nobody_comes_or_goes() -> None:
    table = opened(Shelf())
    table.seats.sit(0, "Yuki")
    with refused("seat-taken"):
        table.seats.seat_bot(0, "Kato")
    with refused("name-taken"):
        table.seats.seat_bot(1, "Yuki")
    table.seats.seat_bot(1, "Kato")
    table.end(HOST)
    # Of whoever sits there nothing is said any more.
    for seat in (0, 2):
        with refused("table-ended"):
            table.seats.seat_bot(seat, "Sumi")
    for ended in (table.seats.rename, table.seats.sit):
        with refused("table-ended"):
            ended(0, "Sumi")
    with refused("table-ended"):
        table.seats.stand(0)


def test_keys_that_were_given_out_work_with_every_later_version() -> None:
    """A log keeps digests; with another way to make them nobody would come back to their seat."""
    digest = "261226083429c18f417b50f7ab45e07d71cf3edb28c7803ed80b64c30477131f"
    assert digest_of("a-key-that-was-given-out") == digest
    assert Keys() == Keys({})
    assert Keys({digest: Grant("seat", Seat(0))}) != Keys()
    assert Keys() != {}
