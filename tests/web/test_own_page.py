"""The hub's own page over HTTP, against a real hub: a copy to keep, one to bring back, keys."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hub.storage.backup import verify
from hub.storage.hosts import HostKeys
from tests.web.running import RunningHub, running

PIECE = 300_000


@pytest.fixture
def own(tmp_path: Path) -> Iterator[RunningHub]:
    with running(tmp_path / "hub") as hub:
        yield hub


def opened(hub: RunningHub) -> str:
    wished = {"game": "samurai", "options": {"players": 3, "level": "cards"}}
    return str(hub.as_host("POST", "/api/tables", wished)["table"])


def tables(hub: RunningHub) -> set[str]:
    return {each["table"] for each in hub.as_host("GET", "/api/tables")}


def copied(hub: RunningHub) -> bytes:
    return hub.ask("GET", "/api/hub/backup", key=hub.host_key).raw


def sent(hub: RunningHub, path: str, data: bytes) -> int:
    request = Request(hub.url + path, data, method="POST")
    request.add_header("Authorization", f"Bearer {hub.host_key}")
    with urlopen(request, timeout=10) as response:
        return int(response.status)


def uploaded(hub: RunningHub, data: bytes) -> tuple[int, Any]:
    """What the hub says of the file when it has come piece by piece."""
    hub.as_host("POST", "/api/hub/upload", {"size": len(data)})
    for at in range(0, len(data), PIECE):
        assert sent(hub, f"/api/hub/upload/{at}", data[at : at + PIECE]) == 204
    reply = hub.ask("GET", "/api/hub/upload", key=hub.host_key)
    return reply.status, reply.said


def started_again(hub: RunningHub, asked: dict[str, object]) -> None:
    """Ask for a restore, and wait until the hub has done it and is back."""
    before = hub.as_host("GET", "/api/hub/copies").get("last")
    hub.as_host("POST", "/api/hub/restore", asked)
    for _ in range(300):
        time.sleep(0.1)
        try:
            last = hub.as_host("GET", "/api/hub/copies").get("last")
        except OSError:
            continue
        if last != before:
            return
    raise AssertionError("the hub never came back")


def refused(hub: RunningHub, method: str, path: str, body: object = None) -> str:
    reply = hub.ask(method, path, body, key=hub.host_key)
    return str(reply.said["refusal"]["code"])


def seated(hub: RunningHub, table: str, *names: str) -> list[str]:
    """Their keys."""
    joined = (hub.ask("POST", "/api/join", {"code": table, "name": name}) for name in names)
    return [str(each.said["key"]) for each in joined]


def is_locked(hub: RunningHub) -> bool:
    """Whether somebody has the log open as SQLite has it: with the bytes of its shared lock."""
    log = (hub.state / "honor-hub.sqlite").stat().st_ino
    return f":{log} 1073741826 " in Path("/proc/locks").read_text()


def test_a_copy_is_a_whole_log_and_leaves_nothing_behind(hub: RunningHub, tmp_path: Path) -> None:
    table = opened(hub)
    file = tmp_path / "copy.sqlite"
    file.write_bytes(copied(hub))
    verify(file)
    with sqlite3.connect(file) as connection:
        assert (table,) in connection.execute("SELECT tbl FROM head").fetchall()
    assert not list(hub.state.glob("outgoing*"))


def test_a_copy_goes_in_and_out_again_and_the_way_back_is_kept(own: RunningHub) -> None:
    hub = own
    first = opened(hub)
    copy = copied(hub)
    second = opened(hub)
    status, said = uploaded(hub, copy)
    assert (status, said["tables"], said["damaged"]) == (200, 1, [])
    assert abs(said["newest"] - time.time() * 1000) < 600_000
    assert tables(hub) == {first, second}
    started_again(hub, {})
    # The host is still host: keys are not in the copy.
    assert tables(hub) == {first}
    seen = hub.as_host("GET", "/api/hub/copies")
    assert seen["last"]["kept"] == "honor-hub.sqlite.kept-1"
    assert [each["name"] for each in seen["kept"]] == ["honor-hub.sqlite.kept-1"]
    started_again(hub, {"kept": "honor-hub.sqlite.kept-1"})
    assert tables(hub) == {first, second}
    assert not list(hub.state.glob("restore.*")) + list(hub.state.glob("incoming*"))


def test_no_copy_is_handed_out_while_a_game_has_secrets(own: RunningHub) -> None:
    """The host's key never shows a role: neither by a detour over the whole log."""
    hub = own
    table = opened(hub)
    seated(hub, table, "Ann", "Bob", "Cid")
    assert hub.ask("GET", "/api/hub/backup", key=hub.host_key).status == 200
    hub.as_host("POST", f"/api/tables/{table}/start")
    reply = hub.ask("GET", "/api/hub/backup", key=hub.host_key)
    assert reply.status == 409
    assert reply.said["refusal"] == {"code": "secrets-in-play", "params": {"count": 1}}
    # Nor once everybody was sent away: they come back.
    for seat in range(3):
        hub.as_host("DELETE", f"/api/tables/{table}/seats/{seat}")
    assert refused(hub, "GET", "/api/hub/backup") == "secrets-in-play"
    hub.as_host("POST", f"/api/tables/{table}/end")
    assert hub.ask("GET", "/api/hub/backup", key=hub.host_key).status == 200


def test_a_tournament_that_goes_on_has_secrets_too(own: RunningHub) -> None:
    """Its standings, which are the referee's."""
    assert own.ask("GET", "/api/hub/backup", key=own.host_key).status == 200
    own.as_host("POST", "/api/tournaments", {"options": {}})
    assert refused(own, "GET", "/api/hub/backup") == "secrets-in-play"


def test_while_people_play_a_restore_asks_first(own: RunningHub) -> None:
    hub = own
    copy, table = copied(hub), opened(hub)
    seated(hub, table, "Ann", "Bob", "Cid")
    hub.as_host("POST", f"/api/tables/{table}/start")
    assert hub.as_host("GET", "/api/hub/copies")["playing"] == 1
    assert uploaded(hub, copy)[0] == 200
    assert refused(hub, "POST", "/api/hub/restore") == "tables-playing"
    assert tables(hub) == {table}
    started_again(hub, {"sure": True})
    assert tables(hub) == set()


def test_a_table_that_plays_itself_holds_up_no_restore(hub: RunningHub) -> None:
    before = hub.as_host("GET", "/api/hub/copies")["playing"]
    hub.as_host("POST", "/api/tables/watch", {})
    assert hub.as_host("GET", "/api/hub/copies")["playing"] == before


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x89PNG and so on" * 100, "not-a-copy"),
        (b"S", "not-a-copy"),
        (b"SQLite format 3\0" + bytes(2000), "not-a-copy"),
    ],
)
def test_a_wrong_file_is_told_and_changes_nothing(hub: RunningHub, data: bytes, why: str) -> None:
    table = opened(hub)
    status, said = uploaded(hub, data)
    assert (status, said["refusal"]["code"]) == (409, why)
    assert refused(hub, "POST", "/api/hub/restore") == why
    assert table in tables(hub)


def test_a_copy_that_is_cut_off_or_altered_is_refused(hub: RunningHub) -> None:
    table = opened(hub)
    copy = copied(hub)
    status, said = uploaded(hub, copy[: len(copy) // 2])
    assert (status, said["refusal"]["code"]) == (503, "damaged-log")
    # A record that was altered makes its table a damaged one, as `honor-hub restore` has it.
    altered = copy.replace(b'"samurai"', b'"samuraj"')
    assert altered != copy
    assert table in uploaded(hub, altered)[1]["damaged"]
    newer = bytearray(copy)
    newer[60:64] = (99).to_bytes(4, "big")
    assert uploaded(hub, bytes(newer))[1]["refusal"]["code"] == "newer-log"


def test_pieces_come_in_order_and_again_if_need_be(own: RunningHub) -> None:
    hub = own
    assert refused(hub, "GET", "/api/hub/upload") == "no-upload"
    assert refused(hub, "POST", "/api/hub/restore") == "no-upload"
    copy = copied(hub)
    hub.as_host("POST", "/api/hub/upload", {"size": len(copy)})
    assert sent(hub, "/api/hub/upload/0", copy[:5000]) == 204
    assert sent(hub, "/api/hub/upload/0", copy[:5000]) == 204
    wrong = hub.ask("POST", "/api/hub/upload/9000", {}, key=hub.host_key).said["refusal"]
    assert wrong == {"code": "wrong-piece", "params": {"count": 5000}}
    assert refused(hub, "GET", "/api/hub/upload") == "wrong-piece"
    assert sent(hub, "/api/hub/upload/5000", copy[5000:]) == 204
    assert hub.ask("GET", "/api/hub/upload", key=hub.host_key).status == 200
    # More than was said is not written.
    assert refused(hub, "POST", f"/api/hub/upload/{len(copy)}", {}) == "wrong-piece"


def test_what_is_too_large_is_refused_before_it_comes(hub: RunningHub) -> None:
    assert refused(hub, "POST", "/api/hub/upload", {"size": 1 << 30}) == "too-large"
    assert refused(hub, "POST", "/api/hub/upload", {"size": 1 << 50}) == "malformed"
    hub.as_host("POST", "/api/hub/upload", {"size": 1 << 20})
    with pytest.raises(HTTPError) as large:
        sent(hub, "/api/hub/upload/0", bytes(800_000))
    assert large.value.code == 413
    large.value.close()
    assert refused(hub, "GET", "/api/hub/upload") == "wrong-piece"


@pytest.mark.parametrize(
    "kept", ["../hosts", "honor-hub.sqlite", "hosts", "honor-hub.sqlite.kept-9"]
)
def test_only_a_log_that_was_kept_is_brought_back(hub: RunningHub, kept: str) -> None:
    assert refused(hub, "POST", "/api/hub/restore", {"kept": kept}) == "no-such-copy"


def test_the_hub_starts_again_and_nothing_is_lost(own: RunningHub) -> None:
    hub = own
    table, pid = opened(hub), hub.pid
    hub.as_host("POST", "/api/hub/restart")
    time.sleep(1)
    for _ in range(100):
        try:
            if hub.ask("GET", "/healthz").status == 200:
                break
        except OSError:
            time.sleep(0.1)
    assert tables(hub) == {table}
    assert hub.pid == pid


def test_the_findings_are_said_in_either_language(hub: RunningHub) -> None:
    english = hub.as_host("GET", "/api/hub/findings?lang=en")
    italian = hub.as_host("GET", "/api/hub/findings?lang=it")
    assert {"address", "disk"} <= {each["group"] for each in english}
    assert "pins" not in {each["group"] for each in english}
    assert english[1]["text"].startswith("The hub answers there")
    assert [each["level"] for each in english] == [each["level"] for each in italian]
    assert [each["text"] for each in english] != [each["text"] for each in italian]
    assert refused(hub, "GET", "/api/hub/findings?lang=xx") == "malformed"


def test_looking_at_the_machine_does_not_touch_the_locks_of_the_log(hub: RunningHub) -> None:
    """A plain file handle on the log, closed in the hub's process, would drop them."""
    table = opened(hub)
    assert is_locked(hub)
    hub.as_host("GET", "/api/hub/findings")
    copied(hub)
    assert is_locked(hub)
    assert table in tables(hub)


def test_the_keys_of_hosts_are_listed_by_when_they_were_made_and_revoked(own: RunningHub) -> None:
    hub = own
    other = HostKeys(hub.state).give()
    listed = hub.as_host("GET", "/api/hub/hosts")
    assert [each["yours"] for each in listed] == [False, True]
    assert all(abs(each["made"] - time.time() * 1000) < 600_000 for each in listed)
    assert hub.host_key not in str(listed)
    own = listed[1]["id"]
    assert refused(hub, "DELETE", f"/api/hub/hosts/{own}") == "no-such-key"
    hub.as_host("DELETE", f"/api/hub/hosts/{listed[0]['id']}")
    assert hub.ask("GET", "/api/games", key=other).status == 403
    for _ in range(3):
        HostKeys(hub.state).give()
    hub.as_host("DELETE", "/api/hub/hosts")
    assert [each["yours"] for each in hub.as_host("GET", "/api/hub/hosts")] == [True]


def test_nothing_of_the_page_is_for_anybody_but_the_host(hub: RunningHub) -> None:
    key = seated(hub, opened(hub), "Ann")[0]
    for path in ("findings", "backup", "copies", "upload", "hosts"):
        assert hub.ask("GET", f"/api/hub/{path}").status == 401
        assert hub.ask("GET", f"/api/hub/{path}", key=key).status == 403
    for path in ("restore", "restart", "upload", "upload/0"):
        assert hub.ask("POST", f"/api/hub/{path}", key=key).status == 403
