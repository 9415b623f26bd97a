"""The example client plays whole games by what docs/protocol.md tells, and stays small."""

import ast
import runpy
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from tests.web.running import FAST, ROOT, RunningHub, environment, running

CLIENT = ROOT / "examples" / "client.py"
QUICK = {**FAST, "bot_pause": 0}


def playing(hub: RunningHub, code: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(CLIENT), hub.url, code, *words],
        env=environment({}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def seated(hub: RunningHub, table: str, people: int) -> None:
    """Wait until so many sit there."""
    while True:
        seats = hub.as_host("GET", f"/api/tables/{table}")["seats"]
        if sum(bool(seat["name"]) for seat in seats) == people:
            return


def linked(hub: RunningHub, phones: int) -> None:
    """Wait until so many are connected: what is killed must be a game, not a handshake."""
    until = time.monotonic() + 60
    while hub.as_host("GET", "/healthz")["connections"] < phones:
        assert time.monotonic() < until, "the client does not come in"
        time.sleep(0.02)


def ended(client: subprocess.Popen[str]) -> str:
    try:
        said, wrong = client.communicate(timeout=90)
    except BaseException:
        client.kill()
        client.communicate()
        raise
    assert client.returncode == 0, wrong
    assert "Traceback" not in wrong
    return said


def check_end(said: str, winners: list[str]) -> None:
    first, *teams = said.splitlines()
    assert first.startswith("Over: ")
    assert all(name in first for name in winners)
    assert len(teams) >= 2


def opened(hub: RunningHub, players: int, level: str) -> str:
    wish = {"game": "samurai", "options": {"players": players, "level": level, "pace": "flow"}}
    code: str = hub.as_host("POST", "/api/tables", wish)["code"]
    return code


def winners(hub: RunningHub, table: str) -> list[str]:
    (night,) = (each for each in hub.as_host("GET", "/api/history") if each["table"] == table)
    return [result["name"] for result in night["results"] if result["won"]]


def test_the_example_plays_a_whole_game_with_bots_although_the_hub_is_killed(
    tmp_path: Path,
) -> None:
    with running(tmp_path, **QUICK) as hub:
        table = opened(hub, 4, "cards")
        client = playing(hub, table, "Ada")
        seated(hub, table, 1)
        linked(hub, 1)
        hub.as_host("POST", f"/api/tables/{table}/bots")
        hub.as_host("POST", f"/api/tables/{table}/start")
        hub.restart()
        check_end(ended(client), winners(hub, table))


def test_the_example_comes_in_although_the_hub_is_down_when_it_first_connects(
    tmp_path: Path,
) -> None:
    example = runpy.run_path(str(CLIENT))
    with running(tmp_path, **QUICK) as hub:
        table = opened(hub, 4, "cards")
        player = example["Player"](hub.url, table, "Ada")
        hub.kill()
        playing = Thread(target=player.play, daemon=True)
        playing.start()
        time.sleep(0.5)
        hub.start()
        linked(hub, 1)
        hub.as_host("POST", f"/api/tables/{table}/bots")
        hub.as_host("POST", f"/api/tables/{table}/start")
        playing.join(90)
        assert player.sight["view"]["outcome"]


@pytest.mark.parametrize("level", ["tokens", pytest.param("companion", marks=pytest.mark.long)])
def test_the_example_plays_every_seat_where_people_hold_real_cards(
    tmp_path: Path, level: str
) -> None:
    with running(tmp_path, **QUICK) as hub:
        table = opened(hub, 3, level)
        client = playing(hub, table, "Ada", "--bot", "3")
        seated(hub, table, 3)
        hub.as_host("POST", f"/api/tables/{table}/start")
        check_end(ended(client), winners(hub, table))


def test_the_example_says_why_when_it_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as hub:
        client = playing(hub, "WRONG", "Ada")
        said, wrong = client.communicate(timeout=30)
        assert client.returncode == 1
        assert said == ""
        assert wrong == "The hub says no: {'code': 'no-such-code', 'params': {}}\n"


def test_the_example_is_under_150_lines_and_knows_nothing_of_the_hub() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150
    imported = {
        name.partition(".")[0] for node in ast.walk(ast.parse(text)) for name in _imported(node)
    }
    assert imported - sys.stdlib_module_names == {"socketio"}


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []
