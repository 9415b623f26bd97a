"""What is said to a hub in this process and what it answers, kept in a file line by line.

A file notices that an answer has changed, of no single route; HONOR_HUB_TESTS_RECORD=1 writes it
anew.
"""

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.web.host_client import HostClient

RECORD = "HONOR_HUB_TESTS_RECORD"
OPTIONS = {"players": 4, "level": "tokens"}
# What is different each time, or of this machine.
_CHANCE = frozenset({"key", "code", "link", "scan", "letters", "ticket", "wifi"})
_TIME = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?([+-]\d\d:?\d\d)?")


class Evening:
    """Who has which key, which table has which name, and all that was said.

    `hidden` are fields that are different each time, besides the usual ones.
    """

    def __init__(self, host: HostClient, hidden: Iterable[str] = ()) -> None:
        self.hub, self._client = host.hub, host.client
        self._hidden = _CHANCE.union(hidden)
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
        told = json.dumps(_without(self._hidden, said), ensure_ascii=False)
        if answer.mimetype == "text/csv":
            told = _TIME.sub("TIME", "\n    ".join(answer.text.splitlines()))
        for short, name in self.names.items():
            told = told.replace(f'"{name}"', f'"{short}"')
        self.lines.append(f"{who}: {method} {path} {json.dumps(body or {})}")
        self.lines += f"  {answer.status_code} {told}".splitlines()
        return said

    def _named(self, text: str) -> str:
        for short, name in self.names.items():
            text = text.replace(short, name)
        return text

    def open(self, short: str, path: str = "/tables") -> None:
        body = {"game": "samurai", "options": OPTIONS} if path == "/tables" else None
        self.names[short] = "not yet"
        self.names[short] = self.ask("host", "POST", path, body)["table"]
        self.lines[-1] = self.lines[-1].replace(f'"{self.names[short]}"', f'"{short}"')

    def sit(self, who: str, path: str, body: Any) -> None:
        self.keys[who] = self.ask("guest", "POST", path, body)["key"]


def _without(hidden: frozenset[str], said: Any) -> Any:
    if isinstance(said, list):
        return [_without(hidden, each) for each in said]
    if not isinstance(said, dict):
        return said
    if "params" in said:
        return said  # A refusal, whose code is always the same.
    return {
        name: "…" if name in hidden and value else _without(hidden, value)
        for name, value in said.items()
    }


def check(lines: list[str], file: Path) -> None:
    """The same, line for line, as when it was written down."""
    if os.environ.get(RECORD):
        file.write_text("\n".join((*lines, "")), encoding="utf-8")
    assert lines == file.read_text(encoding="utf-8").splitlines()
