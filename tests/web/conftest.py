"""A hub for the tests of a file that do not stop it, and a host for each that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.host_client import HostClient
from tests.web.running import FAST, RunningHub, running


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    with running(tmp_path_factory.mktemp("hub"), **FAST) as hub:
        yield hub


@pytest.fixture
def host(tmp_path: Path) -> Iterator[HostClient]:
    here = HostClient(tmp_path)
    yield here
    here.hub.stop()
