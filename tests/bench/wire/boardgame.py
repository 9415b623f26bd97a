"""boardgame.io from the npm registry, in memory or with its file storage, for comparison.

It is installed outside the repository, once, with the two versions without which its lobby and
its file storage do not work; where that cannot be, it is left out and the reason is told.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.bench.wire.crowd import Ring
from tests.bench.wire.folder import cache
from tests.bench.wire.phone import Lost, Phone
from tests.bench.wire.process import Process
from tests.bench.wire.size import Around, Size

VERSION = "0.50.2"

_PACKAGE = {
    "name": "honor-hub-bench",
    "private": True,
    "dependencies": {"boardgame.io": VERSION, "node-persist": "3.1.0"},
    "overrides": {"koa-compose": "4.1.0"},
}
_LONGEST_INSTALL = 180
_GAME = Path(__file__).with_name("boardgame.js")
_HONOR = (2, 3)


class Missing(Exception):
    """It cannot be had here; the text says why."""


def install() -> Path:
    """Where it is, after npm has brought it there."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Missing("there is no node and npm on this machine")
    folder = cache() / f"boardgame.io-{VERSION}"
    done = folder / "installed"
    if done.exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps(_PACKAGE), encoding="utf-8")
    words = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        subprocess.run(words, cwd=folder, check=True, capture_output=True, timeout=_LONGEST_INSTALL)
    except subprocess.CalledProcessError as error:
        raise Missing(f"npm could not install it: {error.stderr.decode()[-300:]}") from None
    except subprocess.TimeoutExpired:
        raise Missing(f"npm did not install it in {_LONGEST_INSTALL} s") from None
    done.touch()
    return folder


class BoardgameServer:
    """One node process with our small game."""

    def __init__(self, folder: Path, sample: Path, *, on_disk: bool) -> None:
        environ = dict(os.environ) | {"NODE_ENV": "production"}
        environ.pop("FLATFILE_DIR", None)
        if on_disk:
            environ["FLATFILE_DIR"] = str(folder / "matches")
        words = ["node", str(_GAME), str(install()), str(sample)]
        self._process = Process(words, folder, environ)
        self.port = int(self._process.printed(r"serving at (\d+)\n")[1])

    @property
    def pid(self) -> int:
        return self._process.pid

    def rings(self, size: Size) -> list[Ring]:
        return [self._ring(around) for around in size.tables]

    def stop(self) -> None:
        self._process.stop()

    def _ring(self, around: Around) -> Ring:
        match = self._ask("/games/bench/create", {"numPlayers": around.seats})["matchID"]
        credentials = [
            self._ask(f"/games/bench/{match}/join", {"playerName": f"Guest {seat}"})
            for seat in range(around.seats)
        ]
        keys = [(each["playerID"], each["playerCredentials"]) for each in credentials]
        phones = [_phone(match, *key, around.seats) for key in keys]
        lookers = around.screens + around.watchers
        phones += [_phone(match, None, None, around.seats) for _ in range(lookers)]
        return Ring(phones, lambda move: _line(match, keys, move), is_answered=False)

    def _ask(self, path: str, body: object) -> Any:
        url, kind = f"http://127.0.0.1:{self.port}{path}", {"Content-Type": "application/json"}
        try:
            with urlopen(Request(url, json.dumps(body).encode(), kind), timeout=10) as reply:
                return json.load(reply)
        except HTTPError as error:
            with error:
                raise Lost(f"boardgame.io says no to {path}: {error.read()[:200]!r}") from None


def in_memory(folder: Path, size: Size, sample: Path) -> BoardgameServer:
    return BoardgameServer(folder, sample, on_disk=False)


def on_disk(folder: Path, size: Size, sample: Path) -> BoardgameServer:
    return BoardgameServer(folder, sample, on_disk=True)


def _phone(match: str, player: str | None, credentials: str | None, seats: int) -> Phone:
    asked = json.dumps(["sync", match, player, credentials, seats])
    return Phone("40/bench,", f"42/bench,{asked}")


def _line(match: str, keys: list[tuple[str, str]], move: int) -> tuple[int, bytes]:
    turn, seat = divmod(move, len(keys))
    player, credentials = keys[seat]
    payload = {
        "type": "correctHonor",
        "args": [_HONOR[turn % 2]],
        "playerID": player,
        "credentials": credentials,
    }
    action = {"type": "MAKE_MOVE", "payload": payload}
    return seat, f"42/bench,{json.dumps(['update', action, 0, match, player])}".encode()
