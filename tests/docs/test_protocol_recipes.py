"""The recipes in docs/protocol.md run as they stand there, against a real hub."""

import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
import socketio

from tests.not_tested import not_tested
from tests.web.running import FAST, ROOT, RunningHub, running
from tests.wire.applied import applied

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
QUICK = {**FAST, "bot_pause": 0}
PATIENCE = 60.0

Json = dict[str, Any]


def recipe(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


@pytest.fixture(scope="module")
def cook() -> Any:
    """Everything that the Python recipe defines, by name."""
    known: Json = {}
    exec(compile(recipe("python"), "protocol.md", "exec"), known)
    return type("Cook", (), {name: staticmethod(each) for name, each in known.items()})


class Seen:
    """A connection and the newest of what it was shown."""

    def __init__(self, hub: RunningHub, auth: Json) -> None:
        self.sight: Json = {"version": -1}
        self.auth = auth
        self.client = socketio.Client(handle_sigint=False)
        self.client.on("sight", self._see)
        self.client.connect(hub.url, auth=auth, transports=["websocket"])

    def _see(self, sight: Json) -> None:
        if sight["version"] >= self.sight["version"]:
            self.sight = sight

    def wait(self, is_so: Any) -> None:
        until = time.monotonic() + PATIENCE
        while not is_so(self.sight):
            assert time.monotonic() < until, self.sight
            time.sleep(0.01)


def opened(hub: RunningHub, level: str, **more: int) -> tuple[str, Json]:
    """A table, and what its first guest connects with."""
    options = {"players": 3, "level": level, "pace": "flow"} | more
    wish = {"game": "samurai", "options": options}
    table: str = hub.as_host("POST", "/api/tables", wish)["table"]
    said = hub.ask("POST", "/api/join", {"code": table, "name": "Ada"}).said
    return table, {"table": table, "key": said["key"]}


def played(cook: Any, seen: Seen) -> bool:
    """One move, once it is awaited and what it led to is seen; or whether it is over."""
    seen.wait(lambda sight: sight.get("view"))
    seen.wait(lambda sight: cook.is_awaited(sight) or sight["view"]["outcome"])
    if seen.sight["view"]["outcome"]:
        return True
    answer = cook.send(seen.client, "move", cook.fill(cook.pick(seen.sight["offers"])))
    assert answer["ok"], answer
    seen.wait(lambda sight: sight["version"] >= answer["version"])
    return False


def test_whoever_knows_no_game_plays_one_to_the_end_and_follows_to_the_next(
    tmp_path: Path, cook: Any
) -> None:
    with running(tmp_path, **QUICK) as hub:
        table, auth = opened(hub, "cards")
        hub.as_host("POST", f"/api/tables/{table}/bots")
        ada = Seen(hub, auth)
        hub.as_host("POST", f"/api/tables/{table}/start")
        while not played(cook, ada):
            pass
        assert cook.followed(auth, ada.sight) == auth
        name = hub.as_host("POST", f"/api/tables/{table}/again")["table"]
        ada.wait(lambda sight: sight["next"])
        ada.client.disconnect()
        again = Seen(hub, cook.followed(auth, ada.sight))
        again.wait(lambda sight: sight.get("table") == name)
        again.client.disconnect()


def test_the_host_acts_for_somebody_without_a_phone(tmp_path: Path, cook: Any) -> None:
    with running(tmp_path, **QUICK) as hub:
        table, _ = opened(hub, "companion", players=4, shogun=3)
        for seat in (1, 2, 3):
            hub.as_host("POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Elder {seat}"})
        hub.as_host("POST", f"/api/tables/{table}/start")
        host = Seen(hub, {"table": table, "key": hub.host_key})
        host.wait(lambda sight: sight.get("view"))
        assert cook.act_for(host.client, 1)["ok"]
        host.wait(lambda sight: sight["view"]["asked"][-1]["seats"] == [0, 2])
        undone = cook.send(host.client, "undo", {"last": host.sight["undo"]})
        host.wait(lambda sight: sight["version"] >= undone["version"])
        assert host.sight["view"]["asked"][-1]["seats"] == [0, 1, 2]
        assert cook.send(host.client, "move", {"offer": "x"}, lambda: True) is None
        host.client.disconnect()


def test_a_hosts_evening_by_hand(tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        not_tested("the recipe for a shell", "there is no curl here: sudo apt install curl")
    with running(tmp_path, **QUICK) as hub:
        done = subprocess.run(
            ["sh", "-euc", recipe("sh")],
            env={"PATH": os.environ["PATH"], "HUB": hub.url, "KEY": hub.host_key},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        tables = hub.as_host("GET", "/api/tables")
        assert [(each["ended"], each["started"]) for each in tables] == [(True, True)]
        names = [seat["name"] for seat in tables[0]["seats"]]
        assert names[:2] == ["Ada", "Grandma"]
        assert all(names)


def test_a_sight_is_put_together_from_a_change(cook: Any) -> None:
    (told,) = re.findall(r"```json SightChange\n(.*?)```", PAGE, re.DOTALL)
    places = [{"counters": [{"value": number} for number in range(3)]} for _ in range(4)]
    old = {
        "version": 41,
        "you": 0,
        "view": {"due": [{"key": "draw"}], "places": places},
        "lines": [{"code": str(number)} for number in range(30)],
    }
    change = json.loads(told)["sight"]
    now = cook.applied(old, change)
    assert now == applied(old, change)
    assert now["view"]["places"][2] == {"counters": [{"value": 0}, {"value": 4}, {"value": 2}]}
    assert (now["you"], "due" in now["view"], len(now["lines"])) == (0, False, 30)
