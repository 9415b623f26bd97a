"""A pytest plugin that runs chosen tests in a chosen order, and says how far it came.

Chosen by a file and not by arguments, because names of parametrised tests may hold anything.
"""

import os
from pathlib import Path

import msgspec
import pytest

FOLDER = "MUTATION_TRIAL"
CHOSEN, RUNNING, FAILED = "chosen.json", "running", "failed"


class Chosen:
    """Keeps the tests of the list alone, in its order."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        names = msgspec.json.decode((folder / CHOSEN).read_bytes(), type=list[str])
        self._places = {name: place for place, name in enumerate(names)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.nodeid in self._places]
        items[:] = sorted(kept, key=lambda item: self._places[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        (self._folder / RUNNING).write_text(nodeid, encoding="utf-8")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            (self._folder / FAILED).write_text(report.nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Chosen(Path(os.environ[FOLDER])), "mutation-chosen")
