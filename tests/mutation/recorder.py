"""A pytest plugin for the recording run: what each test took and what it leaned on.

With `--collect-only` it writes the names alone, of tests that lean on processes of their own.

Coverage says which test ran which line of this process. It misses three things, which are noted or
prevented here: lines of a process that a test started, of a fixture that an earlier test of the
file had set up, and of a function whose answer an earlier test left in a cache.
"""

import functools
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

FOLDER = "MUTATION_RECORDING"
_STARTS = frozenset({"subprocess.Popen", "os.fork", "os.posix_spawn", "os.exec"})
_OURS = ("hub.", "hardware.")
# What the tests of a file that never ran are taken to last together.
_ASSUMED = 60.0


class TestRun(msgspec.Struct, kw_only=True):
    """One test of the recording run."""

    __test__ = False

    test: str
    seconds: float = 0.0
    passed: bool = True
    starts_processes: bool = False
    # Fixtures that outlive a test: those it uses, and among them those it was the first to need.
    uses: list[str] = []
    set_up: list[str] = []


class Recorder:
    """Follows the tests of one pytest process, and writes a line for each when it is over."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._run: TestRun | None = None
        self._fixtures: list[str] = []
        self._with_process: set[str] = set()
        sys.addaudithook(self._heard)

    def _heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in _STARTS and self._run is not None:
            self._run.starts_processes = True
            self._with_process.update(self._fixtures)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        _clear_caches(len(sys.modules))
        self._run = run = TestRun(test=item.nodeid)
        result = yield
        run.uses = [_lasting(item, name) for name in getattr(item, "fixturenames", ())]
        run.starts_processes |= not self._with_process.isdisjoint(run.uses)
        self._write(run)
        self._run = None
        return result

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if not session.config.option.collectonly:
            return
        in_file = Counter(item.path for item in session.items)
        for item in session.items:
            seconds = _ASSUMED / in_file[item.path]
            self._write(TestRun(test=item.nodeid, seconds=seconds, starts_processes=True))

    def _write(self, run: TestRun) -> None:
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(run) + b"\n")

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Iterator[None]:
        lasting = fixturedef.scope != "function" and self._run is not None
        if lasting and self._run is not None:
            name = f"{self._run.test.partition('::')[0]}::{fixturedef.argname}"
            self._run.set_up.append(name)
            self._fixtures.append(name)
        try:
            return (yield)
        finally:
            if lasting:
                self._fixtures.pop()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self._run is not None and report.nodeid == self._run.test:
            self._run.seconds += report.duration
            self._run.passed &= report.passed


def _lasting(item: pytest.Item, name: str) -> str:
    """A fixture as a test of this file means it; none of the guards' is shared by files."""
    return f"{item.nodeid.partition('::')[0]}::{name}"


def _clear_caches(loaded: int) -> None:
    for cached in _caches(loaded):
        cached.cache_clear()


@functools.lru_cache(maxsize=1)
def _caches(loaded: int) -> list[Any]:
    """Every function of ours that remembers its answers; looked for again when more is imported."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(_OURS)]
    places: list[ModuleType | type] = [*modules]
    for module in modules:
        places += [each for each in vars(module).values() if isinstance(each, type)]
    found = (each for place in places for each in list(vars(place).values()))
    return [each for each in found if isinstance(each, functools._lru_cache_wrapper)]


def pytest_configure(config: pytest.Config) -> None:
    """Of processes that share the tests out, those that run them write a file each."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if FOLDER in os.environ and (worker or not config.getoption("numprocesses", None)):
        file = Path(os.environ[FOLDER]) / f"tests-{worker or 'alone'}.jsonl"
        config.pluginmanager.register(Recorder(file), "mutation-recorder")
