"""`honor-hub demo`: one command, one link, and a table is seen to play itself."""

import re
import time
from pathlib import Path

from hub.rules.registry import GAMES
from hub.settings import LOG_NAME
from hub.storage.sqlite import SqliteStore
from hub.tables.table_registry import TableRegistry
from tests.web.phone import Phone
from tests.web.running import RunningHub, running

_WATCH = re.compile(r"A table plays itself at (http://[^/]+)/watch/(\w+)#(\S+)\n")
_JOIN = re.compile(r"open (http://[^/]+)/join/(\w+), to take over a seat\n")


def link(hub: RunningHub) -> tuple[str, str]:
    """The code and the key of the last link that was printed."""
    url, code, key = _WATCH.findall(hub.output())[-1]
    assert url == hub.url
    assert _JOIN.findall(hub.output())[-1] == (url, code)
    return code, key


def until_moved(screen: Phone, by: int) -> None:
    first, end = screen.sight["version"], time.monotonic() + 20
    while screen.sight["version"] < first + by:
        assert time.monotonic() < end, "nothing moves"
        time.sleep(0.02)


def until_seated(screen: Phone, seat: int, name: str) -> None:
    """A move made just before may still be on its way, so the next sight need not show it."""
    end = time.monotonic() + 20
    while screen.sight["people"][seat]["name"] != name:
        assert time.monotonic() < end, "the screen never shows who sat down"
        time.sleep(0.02)
    assert not screen.sight["people"][seat]["is_bot"]


def test_the_printed_link_shows_a_table_that_plays_and_a_scan_takes_a_seat(tmp_path: Path) -> None:
    with running(tmp_path, "demo", bot_pause=0.05) as hub:
        code, key = link(hub)
        screen = Phone(hub.url, code, key)
        screen.connect()
        until_moved(screen, 5)
        assert screen.view["you"] == -1
        assert all(person["is_bot"] for person in screen.sight["people"] if person["name"])
        joined = hub.ask("POST", "/api/join", {"code": code, "name": "Aya"})
        assert joined.status == 201
        until_seated(screen, joined.said["seat"], "Aya")
        screen.drop()


def test_the_key_is_printed_once_and_never_sent_in_an_address(tmp_path: Path) -> None:
    with running(tmp_path, "demo") as hub:
        code, key = link(hub)
        assert hub.ask("GET", f"/watch/{code}").status in (200, 503)
        assert hub.output().count(key) == 1
        log = (hub.state / LOG_NAME).read_bytes()
        assert key.encode() not in log


def test_started_again_it_goes_on_with_the_table_that_is_there(tmp_path: Path) -> None:
    with running(tmp_path, "demo") as hub:
        code, key = link(hub)
        hub.restart()
        again, other = link(hub)
        assert again == code
        assert other != key
        for each in (key, other):
            screen = Phone(hub.url, code, each)
            screen.connect()
            assert screen.sight["table"] == code
            screen.drop()
        assert len(hub.as_host("GET", "/api/tables")) == 1


def test_a_closed_table_is_not_shown_again(tmp_path: Path) -> None:
    with running(tmp_path, "demo") as hub:
        code, _ = link(hub)
        hub.as_host("POST", f"/api/tables/{code}/end")
        hub.restart()
        assert link(hub)[0] != code
        hub.stop()
        store = SqliteStore(hub.state / LOG_NAME)
        registry = TableRegistry(store, GAMES.__getitem__, lambda: 0)
        assert registry.resume() == {}
        assert len(registry.tables()) == 2
        store.close()


def test_serve_says_how_to_see_a_table_play_itself(tmp_path: Path) -> None:
    with running(tmp_path) as hub:
        lines = hub.output().splitlines()
        assert lines[-2].startswith("You are host at")
        assert "honor-hub demo" in lines[-1]
        assert "A table plays itself" not in hub.output()
