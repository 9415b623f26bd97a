"""How the tests are shared out among processes; what they need is beside them."""

from typing import Any

import pytest
from xdist.scheduler import (  # type: ignore[import-untyped]  # it has no types
    LoadScopeScheduling,
)

# The tests of a file here share a hub, and some of them a whole night; or something that takes
# longer to make than to look at.
WHOLE = (
    "tests/browser/",
    "tests/architecture/test_imports.py",
    "tests/docs/test_names.py",
    "tests/words/test_heard.py",
)
# What takes longest comes first, so that no process is left with it at the end.
FIRST = (
    "tests/browser/",
    "tests/words/test_heard.py",
    "tests/attacks/",
    "tests/rules/",
    "tests/web/",
)


class ByFile(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """A file by one process: a hub is started, and a night played, once for all its tests.

    Long tests are shared out one by one, because one file of them can take an hour.
    """

    def _split_scope(self, nodeid: str) -> str:
        is_long = self.config.option.markexpr == "long"
        is_alone = is_long and not nodeid.startswith(WHOLE)
        return nodeid if is_alone else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile | None:
    """Unless somebody asks for another way."""
    if config.getvalue("dist") != "load":
        return None
    config.option.loadscopereorder = False
    return ByFile(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The rest keeps its order."""
    items.sort(key=lambda item: _rank(item.nodeid))


def _rank(nodeid: str) -> int:
    found = (place for place, path in enumerate(FIRST) if nodeid.startswith(path))
    return next(found, len(FIRST))
