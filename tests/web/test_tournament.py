"""A tournament on a running hub: opened, entered, drawn, played by phones that move with it."""

from pathlib import Path
from random import Random

import pytest
import socketio

from tests.web.phone import Json, Phone, filled, moved, open_offers
from tests.web.running import RunningHub, running
from tests.web.tournament import Tournament, typed_in, until

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo")


def entered(hub: RunningHub, count: int = 8, **options: object) -> Tournament:
    """A tournament with so many phones, whose referee is at the desk."""
    tournament = Tournament(hub, **{"level": "cards", "rounds": 1, **options})
    for name in NAMES[:count]:
        tournament.join(name)
    tournament.desk.connect()
    return tournament


def test_a_tournament_is_opened_and_the_host_sees_how_far_it_is(hub: RunningHub) -> None:
    cup = entered(hub, 4)
    listed = {each["table"]: each for each in hub.as_host("GET", "/api/tournaments")}
    seen = listed[cup.name]
    assert seen["phase"] == "entry"
    assert (seen["players"], seen["rounds"], seen["ended"]) == (4, 1, False)
    assert seen["code"] == cup.name
    assert seen["link"].endswith(f"/join/{cup.name}")


def test_the_referees_key_opens_the_desk_and_the_hosts_what_the_hall_sees(hub: RunningHub) -> None:
    cup = entered(hub, 4)
    assert cup.desk.wait(0)["view"]["own"]["type"] == "desk"
    host = Phone(hub.url, cup.name, hub.host_key)
    host.connect()
    sight = host.wait(0)
    assert sight["view"]["own"]["type"] == "hall"
    assert sight["offers"] == []
    assert sight["undo"] is None


def test_whoever_enters_by_name_has_a_phone_and_nobody_else_takes_that_entry(
    hub: RunningHub,
) -> None:
    cup = entered(hub, 0, entries=["Zoe", "Yuri"])
    told = hub.ask("GET", f"/api/join/{cup.name}").said
    assert (told["game"], told["table"]) == ("tournament", cup.name)
    assert [(each["name"], each["free"]) for each in told["seats"]] == [
        ("Zoe", True),
        ("Yuri", True),
    ]
    phone = cup.join("whatever", 1)
    assert phone.seat == 1
    again = hub.ask("POST", "/api/join", {"code": cup.name, "name": "x", "seat": 1})
    assert again.said["refusal"]["code"] == "seat-taken"
    same = hub.ask("POST", "/api/join", {"code": cup.name, "name": "zoe"})
    assert same.said["refusal"]["code"] == "name-taken"
    assert cup.join("Xaver").seat == 2
    phone.connect()
    own = phone.wait(0)["view"]["own"]
    assert (own["type"], own["name"]) == ("entrant", "Yuri")


def test_after_the_first_draw_nobody_enters_without_the_referee(hub: RunningHub) -> None:
    cup = entered(hub, 8, rounds=3)
    cup.referee("draw")
    reply = hub.ask("POST", "/api/join", {"code": cup.name, "name": "Late"})
    assert reply.said["refusal"]["code"] == "entries-closed"
    cup.referee("enter", name="Late")
    told = hub.ask("GET", f"/api/join/{cup.name}").said
    assert told["by_code"]
    assert not any(each["free"] for each in told["seats"])
    taking = hub.ask("POST", "/api/join", {"code": cup.name, "name": "Late", "seat": 8})
    assert taking.said["refusal"]["code"] == "seat-playing"
    assert cup.let_in(8).seat == 8


def test_the_desk_is_told_which_phones_took_an_entry_until_it_has_seen_them(
    hub: RunningHub,
) -> None:
    cup = entered(hub, 0, entries=list(NAMES))

    def taken() -> list[Json]:
        found: list[Json] = cup.ask("GET", "/desk").said["taken"]
        return found

    assert taken() == []
    cup.join("x", 2)
    # Whoever enters themselves takes nothing that was on the list.
    cup.join("Zoe")
    cup.let_in(2)
    cup.referee("draw")
    cup.let_in(5)
    told = [(each["entrant"], each["how"]) for each in taken()]
    assert told == [(2, "list"), (2, "code"), (5, "code")]
    numbers = [each["number"] for each in taken()]
    assert numbers == sorted(set(numbers))
    for _ in range(2):
        assert cup.ask("POST", "/phones/seen", {"to": numbers[1]}).status == 204
        assert [each["entrant"] for each in taken()] == [5]
    refused = cup.ask("POST", "/phones/seen", {"to": numbers[2]}, key=cup.phones[0].key)
    assert refused.said["refusal"]["code"] in ("referee-only", "no-key")
    assert cup.ask("POST", "/phones/seen", {"to": numbers[2]}).status == 204
    assert taken() == []


def test_a_phone_that_takes_an_entry_does_not_keep_a_slip_from_being_taken_back(
    hub: RunningHub,
) -> None:
    cup = entered(hub, 0, entries=list(NAMES))
    slip = cup.referee("enter", name="Zoé")["undo"]
    cup.join("x", 3)
    assert cup.desk.undo(last=slip)["ok"]
    record = cup.ask("GET", "/record.json?all=1").said
    kinds = [(each["decision"], each["name"]) for each in record]
    assert kinds[1:] == [("entered", "Zoé"), ("entry-taken", NAMES[3]), ("taken-back", "")]


def test_a_phone_goes_to_its_table_with_the_key_it_has_and_to_no_other(hub: RunningHub) -> None:
    cup = entered(hub, 8)
    assert cup.place(cup.phones[0]) == ("", -1)
    cup.referee("draw")
    seats = {phone.seat: cup.place(phone) for phone in cup.phones}
    assert len(set(seats.values())) == 8
    assert {table for table, _ in seats.values()} == {f"{cup.name}.r1-t1", f"{cup.name}.r1-t2"}
    phone = cup.phones[0]
    there = cup.at_table(phone)
    sight = there.wait(0)
    assert (sight["of"], sight["you"]) == (cup.name, there.seat)
    (other,) = {table for table, _ in seats.values()} - {there.table}
    with pytest.raises(socketio.exceptions.ConnectionError):
        Phone(hub.url, other, phone.key).connect()


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_nobody_looks_at_cards_and_takes_it_back(hub: RunningHub, level: str) -> None:
    cup = entered(hub, 8, level=level)
    cup.referee("draw")
    there = cup.at_table(cup.phones[0])
    sight = there.wait(0)
    answer = there.move(filled(open_offers(sight)[0], Random(level)))
    assert answer["ok"], answer
    taken = there.undo(last=answer["version"])
    assert taken["ok"] is (level == "companion")
    if level == "cards":
        assert taken["refusal"]["code"] == "not-taken-back"
        assert there.wait(answer["version"])["undo"] is None


def test_a_moved_entry_leaves_the_old_phone_outside_everywhere(hub: RunningHub) -> None:
    cup = entered(hub, 8)
    cup.referee("draw")
    old = cup.phones[2]
    there = cup.at_table(old)
    new = moved(hub, old)
    assert new.seat == old.seat
    until(lambda: there.gone == ["key-revoked"], "the table never heard of it")
    for table in (cup.name, there.table):
        with pytest.raises(socketio.exceptions.ConnectionError):
            Phone(hub.url, table, old.key).connect()
    assert cup.at_table(new).wait(0)["you"] == there.seat


def test_the_clock_is_told_to_whoever_has_a_key_of_the_tournament(hub: RunningHub) -> None:
    cup = entered(hub, 8, minutes=30)
    key = cup.phones[0].key
    assert cup.ask("GET", "/clock", key=key).said == {
        "clock": "off",
        "left": 30 * 60_000,
        "length_left": -1,
    }
    cup.referee("draw")
    cup.referee("start-round")
    told = cup.ask("GET", "/clock", key=key).said
    assert told["clock"] == "running"
    assert 29 * 60_000 < told["left"] <= 30 * 60_000
    assert cup.ask("GET", "/clock", key="x" * 32).status == 401


def test_a_tournament_is_deleted_with_all_its_tables(hub: RunningHub) -> None:
    cup = entered(hub, 8)
    cup.referee("draw")
    there = cup.at_table(cup.phones[0])
    tables = hub.ask("GET", "/healthz").said["tables"]
    hub.as_host("DELETE", f"/api/tables/{cup.name}")
    assert hub.ask("GET", "/healthz").said["tables"] == tables - 3
    until(lambda: there.gone == ["table-deleted"])
    assert cup.name not in {each["table"] for each in hub.as_host("GET", "/api/tournaments")}


def test_a_phone_that_slept_through_the_end_of_its_table_finds_the_next_one(
    hub: RunningHub,
) -> None:
    cup = entered(hub, 8, rounds=2)
    cup.referee("draw")
    asleep = cup.at_table(cup.phones[4])
    asleep.drop()
    typed_in(cup)
    cup.referee("draw")
    # It comes back to where it was, with the key it has, and reads what became of it.
    asleep.connect()
    sight = asleep.call("look")["sight"]
    assert (sight["ended"], sight["of"]) == (True, cup.name)
    table, _ = cup.place(cup.phones[4])
    assert table.startswith(f"{cup.name}.r2-t")
    assert cup.at_table(cup.phones[4]).wait(0)["table"] == table


def test_no_tournament_is_brought_in_from_a_file(
    hub: RunningHub,
) -> None:
    cup = entered(hub, 8)
    cup.referee("draw")
    typed_in(cup)
    archive = cup.ask("GET", "/export").said
    reply = hub.ask("POST", "/api/import", archive["tournament"], key=hub.host_key)
    assert reply.said["refusal"]["code"] == "no-such-game"
    # Nor one that says it is something else.
    disguised = {**archive["tournament"], "game": "samurai"}
    reply = hub.ask("POST", "/api/import", disguised, key=hub.host_key)
    assert reply.said["refusal"]["code"] == "damaged-export"
    assert all(cup.name != each["table"] for each in hub.as_host("GET", "/api/tables"))


def test_the_hall_finds_room_beside_however_many_phones(tmp_path: Path) -> None:
    with running(tmp_path, joins_a_minute=5000, table_connections=2) as hub:
        cup = entered(hub, 8)
        for phone in cup.phones:
            phone.connect()
        key = cup.ask("POST", "/keys", {"kind": "hall"}).said["key"]
        for _ in range(2):
            hall = Phone(hub.url, cup.name, key)
            hall.connect()
            assert hall.wait(0)["view"]["own"]["type"] == "hall"
        with pytest.raises(socketio.exceptions.ConnectionError):
            Phone(hub.url, cup.name, key).connect()


def test_the_desk_has_a_page_of_its_own(hub: RunningHub) -> None:
    assert hub.ask("GET", "/desk/ABCDE").status in (200, 503)
    assert hub.ask("GET", "/desk").status == 404
