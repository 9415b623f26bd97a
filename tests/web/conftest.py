"""A hub for the tests of a file that do not stop it, and a desk for each that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.desk import Desk
from tests.web.running import FAST, RunningHub, running


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    with running(tmp_path_factory.mktemp("hub"), **FAST) as hub:
        yield hub


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    here = Desk(tmp_path)
    yield here
    here.hub.stop()
