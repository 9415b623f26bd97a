"""Nobody reads a role or a hand unseen by taking a seat over: neither the host nor a guest."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.phone import Phone
from tests.attacks.running import Running, Seat, running

ATTACKER = "127.0.0.9"
CHIE = 2


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots that think for a minute: nothing moves on while somebody peeks."""
    with running(tmp_path_factory.mktemp("seats"), bot_pause=60, joins_a_minute=1000) as hub:
        yield hub


class Evening:
    """Aya and Bea with their phones, Chie without one, and three bots; a screen shows it all."""

    def __init__(self, hub: Running, stack: ExitStack) -> None:
        self.hub, self._stack = hub, stack
        self.table = hub.open(6)
        self.path = f"/api/tables/{self.table}"
        self.seats = [hub.join(self.table, name) for name in ("Aya", "Bea")]
        self.host("POST", f"/seats/{CHIE}", {"name": "Chie"})
        self.host("POST", "/bots")
        hub.start(self.table)
        self.phones = [self.dial(seat) for seat in self.seats]
        self.screen = self.enter(hub.key(self.table, "table"))
        self.desk = self.enter(hub.host_key)

    def host(self, method: str, path: str, payload: object = None) -> Any:
        return self.hub.host(method, self.path + path, payload)

    def dial(self, seat: Seat, source: str = "") -> Phone:
        phone = self.hub.phone(seat, source)
        self._stack.callback(phone.close)
        return phone

    def enter(self, key: str) -> Phone:
        phone = self.hub.enter({"table": self.table, "key": key})
        self._stack.callback(phone.close)
        return phone

    def take(self, seat: int, name: str) -> Phone:
        """The attacker's phone at a seat, by the code that hangs on the screen."""
        asked = {"code": self.table, "name": name, "seat": seat}
        reply = self.hub.http("POST", "/api/join", asked, source=ATTACKER)
        assert reply.status == 201, reply.body
        made = json.loads(reply.body)
        return self.dial(Seat(made["table"], made["seat"], made["key"]), ATTACKER)

    @property
    def everyone(self) -> list[Phone]:
        for phone in (*self.phones, self.screen, self.desk):
            phone.ask("look", {})
            phone.drain(0.05)
        return [*self.phones, self.screen, self.desk]


@contextmanager
def evening(hub: Running) -> Iterator[Evening]:
    with ExitStack() as stack:
        yield Evening(hub, stack)


def told(phone: Phone, field: str = "lines") -> list[str]:
    """But for bots that answer, on a machine that takes its time."""
    codes = [line["code"] for line in phone.sight[field]]
    return [code for code in codes if code != "answered"]


def saw_nothing(thief: Phone) -> None:
    """Of all bytes that came, none is of a hand, a role or a line that is its owner's alone."""
    said = thief.ask("secret", {})
    assert said["ok"] is False
    assert said["refusal"]["code"].startswith("takeover-")
    thief.ask("look", {})
    thief.drain(0.05)
    for frame in thief.heard:
        assert b'"secret":{' not in frame
        assert b"you-drew" not in frame
    for sight in thief.sights:
        assert sight["view"]["hand"] == []
        # Nor may it say that it has looked, or do what needs a look.
        assert not any(each["private"] or each["looked"] for each in sight["offers"])


def test_the_host_does_not_read_the_role_of_somebody_without_a_phone_unseen(hub: Running) -> None:
    with evening(hub) as night:
        night.host("DELETE", f"/seats/{CHIE}")
        thief = night.take(CHIE, "Chie")
        saw_nothing(thief)
        for phone in night.everyone:
            assert told(phone)[-2:] == ["seat-vacated", "seat-resumed"]
            assert told(phone, "seat_news") == ["seat-vacated", "seat-resumed"]
            (takeover,) = phone.sight["takeovers"]
            assert (takeover["seat"], takeover["name"], takeover["was"]) == (CHIE, "Chie", "Chie")
            assert takeover["vouch"] == (phone in night.phones)
        night.host("DELETE", f"/seats/{CHIE}")
        night.host("POST", f"/seats/{CHIE}", {"name": "Chie"})
        for phone in night.everyone:
            assert told(phone)[-4:] == 2 * ["seat-vacated", "seat-resumed"]
            assert told(phone, "seat_news") == 2 * ["seat-vacated", "seat-resumed"]


def test_the_hosts_code_for_a_seat_and_a_device_for_a_new_one_read_nothing_unseen(
    hub: Running,
) -> None:
    with evening(hub) as night:
        code = night.host("POST", "/seats/1/code")["code"]
        made = hub.said("POST", "/api/move", {"code": code})
        saw_nothing(night.dial(Seat(made["table"], made["seat"], made["key"])))
        night.host("DELETE", f"/seats/{CHIE}")
        night.host("POST", f"/seats/{CHIE}", {"name": "Chie"})
        key = night.host("POST", f"/seats/{CHIE}/hand")["key"]
        saw_nothing(night.enter(key))
        night.phones.pop()
        for phone in night.everyone:
            assert told(phone, "seat_news") == ["seat-moved", "seat-vacated", "seat-resumed"]
            assert [each["name"] for each in phone.sight["takeovers"]] == ["Bea", "Chie"]


def test_one_person_with_the_code_does_not_read_three_bots_seats_unseen(hub: Running) -> None:
    with evening(hub) as night:
        thieves = []
        for seat in (3, 4, 5):
            thieves.append(night.take(seat, f"Guest {seat}"))
            saw_nothing(thieves[-1])
        for phone in night.everyone:
            assert told(phone).count("bot-relieved") == 3
            waits = {each["seat"]: each["wait"] for each in phone.sight["takeovers"]}
            # One is uncovered by time; the next ones by somebody else's yes alone.
            assert 0 < waits.pop(3, 1) <= 30
            assert waits == {4: -1, 5: -1}
        asked = {each["seat"]: each["since"] for each in night.screen.sight["takeovers"]}
        for thief, seat in zip(thieves, (4, 5, 4), strict=True):
            said = thief.ask("vouch", {"seat": seat, "since": asked[seat]})
            assert said["refusal"]["code"] == "cannot-vouch"


def test_a_yes_of_another_seat_gives_seat_role_and_hand_and_is_told(hub: Running) -> None:
    with evening(hub) as night:
        night.host("DELETE", f"/seats/{CHIE}")
        guest = night.take(CHIE, "Dino")
        (takeover,) = night.everyone[0].sight["takeovers"]
        asked = {"seat": CHIE, "since": takeover["since"]}
        for other in (night.desk, night.screen, guest):
            assert other.ask("vouch", asked)["refusal"]["code"] == "cannot-vouch"
        saw_nothing(guest)
        assert night.phones[0].ask("vouch", asked)["ok"]
        assert guest.ask("secret", {})["ok"]
        guest.ask("look", {})
        guest.drain(0.05)
        assert guest.sight["view"]["you"] == CHIE
        assert len(guest.sight["view"]["hand"]) > 0
        for phone in night.everyone:
            line = {"code": "seat-vouched", "params": {"seat": CHIE, "by": 0}}
            assert line in phone.sight["lines"]
            assert phone.sight["takeovers"] == []


@pytest.mark.long
def test_without_a_yes_it_takes_thirty_seconds_and_everyone_reads_when_they_are_over(
    hub: Running,
) -> None:
    with evening(hub) as night:
        began = time.monotonic()
        guest = night.take(3, "Dino")
        while not guest.ask("secret", {})["ok"]:
            assert time.monotonic() - began < 120
            # Whoever listens answers the hub's pings, and is still there in the end.
            assert len(night.everyone) == 4
            time.sleep(0.5)
        assert time.monotonic() - began >= 29
        for phone in night.everyone:
            assert told(phone)[-1] == "seat-uncovered"
            assert phone.sight["takeovers"] == []


def test_a_yes_that_is_no_message_uncovers_nothing(hub: Running) -> None:
    wrong: list[object] = [{}, {"seat": 3}, {"seat": -1, "since": 1}, {"seat": 3, "since": "x"}]
    with evening(hub) as night:
        thief = night.take(3, "Dino")
        for message in (*wrong, None):
            assert night.phones[0].ask("vouch", message)["refusal"]["code"] == "malformed"
        saw_nothing(thief)


def test_a_killed_hub_still_covers_what_it_covered(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=60) as hub, evening(hub) as night:
        night.host("DELETE", f"/seats/{CHIE}")
        asked = {"code": night.table, "name": "Chie", "seat": CHIE}
        made = hub.said("POST", "/api/join", asked)
    with running(tmp_path, bot_pause=60) as hub:
        thief = hub.phone(Seat(made["table"], made["seat"], made["key"]))
        saw_nothing(thief)
        assert thief.sight["takeovers"][0]["wait"] > 0
        thief.close()
