"""An evening over HTTP, as it was said: every request, who made it, and what came back.

It is of no single route; it notices that an answer has changed. After a change that is meant,
write it down anew with HONOR_HUB_TESTS_RECORD=1, read its `git diff`, and name it in the commit.
"""

from pathlib import Path

from tests.web.host_client import HostClient
from tests.web.spoken import Evening, check

FILE = Path(__file__).with_name("spoken_evening.txt")


def gather(evening: Evening) -> None:
    """People come, sit down, change their minds, and one comes without a phone."""
    evening.ask("guest", "POST", "/tables", {"game": "samurai"})
    evening.ask("host", "POST", "/tables", {"game": "chess"})
    evening.open("T1")
    evening.ask("guest", "GET", "/join/T1")
    evening.ask("guest", "POST", "/join/T1/light", {"seat": 2})
    evening.ask("guest", "POST", "/join/T1/light", {"seat": 4})
    evening.ask("guest", "GET", "/join/T1/qr.pdf")
    evening.sit("ada", "/join", {"code": "T1", "name": "Ada"})
    evening.sit("bob", "/join", {"code": "T1", "name": "Bob", "seat": 2})
    evening.ask("guest", "POST", "/join", {"code": "T1", "name": "Cy", "seat": 2})
    evening.ask("ada", "POST", "/tables/T1/seat", {"seat": 4})
    evening.ask("ada", "POST", "/tables/T1/seat", {"seat": 2})
    evening.ask("bob", "POST", "/tables/T1/name", {"name": " Bobby "})
    evening.ask("bob", "POST", "/tables/T1/not-me")
    evening.ask("guest", "POST", "/tables/T1/not-me")
    evening.ask("host", "POST", "/tables/T1/not-me")
    evening.ask("bob", "DELETE", "/tables/T1/seat")
    evening.ask("bob", "POST", "/tables/T1/name", {"name": "Bob"})
    evening.sit("bob", "/join", {"code": "T1", "name": "Bob", "seat": 1})
    evening.ask("host", "POST", "/tables/T1/start")
    evening.ask("host", "POST", "/tables/T1/seats/0", {"name": "Granny"})
    evening.ask("host", "POST", "/tables/T1/seats/3", {"name": "Dee"})
    evening.ask("host", "POST", "/tables/T1/seats/0/proxy", {"proxy": 1})
    evening.ask("host", "POST", "/tables/T1/seats/0/proxy", {"proxy": None})
    evening.ask("guest", "GET", "/join/T1")


def show(evening: Evening) -> None:
    """Screens and panels, and a device that goes round."""
    for kind in ("table", "panel", "watcher"):
        given = evening.ask("host", "POST", "/tables/T1/keys", {"kind": kind})
        evening.keys[kind] = given["key"]
    evening.ask("table", "GET", "/tables/T1/welcome")
    evening.ask("guest", "GET", "/tables/T1/welcome")
    shown = evening.ask("guest", "POST", "/tv")
    evening.names |= {"LETTERS": shown["letters"], "TICKET": shown["ticket"]}
    evening.ask("guest", "GET", "/tv/TICKET")
    evening.ask("host", "POST", "/screens/LETTERS", {"table": "T1"})
    evening.ask("guest", "GET", "/tv/TICKET")
    evening.ask("host", "POST", "/screens/LETTERS", {"table": "T1", "kind": "panel"})
    evening.ask("host", "DELETE", "/tables/T1/keys/panel")
    evening.open("T2")
    evening.ask("host", "POST", "/tables/T1/screens", {"table": "T2"})
    evening.ask("host", "POST", "/tables/T1/screens", {"table": "T2"})
    evening.ask("table", "GET", "/tables/T1/welcome")
    evening.ask("table", "GET", "/tables/T2/welcome")
    evening.ask("host", "POST", "/tables/T2/screens", {"table": "T2"})
    evening.ask("host", "POST", "/tables/T2/end")
    evening.ask("host", "POST", "/tables/T2/screens", {"table": "T1"})
    evening.ask("host", "DELETE", "/tables/T2")
    evening.ask("host", "GET", "/tables/T2")
    evening.ask("host", "GET", "/wifi.svg")


def play(evening: Evening) -> None:
    """The game begins; a phone is changed, and somebody looks on for the next one."""
    evening.ask("host", "POST", "/tables/T1/choose", {"options": {"players": 3}})
    evening.ask("host", "POST", "/tables/T1/order", {"order": [1, 0, 2, 3, 4, 5, 6]})
    evening.ask("host", "POST", "/tables/T1/start")
    evening.ask("ada", "POST", "/tables/T1/seat", {"seat": 0})
    evening.keys["lent"] = evening.ask("host", "POST", "/tables/T1/seats/3/hand")["key"]
    evening.ask("lent", "POST", "/tables/T1/code")
    evening.ask("lent", "POST", "/tables/T1/name", {"name": "Mine"})
    evening.ask("host", "DELETE", "/tables/T1/seats/3/hand")
    evening.ask("host", "POST", "/tables/T1/seats/4/hand")
    code = evening.ask("ada", "POST", "/tables/T1/code")["code"]
    evening.names["CODE"] = code
    evening.sit("ada again", "/move", {"code": "CODE"})
    evening.ask("guest", "POST", "/move", {"code": "CODE"})
    evening.ask("watcher", "POST", "/tables/T1/code")
    evening.sit("eve", "/join/T1/watch", {"name": "Eve"})
    evening.ask("host", "POST", "/tables/T1/pause", {"why": "tea"})
    evening.ask("host", "POST", "/tables/T1/resume")
    evening.ask("host", "POST", "/tables/T1/pace", {"seconds": 3})
    evening.ask("host", "GET", "/tables?recent=1")


def play_again(evening: Evening) -> None:
    """The same people at another table, with whoever looked on."""
    evening.open("T3", "/tables/T1/again")
    evening.ask("host", "POST", "/tables/T1/again")
    evening.ask("eve", "POST", "/tables/T3/name", {"name": "Evelyn"})
    evening.ask("ada again", "POST", "/tables/T3/not-me")
    evening.ask("host", "POST", "/tables/T3/go-round")
    evening.ask("host", "GET", "/tables/T1")
    evening.ask("host", "GET", "/tables/T3")
    evening.ask("host", "GET", "/tables")
    evening.ask("host", "GET", "/damaged")


def test_an_evening_is_answered_as_it_was(host: HostClient) -> None:
    evening = Evening(host)
    for part in (gather, show, play, play_again):
        evening.lines.append(f"== {part.__name__.replace('_', ' ')}")
        part(evening)
    assert not any(key in line for line in evening.lines for key in evening.keys.values() if key)
    check(evening.lines, FILE)
