"""The referee's routes and papers, against a hub in this process."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hub.laws.forms import fill
from hub.rules.contract.actor import REFEREE, at
from hub.rules.contract.form import Move
from hub.settings import Settings
from hub.tables.commit import TableFault
from hub.tables.keys import digest_of
from hub.web.address import Address
from hub.web.desk_tables import DeskTables
from tests.tournaments.test_tournament_registry import typed_in
from tests.web.host_client import HostClient

NAMES = [f"P{number}" for number in range(8)]


class Desk:
    """A tournament of eight, opened by the host, and its referee."""

    def __init__(self, folder: Path) -> None:
        self.host = HostClient(folder)
        options = {"entries": NAMES, "level": "tokens"}
        status, opened = self.host.ask("POST", "/tournaments", {"options": options})
        assert status == 201
        self.opened: dict[str, str] = opened
        self.name, self.key = opened["table"], opened["key"]
        self.running = self.host.hub.tournaments.get(self.name)

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        key = self.key if key is None else key
        return self.host.ask(method, f"/tournaments/{self.name}{path}", body, key)

    def file(self, path: str) -> Any:
        return self.host.client.get(
            f"/api/tournaments/{self.name}{path}", headers={"Authorization": f"Bearer {self.key}"}
        )

    def do(self, offer: str, **values: Any) -> None:
        table = self.running.table
        table.game.submit(REFEREE, Move(offer=offer, values=values), f"{offer}@{table.version}")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.host.hub.stop()


def _refused(code: str, **params: Any) -> dict[str, Any]:
    return {"refusal": {"code": code, "params": params}}


def test_a_tournament_is_opened_and_listed_as_it_stands(desk: Desk) -> None:
    assert desk.opened["link"].endswith(f"/join/{desk.opened['code']}")
    desk.do("draw")
    status, (listed,) = desk.host.ask("GET", "/tournaments")
    assert status == 200
    assert listed["at"] > 0
    assert {**listed, "at": 0} == {
        **{"table": desk.name, "code": desk.opened["code"], "link": desk.opened["link"], "at": 0},
        **{"phase": "round", "round": 1, "rounds": 3, "players": 8, "level": "tokens"},
        "ended": False,
    }


def test_only_its_referee_gets_its_papers(desk: Desk) -> None:
    assert desk.ask("GET", "/desk", key="") == (401, _refused("no-key"))
    hall = desk.running.table.keys.give("hall", by=REFEREE)
    for path in ("/desk", "/draw.csv", "/sheets.csv", "/record.csv", "/export"):
        assert desk.ask("GET", path, key=hall) == (403, _refused("referee-only"))
    status, given = desk.host.ask("POST", f"/tournaments/{desk.name}/referee")
    assert (status, given["table"], given["kind"]) == (201, desk.name, "referee")
    assert desk.ask("GET", "/desk", key=given["key"])[0] == 200


@pytest.mark.parametrize("paper", ["sheets", "standings", "ranking"])
@pytest.mark.parametrize(("kind", "mimetype"), [("csv", "text/csv"), ("json", "application/json")])
def test_every_paper_comes_as_a_file_of_either_kind(
    desk: Desk, paper: str, kind: str, mimetype: str
) -> None:
    found = desk.file(f"/{paper}.{kind}")
    assert (found.status_code, found.mimetype) == (200, mimetype)
    name = f'attachment; filename="{desk.name}-{paper}.{kind}"'
    assert found.headers["Content-Disposition"] == name
    assert desk.ask("GET", f"/{paper}.txt") == (404, _refused("no-such-page"))


def test_a_draw_is_printed_by_its_number(desk: Desk) -> None:
    assert desk.ask("GET", "/draw.csv") == (404, _refused("no-such-page"))
    desk.do("draw")
    for query in ("", "?round=1"):
        found = desk.file(f"/draw.json{query}")
        assert {row["table"] for row in found.json} == {"r1-t1", "r1-t2"}
        assert f'"{desk.name}-draw-1.json"' in found.headers["Content-Disposition"]
    for number in (0, 2):
        assert desk.ask("GET", f"/draw.csv?round={number}") == (404, _refused("no-such-page"))


def test_the_record_is_whole_as_csv_and_by_its_decisions_as_json(desk: Desk) -> None:
    desk.do("note", why="a word")
    desk.do("draw")
    decisions = desk.file("/record.json").json
    assert [row["decision"] for row in decisions] == ["note"]
    assert isinstance(decisions[0]["at"], int)
    whole = [row["decision"] for row in desk.file("/record.json?all=1").json]
    assert whole == ["opened", "note", "drawn"]
    text = desk.file("/record.csv").text
    assert [line.split(",")[2] for line in text.splitlines()[1:]] == [f'"{each}"' for each in whole]
    assert text.splitlines()[2].startswith('"20')


def test_an_archive_has_no_table_that_still_runs(desk: Desk) -> None:
    desk.do("draw")
    assert desk.file("/export").json["tables"] == []
    typed_in(desk.running, "r1-t1")
    archive = desk.file("/export")
    assert len(archive.json["tables"]) == 1
    assert archive.json["tournament"]["game"] == "tournament"
    assert archive.headers["Content-Disposition"] == f'attachment; filename="{desk.name}.json"'


def test_a_list_is_shown_first_and_entered_whole_or_not_at_all(desk: Desk) -> None:
    text = "P1\nNora\n" + "x" * 25
    status, shown = desk.ask("POST", "/names", {"text": text})
    assert status == 200
    assert [(each["name"], each.get("known", False)) for each in shown["names"][:2]] == [
        ("P1", True),
        ("Nora", False),
    ]
    wrong = _refused("wrong-entries", line=3, low=1, high=24)
    assert desk.ask("POST", "/entries", {"text": text}) == (409, wrong)
    before = desk.running.state.entrants
    assert len(before) == 8
    assert desk.ask("POST", "/entries", {"text": "P1\nNora\nOtto"}) == (
        201,
        {"count": 2, "known": 1},
    )
    entrants = desk.running.state.entrants
    assert [entrants[at].name for at in (8, 9)] == ["Nora", "Otto"]


def test_sheets_come_in_all_or_none(desk: Desk) -> None:
    assert desk.ask("POST", "/sheets", {"text": "x"}) == (409, _refused("wrong-sheets", line=1))
    assert desk.ask("POST", "/sheets", {"text": ""})[1]["count"] == 0


def test_a_phone_gets_an_entry_by_a_code_and_loses_it_by_the_referees_word(desk: Desk) -> None:
    status, given = desk.ask("POST", "/entrants/3/code")
    assert (status, given["link"][-len(given["code"]) :]) == (201, given["code"])
    registration = desk.host.hub.tournaments.registration
    seated = registration.move(given["code"])
    assert seated is not None
    keys = desk.running.table.keys
    assert keys.digests("entrant", 3) == (digest_of(seated.key),)
    assert desk.ask("GET", "/desk")[1]["phones"] == [3]
    taken = desk.ask("GET", "/desk")[1]["taken"]
    assert [(each["entrant"], each["how"]) for each in taken] == [(3, "code")]
    number = taken[0]["number"]
    assert desk.ask("POST", "/phones/seen", {"to": number})[0] == 204
    assert desk.ask("GET", "/desk")[1]["taken"] == []
    assert desk.ask("DELETE", "/entrants/3/phone")[0] == 204
    assert keys.digests("entrant", 3) == ()
    assert desk.ask("GET", "/desk")[1]["phones"] == []
    assert desk.ask("DELETE", "/entrants/8/phone")[0] != 204


def test_a_key_is_for_the_hall_or_for_a_table_that_stands(desk: Desk) -> None:
    status, given = desk.ask("POST", "/keys", {"kind": "hall", "table": ""})
    assert (status, given["kind"], given["table"]) == (201, "hall", desk.name)
    assert desk.running.table.keys.digests("hall") == (digest_of(given["key"]),)
    desk.do("draw")
    status, given = desk.ask("POST", "/keys", {"kind": "table", "table": "r1-t1"})
    assert (status, given["table"]) == (201, f"{desk.name}.r1-t1")
    for body in ({"kind": "hall", "table": "r1-t1"}, {"kind": "table", "table": ""}):
        assert desk.ask("POST", "/keys", body) == (400, _refused("malformed"))


def test_the_desk_sees_whose_turn_it_is_and_that_a_table_rests(desk: Desk) -> None:
    desk.do("draw")
    seen = desk.ask("GET", "/desk")[1]
    assert [each["table"] for each in seen["tables"]] == ["r1-t1", "r1-t2"]
    first = seen["tables"][0]
    assert (first["at"], first["game"]) == (f"{desk.name}.r1-t1", "samurai")
    assert (first["started"], first["over"], first["paused"]) == (True, False, "")
    assert desk.ask("POST", "/tables/r1-t1/pause", {"why": "tea"})[0] == 204
    tables = desk.ask("GET", "/desk")[1]["tables"]
    assert [each["paused"] for each in tables] == ["tea", ""]
    assert desk.ask("POST", "/tables/r1-t1/resume")[0] == 204
    assert [each["paused"] for each in desk.ask("GET", "/desk")[1]["tables"]] == ["", ""]


def test_the_desk_sees_every_move_of_a_table_and_nobodys_turn_at_one_that_rests(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.do("draw")
    table = desk.host.hub.registry.get(f"{desk.name}.r1-t1")

    def awaited() -> list[int]:
        return list(desk.ask("GET", "/desk")[1]["tables"][0]["awaited"])

    before = awaited()
    assert before == list(table.game.awaited())
    dice = Random(1)
    while list(table.game.awaited()) == before:
        who = at(table.game.awaited()[0])
        offers = table.views.look(who).offers
        open_now = next(each for each in offers if each.closed is None and not each.standing)
        move = fill(open_now, dice)
        assert move is not None
        table.game.submit(who, move, f"m{table.version}")
    assert awaited() == list(table.game.awaited())

    def rests(*_: object) -> None:
        raise TableFault(table.name)

    monkeypatch.setattr(type(table.views), "look", rests)
    address = Address(Settings(), lambda: 80)
    (first, _) = DeskTables(address, lambda: 0, lambda: 0).desk(desk.running).tables
    assert (first.turn, first.round, first.awaited) == (-1, 0, ())
