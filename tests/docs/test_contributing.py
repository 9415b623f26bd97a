"""What CONTRIBUTING.md and the pages it leads to tell somebody to run and to read is there."""

import importlib.util
import re
from pathlib import Path

import pytest

from tests.browser.test_keyboard import REFRESH
from tests.docs.names import ROOT

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
DECISIONS = ROOT / "docs/decisions"
LINKING = [
    *(ROOT / name for name in ("CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md")),
    *sorted(DECISIONS.glob("*.md")),
]


def commands() -> str:
    return "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL))


def test_every_module_that_is_run_exists() -> None:
    modules = set(re.findall(r"python -m ([\w.]+)", PAGE))
    assert {"pytest", "tests.rules.digest", "tests.recorded.record"} <= modules
    assert [name for name in modules if importlib.util.find_spec(name) is None] == []


def test_every_test_that_is_run_exists() -> None:
    paths = re.findall(r"tests/[\w/.-]+", commands())
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_target_that_is_made_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = set(re.findall(r"(?:`|^)make ([a-z-]+)", PAGE, re.M))
    assert {"test", "pictures"} <= named
    assert named <= targets


def test_the_switch_that_records_screens_anew_is_the_tests_own() -> None:
    assert f"{REFRESH}=1" in commands()


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    here = [link for link in links if not link.startswith("https://")]
    assert [link for link in here if not (page.parent / link).exists()] == []
