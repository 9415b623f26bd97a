"""`honor-hub serve` as someone at a terminal meets it: ready soon, gone soon, clear words."""

import json
import random
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import socketio

from hub.cli.serve import HINT
from hub.settings import LOG_NAME
from hub.storage.sqlite import SqliteStore
from tests.web.phone import Phone, joined, play_out, screen
from tests.web.running import FAST, ROOT, RunningHub, environment, running


def refused(*words: str) -> str:
    """What a hub says that cannot start: one sentence, and no more."""
    ended = subprocess.run(
        [sys.executable, "-m", "hub", "serve", "--address", "127.0.0.1", *words],
        cwd=ROOT,
        env=environment({}),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert ended.returncode != 0
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_a_hub_is_ready_soon_and_stops_soon(tmp_path: Path) -> None:
    with running(tmp_path) as hub:
        assert hub.seconds_to_ready < 10
        stopped = hub.stop()
    print(f"ready after {hub.seconds_to_ready:.2f} s, stopped after {stopped:.2f} s")


def test_healthz_says_that_it_is_well_and_how_much_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as hub:
        first = hub.ask("GET", "/healthz")
        assert first.status == 200
        assert first.said["ok"] is True
        assert (first.said["tables"], first.said["connections"]) == (0, 0)
        table = _table(hub, 3, "companion")
        phone = joined(hub, table, "Ada")
        phone.connect()
        second = hub.ask("GET", "/healthz").said
        assert (second["tables"], second["connections"]) == (1, 1)
        phone.drop()


def test_a_hub_stops_in_seconds_with_phones_around_it_and_is_as_it_was_afterwards(
    tmp_path: Path,
) -> None:
    with running(tmp_path, **FAST) as hub:
        table = _table(hub, 7, "cards")
        phones = [joined(hub, table, f"Guest {seat}") for seat in range(7)]
        for phone in phones:
            phone.connect()
        hub.as_host("POST", f"/api/tables/{table}/start")
        before = _settled(hub, table, phones)
        hub.stop()
        for phone in phones:
            _soon_away(phone)
        hub.start()
        for phone in phones:
            phone.connect()
        assert _settled(hub, table, phones) == before
        for phone in phones:
            phone.drop()


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused("--port", port, "--state", str(tmp_path))
    assert port in said
    assert "--port" in said


def test_a_state_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for state in (tmp_path / "file", tmp_path / "file" / "below"):
        assert "state folder" in refused("--port", "0", "--state", str(state))


def test_a_state_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    # Whoever may write everywhere may still not write where the kernel shows itself.
    folder = tmp_path if not _can_write(tmp_path) else Path("/sys/kernel")
    try:
        assert "written" in refused("--port", "0", "--state", str(folder))
    finally:
        tmp_path.chmod(0o700)


def test_a_log_of_a_newer_version_is_told_in_a_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    SqliteStore(tmp_path / LOG_NAME).close()
    with sqlite3.connect(tmp_path / LOG_NAME) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = (tmp_path / LOG_NAME).read_bytes()
    assert "newer" in refused("--port", "0", "--state", str(tmp_path))
    assert (tmp_path / LOG_NAME).read_bytes() == before


def test_a_file_that_is_no_log_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / LOG_NAME).write_bytes(b"a shopping list, not a log" * 400)
    assert LOG_NAME in refused("--port", "0", "--state", str(tmp_path))


def test_a_log_in_use_is_told_in_a_sentence_and_the_first_hub_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as hub:
        said = refused("--port", "0", "--state", str(hub.state))
        assert "Another hub" in said
        assert hub.ask("GET", "/healthz").status == 200


def test_a_wrong_setting_is_told_in_words(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "hub", "serve", "--state", str(tmp_path)],
        cwd=ROOT,
        env=environment({"HONOR_HUB_PORT": "eighty"}),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert ended.returncode != 0
    assert "Traceback" not in ended.stderr
    assert "port" in ended.stderr


def test_the_log_of_a_whole_game_holds_no_secret_and_no_key_but_the_one_link(
    tmp_path: Path,
) -> None:
    with running(tmp_path, **FAST) as hub:
        table = _table(hub, 5, "cards")
        phones = [joined(hub, table, f"Guest {seat}") for seat in range(5)]
        watching = screen(hub, table)
        for phone in (*phones, watching):
            phone.connect()
        hub.as_host("POST", f"/api/tables/{table}/start")
        _settled(hub, table, phones)
        secrets = {phone.call("secret")["secret"]["role"] for phone in phones}
        secrets |= {card for phone in phones for card in phone.view["hand"]}
        _say_nonsense(hub, phones[0])
        play_out(phones, random.Random("quiet"))
        keys = [hub.host_key, watching.key, *(phone.key for phone in phones)]
        for phone in (*phones, watching):
            phone.drop()
    _check_output(hub, secrets, keys)


def _check_output(hub: RunningHub, secrets: set[str], keys: list[str]) -> None:
    output = hub.output()
    assert secrets
    assert [word for word in secrets if word in output.replace("honor", "")] == []
    assert [output.count(key) for key in keys] == [1] + [0] * (len(keys) - 1)
    assert "Traceback" not in output
    assert output.splitlines() == [
        f"Honor Hub is at {hub.url}/",
        f"You are host at {hub.url}/host#{hub.host_key}",
        HINT,
    ]


def _say_nonsense(hub: RunningHub, phone: Phone) -> None:
    """What is refused must not be quoted in the log either."""
    hub.ask("POST", "/api/join", {"code": phone.key})
    hub.ask("GET", f"/api/tables/{phone.table}", key=phone.key)
    hub.ask("GET", f"/api/nowhere/{phone.key}")
    for said in ({"id": phone.key, "offer": phone.key}, {"key": phone.key}, [phone.key]):
        assert not phone.call("move", said)["ok"]
    assert phone.call(phone.key, {})["refusal"]["code"] == "unknown-event"
    stranger = Phone(hub.url, phone.table, phone.key + "x")
    with pytest.raises(socketio.exceptions.ConnectionError):
        stranger.connect()


def _table(hub: RunningHub, players: int, level: str) -> str:
    wish = {"game": "samurai", "options": {"players": players, "level": level}}
    code: str = hub.as_host("POST", "/api/tables", wish)["code"]
    return code


def _settled(hub: RunningHub, table: str, phones: list[Phone]) -> list[str]:
    """Everyone's view and offers, once all have the newest version."""
    version = hub.as_host("GET", f"/api/tables/{table}")["version"]
    for phone in phones:
        phone.wait(version)
    return [json.dumps((phone.view, phone.sight["offers"])) for phone in phones]


def _soon_away(phone: Phone) -> None:
    until = time.monotonic() + 10
    while phone.is_connected:
        assert time.monotonic() < until
        time.sleep(0.01)


def _can_write(folder: Path) -> bool:
    try:
        (folder / "try").touch()
    except OSError:
        return False
    return True
