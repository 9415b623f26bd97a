"""A hub that keeps its hall in a real PostgreSQL, and nothing on its own disk."""

import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from hub.server import mended_by_restart
from hub.tables.store import (
    DatabaseAway,
    DatabaseFull,
    DatabaseReadOnly,
    DatabaseSlow,
    FullLog,
    HallLost,
    StorageFault,
)
from tests.storage.postgres.cluster import Cluster, cluster
from tests.web.running import ROOT, RunningHub, running

HALL = "north"
OPENED = {"game": "samurai", "options": {"players": 4, "level": "cards"}}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def test_a_hub_needs_no_folder_and_goes_on_on_another_machine(
    postgres: Cluster, tmp_path: Path
) -> None:
    settings = {"log": postgres.address, "hall": HALL}
    here = RunningHub(tmp_path / "here", **settings)
    here.start()
    opened = here.as_host("POST", "/api/tables", OPENED)
    here.as_host("POST", "/api/games/solo/sheets", _sheet(here))
    assert [each["table"] for each in here.as_host("GET", "/api/tables")] == [opened["table"]]
    sheets = here.as_host("GET", "/api/games/solo/sheets")
    assert any(not each["ours"] for each in sheets)
    assert here.stop() < 5
    assert not here.state.exists(), "it kept something on its own disk"
    there = RunningHub(tmp_path / "there", **settings)
    there.start()
    # Whoever was host stays host, and everything is where it was.
    tables = there.ask("GET", "/api/tables", key=here.host_key)
    assert [each["table"] for each in tables.said] == [opened["table"]]
    assert there.as_host("GET", "/api/games/solo/sheets") == sheets
    there.stop()


def test_while_the_database_is_away_tables_are_looked_at_and_moves_are_refused(
    tmp_path: Path,
) -> None:
    with cluster() as own, running(tmp_path, log=own.address, hall="east") as hub:
        table = hub.as_host("POST", "/api/tables", OPENED)["table"]
        own.stop("immediate")
        assert hub.as_host("GET", f"/api/tables/{table}")["table"] == table
        refused = hub.ask("POST", f"/api/tables/{table}/pause", {}, key=hub.host_key)
        assert (refused.status, refused.said["refusal"]["code"]) == (503, "database-away")
        _until_health_is(hub, 503)
        own.start()
        hub.as_host("POST", f"/api/tables/{table}/pause", {})
        _until_health_is(hub, 200)


def test_a_database_that_is_away_is_no_reason_to_start_anew_and_a_lost_hall_is() -> None:
    def fails(fault: StorageFault) -> None:
        raise fault

    for fault in (DatabaseAway(), DatabaseSlow(), DatabaseReadOnly(), DatabaseFull()):
        mended_by_restart(partial(fails, fault))()
    for worse in (HallLost(), FullLog()):
        with pytest.raises(type(worse)):
            mended_by_restart(partial(fails, worse))()


def test_a_hub_on_sqlite_loads_nothing_that_speaks_to_a_database(tmp_path: Path) -> None:
    """Neither when it is imported nor when it is opened; and without it, a hall says what to do."""
    script = """if True:
        import sys
        sys.modules["psycopg"] = None  # as if it were not installed
        import hub.server, hub.cli
        from hub.settings import Settings
        from hub.storage.opened import open_storage
        open_storage(Settings(state=sys.argv[1])).close()
        sys.argv = ["honor-hub", "serve", "--log", "postgresql:///x", "--hall", "north"]
        hub.cli.main()
    """
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert done.stderr == (
        "Error: a log in a database needs more than a hub alone: pip install 'honor-hub[hall]'\n"
    )


@pytest.mark.long
def test_a_hub_that_was_killed_keeps_its_hall_for_some_seconds_and_a_running_one_for_ever(
    postgres: Cluster, tmp_path: Path
) -> None:
    here = RunningHub(tmp_path / "here", log=postgres.address, hall="south")
    here.start()
    opened = here.as_host("POST", "/api/tables", OPENED)
    here.kill()
    # Killed, it seems to be there for some seconds more; then the next one has the hall.
    here.start()
    assert 3 < here.seconds_to_ready < 20
    assert [each["table"] for each in here.as_host("GET", "/api/tables")] == [opened["table"]]
    words = ["serve", "--port", "0", "--log", postgres.address, "--hall", "south"]
    second = subprocess.run(
        [sys.executable, "-m", "hub", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode == 1
    assert second.stderr.startswith("Another hub keeps this hall. (hall south, on ")
    here.stop()


def _until_health_is(hub: RunningHub, status: int) -> None:
    """One answer is good for a second."""
    end = time.monotonic() + 10
    while hub.ask("GET", "/healthz").status != status:
        assert time.monotonic() < end
        time.sleep(0.1)


def _sheet(hub: RunningHub) -> object:
    """A sheet of ours under another name."""
    listed = hub.as_host("GET", "/api/games/solo/sheets")
    sheet = hub.as_host("GET", f"/api/games/solo/sheets/{listed[0]['key']}")
    return {**sheet, "key": "own-oni", "name": "Own Oni"}
