"""A tournament over HTTP, as it was said: every request, who made it, and what came back.

Seats are drawn by the same chance each time. After a change that is meant, write it down anew with
HONOR_HUB_TESTS_RECORD=1 and read its diff.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest

from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import FieldValue, Move
from hub.tournaments.tournament_registry import RunningTournament
from tests.tournaments.test_tournament_registry import typed_in
from tests.web.host_client import HostClient
from tests.web.spoken import Evening, check

FILE = Path(__file__).with_name("spoken_tournament.txt")
NAMES = [f"P{number}" for number in range(1, 6)]
LIST = "1. P8\n2. P1\n"
# What a clock says.
TIMES = ("at", "since", "left", "length_left", "number", "saved")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    seeds = count(1)
    with patch("hub.tables.table.new_seed", lambda: f"seed {next(seeds)}"):
        host = HostClient(tmp_path)
        yield Evening(host, TIMES)
        host.hub.stop()


def running(evening: Evening) -> RunningTournament:
    return evening.hub.tournaments.get(evening.names["CUP"])


def move(evening: Evening, offer: str, **values: FieldValue) -> None:
    """The referee's, which goes over the socket; the hub has done what follows from it."""
    cup = running(evening)
    offered = next(o for o in cup.table.views.look(REFEREE).offers if o.key == offer)
    asked = Move(offer=offer, question=offered.question, values=values)
    cup.table.game.submit(REFEREE, asked, f"{offer}@{cup.table.version}")
    cup.reconciler.settle()


def enter(evening: Evening) -> None:
    """A tournament is opened; some are on its list, and some come by themselves."""
    ask = evening.ask
    ask("host", "POST", "/tournaments/names", {"text": "P1\nP2;\nP1\n\x07\n"})
    ask("guest", "POST", "/tournaments", {"options": {"entries": NAMES}})
    ask("host", "POST", "/tournaments", {"options": {"entries": ["A", "B", "A"]}})
    ask("host", "POST", "/tournaments", {"options": {"entries": NAMES, "rounds": 99}})
    options = {"entries": NAMES, "level": "tokens", "rounds": 1, "minutes": 45}
    evening.names["CUP"] = "not yet"
    told = ask("host", "POST", "/tournaments", {"options": options})
    evening.names["CUP"], evening.keys["referee"] = told["table"], told["key"]
    evening.lines[-1] = evening.lines[-1].replace(f'"{told["table"]}"', '"CUP"')
    ask("host", "GET", "/tournaments")
    ask("guest", "GET", "/join/CUP")
    ask("referee", "POST", "/tournaments/CUP/names", {"text": LIST})
    ask("referee", "POST", "/tournaments/CUP/entries", {"text": LIST})
    ask("referee", "POST", "/tournaments/CUP/entries", {"text": "P10\n" + "x" * 30})
    ask("referee", "POST", "/tournaments/CUP/entries", {"text": "P8\nP10"})
    evening.sit("p1", "/join", {"code": "CUP", "name": "P1", "seat": 0})
    evening.sit("zoe", "/join", {"code": "CUP", "name": "Zoe"})
    ask("guest", "POST", "/join", {"code": "CUP", "name": "Zoe"})
    ask("guest", "POST", "/join", {"code": "CUP", "name": "P2", "seat": 0})
    evening.names["CODE"] = ask("referee", "POST", "/tournaments/CUP/entrants/1/code")["code"]
    ask("referee", "POST", "/tournaments/CUP/entrants/77/code")
    evening.sit("p2", "/move", {"code": "CODE"})
    ask("referee", "DELETE", "/tournaments/CUP/entrants/1/phone")
    ask("referee", "DELETE", "/tournaments/CUP/entrants/1/phone")
    ask("p2", "GET", "/tournaments/CUP/seat")
    ask("p1", "GET", "/tournaments/CUP/seat")
    ask("referee", "GET", "/tournaments/CUP/seat")
    ask("referee", "POST", "/tournaments/CUP/phones/seen", {"to": 3})
    ask("referee", "GET", "/tournaments/CUP/desk")
    for who in ("guest", "p1", "host"):
        ask(who, "GET", "/tournaments/CUP/desk")
        ask(who, "GET", "/tournaments/CUP/clock")
    ask("referee", "GET", "/tournaments/NONE/desk")
    ask("host", "POST", "/tournaments/NONE/referee")


def draw(evening: Evening) -> None:
    """The round is drawn: tables open, screens are let in, one table rests."""
    ask = evening.ask
    ask("referee", "GET", "/tournaments/CUP/draw.csv")
    move(evening, "draw")
    evening.names |= {f"TABLE{number}": f"{evening.names['CUP']}.r1-t{number}" for number in (1, 2)}
    for kind in ("csv", "json", "html"):
        ask("referee", "GET", f"/tournaments/CUP/draw.{kind}")
    ask("referee", "GET", "/tournaments/CUP/draw.csv?round=2")
    ask("p1", "GET", "/tournaments/CUP/seat")
    ask("zoe", "GET", "/tournaments/CUP/seat")
    ask("guest", "POST", "/join", {"code": "CUP", "name": "Late"})
    ask("referee", "GET", "/tournaments/CUP/clock")
    shown = ask("guest", "POST", "/tv")
    evening.names |= {"LETTERS": shown["letters"], "TICKET": shown["ticket"]}
    screens = "/tournaments/CUP/screens/LETTERS"
    ask("referee", "POST", screens, {"kind": "hall", "table": "r1-t1"})
    ask("referee", "POST", screens, {"kind": "table"})
    ask("referee", "POST", screens, {"kind": "table", "table": "r9-t9"})
    ask("referee", "POST", screens, {"kind": "hall"})
    ask("guest", "GET", "/tv/TICKET")
    ask("referee", "POST", "/tournaments/CUP/screens/ZZZZ", {"kind": "hall"})
    keys = "/tournaments/CUP/keys"
    evening.keys["hall"] = ask("referee", "POST", keys, {"kind": "hall"})["key"]
    evening.keys["panel"] = ask("referee", "POST", keys, {"kind": "panel", "table": "r1-t1"})["key"]
    ask("hall", "GET", "/tournaments/CUP/clock")
    ask("panel", "GET", "/tournaments/CUP/clock")
    ask("hall", "GET", "/tournaments/CUP/record.json")
    table = "/tournaments/CUP/tables/r1-t1"
    ask("referee", "POST", f"{table}/pause", {"why": "a fuse"})
    ask("referee", "POST", f"{table}/pause", {"why": "a fuse"})
    ask("referee", "GET", "/tournaments/CUP/desk")
    ask("referee", "POST", f"{table}/resume")
    ask("p1", "POST", f"{table}/pause", {"why": "mine"})
    ask("referee", "POST", f"{table}/corrections/3", {"accept": True, "why": "seen"})
    ask("referee", "POST", "/tournaments/CUP/tables/r9-t9/pause", {"why": "a fuse"})
    ask("referee", "POST", "/tournaments/CUP/resume")


def score(evening: Evening) -> None:
    """Sheets come in; the papers; and a duel is drawn."""
    ask = evening.ask
    ask("referee", "POST", "/tournaments/CUP/sheets", {"text": "table,seat\nr1-t1,x"})
    for table in running(evening).state.tables:
        typed_in(running(evening), table)
    running(evening).reconciler.settle()
    for paper in ("sheets", "standings", "ranking", "record"):
        for kind in ("csv", "json"):
            ask("referee", "GET", f"/tournaments/CUP/{paper}.{kind}")
    ask("p1", "GET", "/tournaments/CUP/sheets.csv")
    ask("host", "GET", "/tournaments")
    move(evening, "close-qualifying")
    ask("referee", "GET", "/tournaments/CUP/desk")
    for duel in ("semi-1", "semi-2", "final"):
        sides = running(evening).state.duels[duel].sides
        move(evening, "decide-duel", duel=duel, winner=sides[0], why="nobody else came")
    for kind in ("csv", "json"):
        ask("referee", "GET", f"/tournaments/CUP/ranking.{kind}")
        ask("referee", "GET", f"/tournaments/CUP/record.{kind}")
    ask("guest", "GET", "/join/CUP")
    ask("host", "DELETE", "/tables/TABLE1")
    ask("host", "DELETE", "/tables/CUP")
    ask("host", "GET", "/tournaments")
    ask("referee", "GET", "/tournaments/CUP/desk")


def test_a_tournament_is_answered_as_it_was(evening: Evening) -> None:
    for part in (enter, draw, score):
        evening.lines.append(f"== {part.__name__}")
        part(evening)
    assert not any(key in line for line in evening.lines for key in evening.keys.values() if key)
    check(evening.lines, FILE)
