"""An evening over HTTP, as it was said: every request, who made it, and what came back.

It is of no single route; it notices that an answer has changed. After a change that is meant,
write it down anew with HONOR_HUB_TESTS_RECORD=1, read its `git diff`, and name it in the commit.
"""

import json
import os
from pathlib import Path
from typing import Any

from tests.web.host_client import HostClient

FILE = Path(__file__).with_name("spoken_evening.txt")
# What is different each time, or of this machine.
_CHANCE = frozenset({"key", "code", "link", "scan", "letters", "ticket", "wifi"})
_OPTIONS = {"players": 4, "level": "tokens"}


class Evening:
    """Who has which key, which table has which name, and all that was said."""

    def __init__(self, host: HostClient) -> None:
        self._client = host.client
        self.keys = {"host": host.key, "guest": ""}
        # By what is written for them here.
        self.names: dict[str, str] = {}
        self.lines: list[str] = []

    def ask(self, who: str, method: str, path: str, body: Any = None) -> Any:
        """Written down; the answer as it came."""
        headers = {"Authorization": f"Bearer {self.keys[who]}"} if self.keys[who] else {}
        asked = json.loads(self._named(json.dumps(body or {})))
        answer = self._client.open(
            f"/api{self._named(path)}", method=method, json=asked, headers=headers
        )
        said = answer.get_json(silent=True)
        told = json.dumps(_without_chance(said), ensure_ascii=False)
        for short, name in self.names.items():
            told = told.replace(f'"{name}"', f'"{short}"')
        self.lines.append(f"{who}: {method} {path} {json.dumps(body or {})}")
        self.lines.append(f"  {answer.status_code} {told}")
        return said

    def _named(self, text: str) -> str:
        for short, name in self.names.items():
            text = text.replace(short, name)
        return text

    def open(self, short: str, path: str = "/tables") -> None:
        body = {"game": "samurai", "options": _OPTIONS} if path == "/tables" else None
        self.names[short] = "not yet"
        self.names[short] = self.ask("host", "POST", path, body)["table"]
        self.lines[-1] = self.lines[-1].replace(f'"{self.names[short]}"', f'"{short}"')

    def sit(self, who: str, path: str, body: Any) -> None:
        self.keys[who] = self.ask("guest", "POST", path, body)["key"]


def _without_chance(said: Any) -> Any:
    if isinstance(said, list):
        return [_without_chance(each) for each in said]
    if not isinstance(said, dict):
        return said
    if "params" in said:
        return said  # A refusal, whose code is always the same.
    return {
        name: "…" if name in _CHANCE and value else _without_chance(value)
        for name, value in said.items()
    }


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
    said = "\n".join((*evening.lines, ""))
    assert not any(key in said for key in evening.keys.values() if key)
    if os.environ.get("HONOR_HUB_TESTS_RECORD"):
        FILE.write_text(said, encoding="utf-8")
    assert said.splitlines() == FILE.read_text(encoding="utf-8").splitlines()
