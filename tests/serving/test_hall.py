"""A hub that keeps its hall in a real PostgreSQL, and nothing on its own disk."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.postgres.cluster import Cluster, cluster
from tests.web.running import ROOT, RunningHub

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


def _sheet(hub: RunningHub) -> object:
    """A sheet of ours under another name."""
    listed = hub.as_host("GET", "/api/games/solo/sheets")
    sheet = hub.as_host("GET", f"/api/games/solo/sheets/{listed[0]['key']}")
    return {**sheet, "key": "own-oni", "name": "Own Oni"}
