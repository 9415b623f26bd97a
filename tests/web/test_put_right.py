"""Who may put a tournament's table right over the wire, and who may not; and what that shows."""

from typing import Any

import pytest

from tests.web.phone import Phone
from tests.web.running import RunningHub
from tests.web.tournament import Tournament, until

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo")
WHY = "a slip"


class Hall:
    """Two tables of four in their first turns, everybody with a phone, by table and seat."""

    def __init__(self, hub: RunningHub, level: str = "companion") -> None:
        self.hub = hub
        self.cup = Tournament(hub, level=level, rounds=1, entries=NAMES)
        self.cup.desk.connect()
        for seat in range(len(NAMES)):
            self.cup.join("x", seat)
        self.cup.referee("draw")
        there = [self.cup.at_table(phone) for phone in self.cup.phones]
        self.tables = {
            short: {e.seat: e for e in there if e.table == f"{self.cup.name}.{short}"}
            for short in ("r1-t1", "r1-t2")
        }
        for phones in self.tables.values():
            while not phones[0].call("look")["sight"]["view"]["round"]:
                for phone in phones.values():
                    answer_first(phone)

    def referee_at(self, short: str) -> Phone:
        phone = Phone(self.hub.url, f"{self.cup.name}.{short}", self.cup.key)
        phone.connect()
        return phone

    def desk_table(self, short: str) -> Any:
        tables = self.cup.ask("GET", "/desk").said["tables"]
        return next(each for each in tables if each["table"] == short)


def answer_first(phone: Phone) -> None:
    """Whatever comes first of what this phone is asked."""
    sight = phone.call("look")["sight"]
    asked = [each["question"] for each in sight["view"]["asked"]]
    for offer in sight["offers"]:
        if offer["question"] in asked and not offer["standing"]:
            values = {each["name"]: each["choices"][0]["value"] for each in offer["fields"]}
            made = {"offer": offer["key"], "question": offer["question"], "values": values}
            assert phone.move(made)["ok"]
            return


def honor(phone: Phone, seat: int) -> int:
    places = phone.call("look")["sight"]["view"]["places"]
    return int({e["key"]: e["value"] for e in places[seat]["counters"]}["honor"])


def correction(seat: int, value: int, **more: Any) -> Any:
    values = {"seat": seat, "value": value, "game": "goes-on"}
    return {"offer": "correct-honor", "question": 0, "values": values, **more}


def code(answer: Any) -> str:
    return "" if answer["ok"] else str(answer["refusal"]["code"])


@pytest.fixture
def hall(hub: RunningHub) -> Hall:
    return Hall(hub)


def asked(hall: Hall) -> tuple[int, int]:
    """Seat 2 of the first table says that it has two more; how many it had, and since when."""
    mine = hall.tables["r1-t1"][2]
    was = honor(mine, 2)
    assert mine.move(correction(2, was + 2))["ok"]
    (seen,) = mine.call("look")["sight"]["corrections"]
    return was, seen["since"]


def test_nobody_but_two_other_seats_of_that_table_confirms_a_correction(hall: Hall) -> None:
    was, since = asked(hall)
    here, there = hall.tables["r1-t1"], hall.tables["r1-t2"]
    assert code(here[2].call("confirm", {"since": since})) == "cannot-confirm"
    assert code(hall.referee_at("r1-t1").call("confirm", {"since": since})) == "cannot-confirm"
    assert code(hall.cup.desk.call("confirm", {"since": since})) == "cannot-confirm"
    given = hall.cup.ask("POST", "/keys", {"kind": "table", "table": "r1-t1"}).said["key"]
    screen = Phone(hall.hub.url, here[0].table, given)
    screen.connect()
    assert code(screen.call("confirm", {"since": since})) == "cannot-confirm"
    # A key of the other table opens only that one, where nothing waits.
    assert code(there[0].call("confirm", {"since": since})) == "no-correction"
    assert here[0].call("confirm", {"since": since})["ok"]
    assert code(here[0].call("confirm", {"since": since})) == "cannot-confirm"
    assert honor(here[0], 2) == was
    assert here[3].call("confirm", {"since": since})["ok"]
    assert honor(here[0], 2) == was + 2
    assert code(here[1].call("confirm", {"since": since})) == "no-correction"


def test_the_desk_sees_what_waits_and_what_was_made(hall: Hall) -> None:
    was, since = asked(hall)
    (waits,) = hall.desk_table("r1-t1")["waiting"]
    assert (waits["since"], waits["seat"], waits["what"]) == (since, 2, "correct-honor")
    assert (waits["change"]["was"], waits["change"]["now"]) == (was, was + 2)
    assert hall.desk_table("r1-t2")["waiting"] == []
    path = f"/tables/r1-t1/corrections/{since}"
    for phone in (hall.tables["r1-t1"][2], hall.tables["r1-t1"][0]):
        reply = hall.cup.ask("POST", path, {"accept": True, "why": WHY}, key=phone.key)
        assert reply.status == 403
    assert hall.cup.ask("POST", path, {"accept": False, "why": ""}).status == 409
    assert hall.cup.ask("POST", path, {"accept": False, "why": WHY}).status == 204
    assert hall.cup.ask("POST", path, {"accept": True, "why": WHY}).status in (404, 409)
    (made,) = hall.desk_table("r1-t1")["corrections"]
    assert (made["what"], made["by"], made["for_seat"]) == ("overturned", -1, 2)
    assert honor(hall.tables["r1-t1"][0], 2) == was


def test_a_no_calls_the_referee_over_the_wire(hall: Hall) -> None:
    _, since = asked(hall)
    here = hall.tables["r1-t1"]
    assert here[1].call("confirm", {"since": since, "is_right": False})["ok"]
    until(lambda: hall.cup.desk.call("look")["sight"]["view"]["own"]["calls"], "called")


def test_players_have_none_of_the_referees_say_whatever_they_send(hall: Hall) -> None:
    here = hall.tables["r1-t1"]
    was = honor(here[0], 1)
    assert code(here[0].move(correction(1, was - 1, why=WHY))) != ""
    assert code(here[0].move(correction(1, was - 1, why=WHY, for_seat=1))) == "host-only"
    assert code(here[0].call("look", {"for_seat": 1})) == "host-only"
    undo = {"id": "undo-0001", "last": here[0].call("look")["sight"]["version"], "why": WHY}
    assert code(here[0].call("undo", undo)) != ""
    assert honor(here[0], 1) == was


def test_the_referee_of_a_table_whose_cards_are_on_phones_sees_no_hand_by_acting(
    hub: RunningHub,
) -> None:
    hall = Hall(hub, "cards")
    referee = hall.referee_at("r1-t1")
    hands = {
        seat: e.call("look")["sight"]["view"]["hand"] for seat, e in hall.tables["r1-t1"].items()
    }
    assert all(hands.values())
    for seat, phone in hall.tables["r1-t1"].items():
        acting = referee.call("look", {"for_seat": seat})["sight"]
        assert acting["view"]["hand"] == []
        assert not any(place["role"] for place in acting["view"]["places"][1:])
        assert not any(offer["private"] for offer in acting["offers"])
        private = [o for o in phone.call("look")["sight"]["offers"] if o["private"]]
        for offer in private:
            made = {"offer": offer["key"], "question": offer["question"], "values": {}}
            told = referee.move({**made, "for_seat": seat, "why": WHY})
            assert code(told) == "needs-the-owner"
    assert code(referee.call("secret")) == "no-secret"


def test_an_undo_by_the_referee_names_the_move_and_the_reason(hall: Hall) -> None:
    referee = hall.referee_at("r1-t1")
    last = referee.call("look")["sight"]["undo"]
    assert last is not None
    assert code(referee.call("undo", {"id": "undo-0002", "why": WHY})) == "old-undo"
    assert code(referee.call("undo", {"id": "undo-0003", "last": last})) == "wrong-text"
    assert referee.call("undo", {"id": "undo-0004", "last": last, "why": WHY})["ok"]
