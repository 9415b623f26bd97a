"""Codes, tickets and seats before a game: how long they are, how long they last, who gets what."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from hub.rules.contract.actor import HOST, TABLE, at
from hub.tables.codes import LETTERS
from hub.tables.join_service import JoinService, Screen, Seated
from hub.tables.keys import digest_of
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.tables.shelf import Shelf, Ticks, refused, rules_of

MINUTE = 60_000


class House:
    """A house whose clock stands until it is moved, and a table for three."""

    def __init__(self) -> None:
        self.now = 0
        self.service = JoinService(TableRegistry(Shelf(), rules_of, Ticks()), lambda: self.now)
        self.table: Table = self.service.open("toy", {"players": 3})


@pytest.fixture
def house() -> House:
    return House()


def test_a_code_is_as_long_as_what_it_opens_is_worth(house: House) -> None:
    letters, ticket = house.service.show_letters()
    house.table.seats.sit(0, "Aya")
    codes = (house.table.settings.code, house.service.move_code(house.table, 0), letters, ticket)
    assert [len(code) for code in codes] == [5, 8, 4, 24]
    assert set("".join(codes)) <= set(LETTERS)
    assert house.table.name == house.table.settings.code


def test_a_code_for_another_phone_lasts_ten_minutes_and_works_once(house: House) -> None:
    house.table.seats.sit(0, "Aya")
    code = house.service.move_code(house.table, 0)
    house.now = 10 * MINUTE - 1
    assert house.service.move(code).seat == 0
    with refused("no-such-code"):
        house.service.move(code)
    code = house.service.move_code(house.table, 0)
    house.now += 10 * MINUTE
    with refused("no-such-code"):
        house.service.move(code)


def test_a_screen_waits_half_an_hour_and_its_ticket_is_spent_with_its_key(house: House) -> None:
    letters, ticket = house.service.show_letters("here")
    assert house.service.ticket(ticket) == Screen(letters=letters)
    house.now = 30 * MINUTE - 1
    house.service.let_in(letters, house.table)
    screen = house.service.ticket(ticket)
    assert screen.table == house.table.name
    assert house.table.keys.digests("table") == (digest_of(screen.key),)
    with refused("no-such-code"):
        house.service.ticket(ticket)
    letters, ticket = house.service.show_letters("here")
    house.now += 30 * MINUTE
    with refused("no-such-code"):
        house.service.let_in(letters, house.table)
    with refused("no-such-code"):
        house.service.ticket(ticket)


def test_ten_screens_wait_at_one_place_and_the_oldest_gives_way(house: House) -> None:
    first, *others = [house.service.show_letters("here") for _ in range(10)]
    elsewhere = house.service.show_letters("there")
    assert house.service.ticket(first[1]).letters == first[0]
    house.service.show_letters("here")
    with refused("no-such-code"):
        house.service.ticket(first[1])
    for letters, ticket in (*others, elsewhere):
        assert house.service.ticket(ticket).letters == letters


def test_what_holds_a_key_does_not_print_it() -> None:
    assert repr(Seated("red", 2, "secret")) == "Seated(table='red', seat=2)"
    assert repr(Screen("ABCD", "red", "secret")) == "Screen()"


def test_whoever_names_no_seat_gets_an_empty_one_before_a_bots(house: House) -> None:
    house.table.seats.seat_bot(0, "Botan")
    code = house.table.settings.code
    assert house.service.free_seats(house.table) == (0, 1, 2)
    assert house.service.join(code, "Aya", None).seat == 1
    assert house.service.join(code.lower(), "Ben", 2).seat == 2
    with refused("seat-taken"):
        house.service.join(code, "Cid", 2)
    assert house.service.join(code, "Cid", None).seat == 0
    with refused("no-free-seat"):
        house.service.join(code, "Dan", None)


def test_a_seat_that_is_not_there_cannot_be_taken(house: House) -> None:
    for seat in (-1, 3):
        with refused("no-such-seat"):
            house.service.join(house.table.settings.code, "Aya", seat)
        with refused("no-such-seat"):
            house.service.move_code(house.table, seat)
    house.table.seats.seat_bot(1, "Botan")
    for seat in (0, 1):
        with refused("seat-free"):
            house.service.move_code(house.table, seat)


def test_the_key_that_comes_with_a_seat_is_that_seat(house: House) -> None:
    seated = house.service.join(house.table.settings.code, "Aya", 2)
    assert seated.table == house.table.name
    assert house.table.keys.who(seated.key) == at(2)
    moved = house.service.move(house.service.move_code(house.table, 2, is_own=True))
    assert moved.seat == 2
    assert house.table.keys.who(moved.key) == at(2)
    assert house.table.keys.digests("seat", 2) == (digest_of(moved.key),)


def test_a_code_finds_its_table_until_it_is_closed(house: House) -> None:
    code = house.table.settings.code
    assert house.service.find(f" {code[:2]}-{code[2:].lower()} ") is house.table
    assert house.service.at(code) is house.table
    house.table.end(HOST)
    for wrong in (code, "AAAAA", ""):
        with refused("no-such-code"):
            house.service.find(wrong)
    assert house.service.at(house.table.name) is house.table


def test_again_the_same_people_sit_at_a_table_with_as_many_chairs_as_there_may_be(
    house: House,
) -> None:
    seated = house.service.join(house.table.settings.code, "Aya", 1)
    panel = house.table.keys.give("panel")
    screen = house.table.keys.give("table")
    watcher = house.table.keys.give("watcher")
    new = house.service.again(house.table)
    assert new.name != house.table.name
    assert house.table.is_ended
    assert new.settings.options().players == max(new.rules.players)
    assert new.seats.names[:3] == ("", "Aya", "")
    assert new.keys.who(seated.key) == at(1)
    for kind, key in (("panel", panel), ("table", screen), ("watcher", watcher)):
        assert new.keys.digests(kind) == (digest_of(key),)  # type: ignore[arg-type]


def test_again_bots_play_as_many_as_they_did(house: House) -> None:
    house.table.seats.seat_bot(0, "Botan")
    house.table.seats.sit(1, "Aya", HOST)
    new = house.service.again(house.table)
    assert new.settings.options().players == 3
    assert new.seats.names[:3] == ("Botan", "Aya", "")
    assert set(new.seats.bots) == {0}


def test_again_at_a_table_that_was_deleted_leaves_no_new_one_behind(house: House) -> None:
    before = house.service.registry.names()
    house.service.registry.forget(house.table.name)
    with refused("no-such-table"):
        house.service.again(house.table)
    assert set(house.service.registry.names()) == set(before) - {house.table.name}


def test_again_asked_for_by_many_at_once_opens_one_table(house: House) -> None:
    house.service.join(house.table.settings.code, "Aya", 1)
    before, ready = len(house.service.registry.names()), Barrier(8)

    def ask(_: int) -> str:
        ready.wait(10)
        return house.service.again(house.table).name

    with ThreadPoolExecutor(8) as pool:
        opened = set(pool.map(ask, range(8)))
    assert len(opened) == 1
    assert house.table.next in opened
    assert len(house.service.registry.names()) == before + 1


def test_again_once_more_leads_to_the_table_that_is_open_by_now(house: House) -> None:
    second = house.service.again(house.table)
    assert house.service.again(house.table) is second
    third = house.service.again(second)
    assert third is not second
    assert house.service.again(house.table) is third
    third.end(HOST)
    fourth = house.service.again(house.table)
    assert fourth not in (second, third)
    house.service.registry.forget(fourth.name)
    assert house.service.again(house.table).name != fourth.name


def test_again_at_a_table_that_was_closed_leads_its_people_on(house: House) -> None:
    house.table.end(HOST)
    new = house.service.again(house.table)
    assert house.table.views.look(TABLE).next == new.name
    assert house.service.again(house.table) is new


def test_again_leads_to_no_tournaments_table_and_in_no_circle(house: House) -> None:
    """As a log might that was made up elsewhere and brought in."""
    cups = house.service.registry.open("CUP.1", "toy", {"players": 3}, of="CUP")
    house.table.lead_on(cups.name)
    assert house.service.again(house.table) is not cups
    other = house.service.open("toy", {"players": 3})
    other.lead_on(other.name)
    assert house.service.again(other).name != other.name
