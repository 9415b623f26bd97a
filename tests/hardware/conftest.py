"""One hub for the tests that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.web.running import FAST, RunningHub, running


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    with running(tmp_path_factory.mktemp("hub"), **FAST) as hub:
        yield hub
