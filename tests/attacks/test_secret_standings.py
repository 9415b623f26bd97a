"""The points of others, before the standings are public: read off the entries of those without a
phone, or off a phone that was taken before the first draw.
"""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.attacks.phone import Phone, Refused
from tests.attacks.running import Running, running
from tests.web.tournament import filled_sheet

NAMES = [f"Player {number}" for number in range(1, 13)]


class Hall:
    """Twelve people at two tables; the first round is over.

    Before the draw somebody took the entries of all but the last player, who has no phone.
    """

    def __init__(self, hub: Running) -> None:
        self.hub = hub
        options = {"level": "tokens", "rounds": 3, "entries": NAMES}
        made = hub.host("POST", "/api/tournaments", {"options": options})
        self.name, self.referee = str(made["table"]), str(made["key"])
        self._ids = itertools.count()
        self.stolen = {at: self.taken(at)["key"] for at in range(len(NAMES) - 1)}
        self.desk = hub.enter({"table": self.name, "key": self.referee})
        self._move("draw")
        for table in ("r1-t1", "r1-t2"):
            sheet = filled_sheet(self._move("take-sheet", table=table))
            # So that no two have the same points.
            for chair in range(1, 7):
                sheet[f"honor-{chair}"] = chair
            self._move("fill-sheet", **sheet)

    @property
    def own(self) -> Any:
        return seen_by(self.desk)["view"]["own"]

    def taken(self, entrant: int) -> Any:
        asked = {"code": self.name, "name": "x", "seat": entrant}
        return json.loads(self.hub.http("POST", "/api/join", asked).body)

    def _move(self, offer: str, **values: Any) -> Any:
        offers = seen_by(self.desk)["offers"]
        question = next(each["question"] for each in offers if each["key"] == offer)
        move = {"id": f"{offer}-{next(self._ids):08}", "offer": offer, "question": question}
        said = self.desk.ask("move", {**move, "values": values})
        assert said["ok"], said
        return seen_by(self.desk)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with running(tmp_path_factory.mktemp("hall"), joins_a_minute=10_000) as hub:
        hall = Hall(hub)
        yield hall
        hall.desk.close()


def seen_by(phone: Phone) -> Any:
    return phone.ask("look")["sight"]


def points_in(said: object) -> set[tuple[int, int]]:
    """Whose points are anywhere in what was said: rows of sheets, and lines of standings."""
    if isinstance(said, list):
        return set().union(*map(points_in, said))
    if not isinstance(said, dict):
        return set()
    found = set().union(*map(points_in, said.values()))
    if "had" in said:
        found.add((said["entrant"], said["team"] + said["single"] + said["extra"]))
    elif "entrant" in said and "wins" in said:
        found.add((said["entrant"], said["points"]))
    return found


def test_the_referee_has_everyones_points(hall: Hall) -> None:
    assert {entrant for entrant, _ in points_in(hall.own)} == set(range(len(NAMES)))


def test_no_key_to_anyones_entry_is_had_with_the_code_in_the_hall(hall: Hall) -> None:
    invitation = hall.hub.said("GET", f"/api/join/{hall.name}")
    assert invitation["by_code"]
    assert not any(seat["free"] for seat in invitation["seats"])
    got = [hall.taken(entrant) for entrant in range(len(NAMES))]
    assert all("key" not in each for each in got)
    assert got[-1]["refusal"]["code"] == "seat-playing"
    late = {"code": hall.name, "name": "Nobody Yet"}
    assert hall.hub.http("POST", "/api/join", late).status == 409


def test_a_phone_taken_before_the_draw_shows_its_own_players_points_alone(hall: Hall) -> None:
    for entrant, key in hall.stolen.items():
        phone = hall.hub.enter({"table": hall.name, "key": key})
        told = points_in(seen_by(phone))
        assert {who for who, _ in told} == {entrant}, told
        # Nor was anything else sent on the way.
        assert {who for who, _ in points_in(phone.sights)} == {entrant}
        phone.close()


def test_the_desk_knows_of_every_phone_that_took_an_entry(hall: Hall) -> None:
    one = f"/api/tournaments/{hall.name}"
    taken = hall.hub.said("GET", f"{one}/desk", None, hall.referee)["taken"]
    assert [(each["entrant"], each["how"]) for each in taken] == [
        (entrant, "list") for entrant in hall.stolen
    ]
    last = len(NAMES) - 1
    code = hall.hub.said("POST", f"{one}/entrants/{last}/code", None, hall.referee)["code"]
    key = hall.hub.said("POST", "/api/move", {"code": code})["key"]
    taken = hall.hub.said("GET", f"{one}/desk", None, hall.referee)["taken"]
    assert (taken[-1]["entrant"], taken[-1]["how"]) == (last, "code")
    phone = hall.hub.enter({"table": hall.name, "key": key})
    assert {who for who, _ in points_in(seen_by(phone))} == {last}
    phone.close()
    # Nor does a key that comes late open a table that was over before.
    for table in ("r1-t1", "r1-t2"):
        with pytest.raises(Refused, match="no-key"):
            hall.hub.enter({"table": f"{hall.name}.{table}", "key": key})
