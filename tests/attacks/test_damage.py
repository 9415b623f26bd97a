"""A few bad bytes in the log of a real hub: told everywhere, in nobody's way, and removable."""

import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec

from hub.settings import LOG_NAME
from hub.storage.sqlite import SqliteStore
from tests.attacks.running import START, Running, running


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hub", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def opened(hub: Running) -> str:
    table = hub.open(players=3)
    hub.join(table, "Ada")
    return table


def alter(state: Path, statement: str, table: str) -> None:
    with closing(sqlite3.connect(state / LOG_NAME, isolation_level=None)) as log:
        log.execute(statement, (table,))


BAD_BYTES = "UPDATE record SET events = x'5b7b00ff' WHERE version = 2 AND tbl = ?"


def test_a_damaged_table_is_told_of_and_can_be_removed(tmp_path: Path) -> None:
    state = tmp_path / "state"
    with running(state) as hub:
        bad, good = opened(hub), opened(hub)
    alter(state, BAD_BYTES, bad)
    with running(state) as hub:
        _is_told(hub, bad, good)
        _is_copied(state, tmp_path, bad)
        exported = hub.host("GET", f"/api/damaged/{bad}/export")
        assert exported["why"] == {"code": "damaged-log", "params": {"table": bad, "version": 2}}
        assert exported["newest"] == len(exported["records"]) > 2
        assert exported["records"][1]["base64"] == ["events"]
        assert hub.http("GET", f"/api/damaged/{good}/export", key=hub.host_key).status == 404
        assert hub.http("DELETE", f"/api/tables/{bad}", key=hub.host_key).status == 204
        assert hub.host("GET", "/api/damaged") == []
        assert hub.health()["damaged"] == 0
        doctor = json.loads(command("doctor", "--json", "--state", str(state)).stdout)
        assert "tables-damaged" not in [each["code"] for each in doctor["findings"]]
    with running(state) as hub:
        assert [each["table"] for each in hub.host("GET", "/api/tables")] == [good]
        assert "cannot be read" not in hub.errors.read_text()


def _is_told(hub: Running, bad: str, good: str) -> None:
    health = hub.health()
    assert (health["ok"], health["tables"], health["damaged"]) == (True, 1, 1)
    assert bad not in json.dumps(health)  # A name is a code, and nobody has shown a key.
    for key in ("", hub.key(good, "table")):
        assert hub.http("GET", "/api/damaged", key=key).status in (401, 403)
        assert hub.http("GET", f"/api/damaged/{bad}/export", key=key).status in (401, 403)
    (told,) = hub.host("GET", "/api/damaged")
    assert (told["table"], told["why"]["code"]) == (bad, "damaged-log")
    journal = hub.errors.read_text()
    assert journal.count(f"table {bad} cannot be read: damaged-log") == 1
    assert "Traceback" not in journal
    assert hub.join(good, "Bea").table == good
    found = json.loads(command("doctor", "--json", "--state", str(hub.state)).stdout)
    (finding,) = [each for each in found["findings"] if each["code"] == "tables-damaged"]
    assert finding["params"] == {"count": 1, "names": bad}
    assert not found["ok"]


def _is_copied(state: Path, folder: Path, bad: str) -> None:
    copy, new = folder / "copy.sqlite", folder / "new"
    for done in (
        command("backup", str(copy), "--state", str(state)),
        command("restore", str(copy), "--state", str(new)),
    ):
        assert done.returncode == 0, done.stderr
        assert bad in done.stderr
        assert "damaged" in done.stderr
    listed = command("damaged", "list", "--state", str(new))
    assert listed.returncode == 1
    assert listed.stdout.startswith(f"{bad}: ")
    raw = folder / "raw.json"
    assert command("damaged", "export", bad, str(raw), "--state", str(new)).returncode == 0
    assert json.loads(raw.read_text())["table"] == bad
    removed = command("damaged", "remove", bad, "--yes", "--state", str(new))
    assert removed.returncode == 0, removed.stderr
    assert command("damaged", "list", "--state", str(new)).returncode == 0
    assert command("damaged", "remove", bad, "--yes", "--state", str(state)).returncode != 0


def test_a_table_of_a_newer_hub_is_kept_and_said_to_be_one(tmp_path: Path) -> None:
    state = tmp_path / "state"
    with running(state) as hub:
        newer, unknown, good = opened(hub), opened(hub), opened(hub)
    _rewrite(state, newer, unknown)
    with running(state) as hub:
        told = {each["table"]: each["why"] for each in hub.host("GET", "/api/damaged")}
        assert {name: why["code"] for name, why in told.items()} == {
            newer: "newer-log",
            unknown: "newer-log",
        }
        assert told[unknown]["params"]["game"] == "shogi"
        assert [each["table"] for each in hub.host("GET", "/api/tables")] == [good]
        assert hub.health()["damaged"] == 2
        doctor = json.loads(command("doctor", "--json", "--state", str(state)).stdout)
        (finding,) = [each for each in doctor["findings"] if each["code"] == "tables-newer"]
        assert finding["params"] == {"count": 2, "names": f"{newer}, {unknown}"}
        done = command("backup", str(tmp_path / "copy"), "--state", str(state))
        assert (done.returncode, done.stderr) == (0, "")  # They are whole, to whoever knows them.


def _rewrite(state: Path, newer: str, unknown: str) -> None:
    """As another release would have written them: with chains that fit."""
    with closing(SqliteStore(state / LOG_NAME)) as store:
        for table in (newer, unknown):
            records = store.read(table)
            store.forget(table)
            for record in records:
                events = bytes(record.events).replace(b'"samurai"', b'"shogi"')
                store.append(
                    msgspec.structs.replace(record, schema=99)
                    if table == newer
                    else msgspec.structs.replace(record, events=msgspec.Raw(events))
                )


def test_a_log_that_cannot_be_opened_is_refused_in_a_sentence(tmp_path: Path) -> None:
    state = tmp_path / "state"
    with running(state) as hub:
        opened(hub)
    with closing(sqlite3.connect(state / LOG_NAME, isolation_level=None)) as log:
        log.execute("UPDATE head SET tbl = CAST(x'ff' AS TEXT)")
    words = ("--address", "127.0.0.1", "--port", "0", "--state", str(state))
    refused = command("serve", *words)
    assert refused.returncode == 1
    assert "Traceback" not in refused.stderr
    assert "damaged" in refused.stderr
    assert "honor-hub backup" in refused.stderr
    # What it says to do helps.
    copy = str(tmp_path / "copy.sqlite")
    assert command("backup", copy, "--state", str(state)).returncode == 0
    assert command("restore", copy, "--state", str(state)).returncode == 0
    with running(state) as hub:
        # A table without a head is looked for when the hub serves already.
        until = time.monotonic() + START
        while hub.health()["damaged"] == 0:
            assert time.monotonic() < until, hub.errors.read_text()
            time.sleep(0.05)
        assert hub.health()["damaged"] == 1
