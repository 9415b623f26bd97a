"""While one guest tries everything at once, a game at the next table plays on."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.attacks.phone import Phone
from tests.attacks.running import running
from tests.attacks.tables import Game, plain_move

SLOW = 1.0
# Beside a whole suite on two cores even a good hub waits for its turn.
SLOW_IN_COMPANY = 4.0
STEP = 0.02


def _play(game: Game, phones: list[Phone], until: float) -> list[float]:
    """Moves, each with the time until everyone has seen it."""
    took: list[float] = []
    number = 0
    while time.monotonic() < until:
        mover, move = _next(phones)
        if mover is None or move is None:
            game.hub.host("POST", f"/api/tables/{game.table}/pause", {"why": "over"})
            game.hub.host("POST", f"/api/tables/{game.table}/resume")
            break
        number += 1
        began = time.monotonic()
        said = mover.ask("move", {**move, "id": f"move-{number:06d}"})
        assert said["ok"], (said, move)
        for phone in phones:
            _sees(phone, said["version"])
        took.append(time.monotonic() - began)
        time.sleep(STEP)
    return took


def _next(phones: list[Phone]) -> tuple[Phone | None, dict[str, object] | None]:
    for phone in phones:
        move = plain_move(phone.sight)
        if move is not None:
            return phone, move
    return None, None


def _sees(phone: Phone, version: int) -> None:
    while phone.sight["version"] < version:
        phone.note(phone.hear())


def _share(took: list[float], part: float) -> float:
    return 1000 * sorted(took)[min(len(took) - 1, int(len(took) * part))]


def _storm(tmp_path: Path, seconds: float) -> tuple[list[float], dict[str, int]]:
    with running(tmp_path / "storm") as hub:
        game, target = Game(hub, 4), Game(hub, 3)
        phones = [game.dial(seat) for seat in range(4)]
        for phone in phones:
            phone.drain()
        before = (hub.version(target.table), hub.worker())
        command = [sys.executable, "-m", "tests.attacks.storm", str(hub.address[1]), target.table]
        storm = subprocess.Popen(
            [*command, target.seat.key, str(seconds)], stdout=subprocess.PIPE, text=True
        )
        try:
            took = _play(game, phones, time.monotonic() + seconds)
            out, _ = storm.communicate(timeout=seconds + 30)
        finally:
            storm.kill()
            storm.wait()
        assert (hub.version(target.table), hub.worker()) == before
        assert hub.health()["ok"]
        assert "Traceback" not in hub.errors.read_text()
        game.close()
        return took, json.loads(out)


def _check(
    took: list[float],
    done: dict[str, int],
    slow: float,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with capsys.disabled():
        print(
            f"\n{len(took)} moves under attack: p50 {_share(took, 0.5):.1f} ms,"
            f" p99 {_share(took, 0.99):.1f} ms, worst {1000 * max(took):.1f} ms; {done}"
        )
    assert len(took) >= 20
    assert max(took) < slow
    assert done["messages"] > 100


def test_no_move_is_slow_while_someone_storms_the_next_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _check(*_storm(tmp_path, 6), SLOW_IN_COMPANY, capsys)


@pytest.mark.long
def test_no_move_is_slow_in_a_long_storm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _check(*_storm(tmp_path, 60), SLOW, capsys)
