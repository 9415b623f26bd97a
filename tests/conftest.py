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


class Together(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Every test by itself, but a file of these by one process."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(WHOLE) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    """Unless somebody asks for another way."""
    return Together(config, log) if config.getvalue("dist") == "load" else None
