"""Coming and going: seats and their names, and keys that open one thing until revoked."""

import pytest

from hub.rules.contract.actor import HOST, PANEL, REFEREE, TABLE, WATCHER, Actor, at
from hub.rules.contract.name import LONGEST_NAME, clean_name
from hub.tables.events import KeyKind
from hub.tables.keys import Grant, digest_of
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


@pytest.mark.parametrize(
    "typed", ["", "   ", "\n", "\u200d", "\ufe0f", "\U000e0100", "x" * (LONGEST_NAME + 1)]
)
def test_a_name_is_neither_empty_nor_endless(typed: str) -> None:
    with refused("name-length"):
        clean_name(typed)


def test_people_sit_stand_and_are_there_after_a_restart() -> None:
    shelf = Shelf()
    table = opened(shelf)
    table.sit(0, "Yuki")
    table.sit(2, " Rin ")
    table.rename(0, "Yuki B")
    table.sit(1, "Aki")
    table.stand(1)
    assert table.names == resumed(shelf).names == ("Yuki B", "", "Rin", "", "", "")
    assert [record.by for record in shelf.read("one")][1:3] == ["seat 0", "seat 2"]


@pytest.mark.parametrize("name", ["YUKI", "yuki ", "ＹＵＫＩ", "yu\u200dki"])
def test_a_name_that_looks_like_anothers_is_taken(name: str) -> None:
    shelf = Shelf()
    table = opened(shelf)
    table.sit(0, "Yuki")
    table.sit(1, "Rin")
    with refused("name-taken"):
        table.sit(2, name)
    with refused("name-taken"):
        table.rename(1, name)
    table.rename(0, name)


def test_a_seat_is_taken_once_and_must_be_there() -> None:
    table = opened(Shelf())
    table.sit(0, "Yuki")
    with refused("seat-taken"):
        table.sit(0, "Rin")
    for seat in (-1, 6):
        with refused("no-such-seat"):
            table.sit(seat, "Rin")
        with refused("no-such-seat"):
            table.link(seat)
        with refused("no-such-seat"):
            table.give_key("seat", seat)
    with refused("seat-free"):
        table.stand(1)
    with refused("seat-free"):
        table.rename(1, "Rin")


def test_a_seat_is_taken_over_in_the_middle_of_a_game() -> None:
    table = started(Shelf())
    table.sit(1, "Rin")
    key = table.give_key("seat", 1)
    assert table.who(key) == at(1)


def test_seats_are_reordered_with_their_keys_until_the_start() -> None:
    shelf = Shelf()
    table = opened(shelf)
    keys = []
    for seat, name in enumerate(["Yuki", "Rin", "Aki"]):
        table.sit(seat, name)
        keys.append(table.give_key("seat", seat))
    host = table.give_key("host")
    table.reorder((2, 0, 1, 3, 4, 5))
    for one in (table, resumed(shelf)):
        assert one.names[:3] == ("Aki", "Yuki", "Rin")
        assert [one.who(key) for key in keys] == [at(1), at(2), at(0)]
        assert one.who(host) == HOST
    for order in ((0, 1), (0, 0, 1, 2, 3, 4)):
        with refused("wrong-order"):
            table.reorder(order)
    table.start(HOST)
    with refused("already-started"):
        table.reorder((0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("kind", "seat", "who"),
    [
        ("seat", 2, at(2)),
        ("entrant", 2, at(2)),
        ("host", -1, HOST),
        ("table", -1, TABLE),
        ("hall", -1, WATCHER),
        ("panel", -1, PANEL),
        ("watcher", -1, WATCHER),
        ("referee", -1, REFEREE),
    ],
)
def test_each_kind_of_key_opens_its_own(kind: KeyKind, seat: int, who: Actor) -> None:
    shelf = Shelf()
    table = opened(shelf)
    key = table.give_key(kind, seat)
    for one in (table, resumed(shelf)):
        assert one.who(key) == who
        assert one.grant(key) == Grant(kind=kind, seat=seat)
    table.revoke(kind, seat)
    for one in (table, resumed(shelf)):
        assert one.who(key) is None


def test_a_key_is_long_and_kept_as_a_digest_alone() -> None:
    shelf = Shelf()
    table = opened(shelf)
    key = table.give_key("seat", 0)
    assert len(key) >= 22
    stored = b"".join(bytes(record.events) for record in shelf.read("one"))
    assert key.encode() not in stored
    assert digest_of(key).encode() in stored


@pytest.mark.parametrize("key", ["", "x", "\ud800", None, 7, ["a"], b"bytes"])
def test_what_is_no_key_opens_nothing(key: object) -> None:
    table = opened(Shelf())
    table.give_key("host")
    assert table.who(key) is None


def test_a_digest_is_no_key() -> None:
    table = opened(Shelf())
    assert table.who(digest_of(table.give_key("host"))) is None


def test_one_key_is_revoked_and_the_others_work_on() -> None:
    table = opened(Shelf())
    first, second = table.give_key("watcher"), table.give_key("watcher")
    table.revoke_key(first)
    assert (table.who(first), table.who(second)) == (None, WATCHER)
    with refused("no-such-key"):
        table.revoke_key(first)
    with refused("no-such-key"):
        table.revoke("panel")


def test_a_seat_moves_to_another_phone_and_the_old_key_is_unknown_at_once() -> None:
    table = opened(Shelf())
    old, other = table.give_key("seat", 1), table.give_key("seat", 2)
    new = table.give_key("seat", 1, instead=True)
    assert (table.who(old), table.who(new), table.who(other)) == (None, at(1), at(2))


def test_whoever_is_sent_away_has_no_key_left() -> None:
    table = opened(Shelf())
    table.sit(1, "Rin")
    keys = table.give_key("seat", 1), table.give_key("entrant", 1)
    other = table.give_key("seat", 2)
    table.stand(1)
    assert [table.who(key) for key in keys] == [None, None]
    assert table.who(other) == at(2)


def test_a_key_is_carried_to_another_table() -> None:
    shelf = Shelf()
    table, other = opened(shelf), opened(shelf, "two")
    key = table.give_key("entrant", 1)
    (digest,) = table.digests("entrant", 1)
    other.share_key("entrant", 4, digest)
    assert (table.who(key), other.who(key)) == (at(1), at(4))


def test_a_key_without_a_seat_is_given_without_a_seat() -> None:
    with refused("no-such-seat"):
        opened(Shelf()).give_key("host", 2)


def test_a_key_that_could_not_be_stored_does_not_work() -> None:
    shelf = Shelf()
    table = opened(shelf)
    shelf.fail = FullLog()
    with pytest.raises(FullLog):
        table.give_key("host")
    assert table.digests("host") == ()


def test_joining_does_not_disturb_a_game() -> None:
    shelf = Shelf()
    table = started(shelf)
    table.submit(at(0), a("throw"), "m1")
    table.sit(1, "Rin")
    table.submit(at(0), a("throw"), "m2")
    assert resumed(shelf).look(at(1)) == table.look(at(1))


def test_a_key_in_constant_use_follows_every_change_at_once() -> None:
    table = opened(Shelf())
    key = table.give_key("seat", 0)
    now = table.bearer(key)
    assert now() == at(0)
    table.reorder((2, 0, 1, 3, 4, 5))
    assert now() == table.who(key) == at(1)
    table.give_key("watcher")
    assert now() == at(1)
    table.revoke_key(key)
    assert now() is None
    assert table.bearer("nobody's key, and long enough")() is None


def test_whoever_sits_down_gets_seat_and_key_in_one_step() -> None:
    table = opened(Shelf())
    before = table.version
    assert table.sit(0, "Aya", digest=digest_of("hers")) == before + 1
    table.reorder((1, 0, *range(2, len(table.names))))
    assert table.who("hers") == at(1)
