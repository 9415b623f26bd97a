"""Running some tests in a Python of their own, with a mutant planted in it or with none."""

import math
import os
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.mutation.chosen import CHOSEN, FAILED, FOLDER, RUNNING
from tests.mutation.fork_server import ForkServer
from tests.mutation.hook.sitecustomize import VARIABLE
from tests.mutation.mutants import Mutant, mutated
from tests.mutation.recording import ROOT

HOOK = Path(__file__).parent / "hook"
# Hypothesis's plugin only reports and marks, and takes a third of what a run needs to begin.
_WITHOUT = ("cacheprovider", "xdist", "cov", "hypothesispytest")
_ARGUMENTS = ("-x", "-q", *(word for name in _WITHOUT for word in ("-p", f"no:{name}")))
_PLUGIN = ("-p", "tests.mutation.chosen")
_OF_THREAD = threading.local()


class Limits(NamedTuple):
    """How many seconds a run may take: all of it, and each test, whose clock begins with it."""

    whole: float
    # By the name of the test; by no name, until the first has begun.
    of_test: Callable[[str], float] = lambda test: math.inf


class Run(NamedTuple):
    """How it ended: by itself or not, after how long, and at which test."""

    passed: bool
    overdue: bool
    seconds: float
    # The test that failed, or that was running when time was up. Empty if none had begun.
    test: str


class Clock:
    """Whether a run takes too long, by the name that it writes down when a test begins."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self._file = folder / RUNNING
        self._limits = limits
        self._test = ""
        self._began = self._since = time.monotonic()

    def is_over(self) -> bool:
        now, test = time.monotonic(), _read(self._file)
        if test != self._test:
            self._test, self._since = test, now
        too_long = now - self._since >= self._limits.of_test(test)
        return too_long or now - self._began >= self._limits.whole


def run(tests: Sequence[str], mutant: Mutant | None, limits: Limits) -> Run:
    """The tests in that order up to the first that fails, or that takes too long."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        folder = Path(name)
        (folder / CHOSEN).write_bytes(msgspec.json.encode(list(tests)))
        environment = {**os.environ, FOLDER: name}
        # What one run has compiled need not be compiled by the next; a mutant never is.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        if mutant is not None:
            environment |= {VARIABLE: planted(mutant, folder), "PYTHONPATH": str(HOOK)}
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        started = time.monotonic()
        clock = Clock(folder, limits)
        code = _code([*_ARGUMENTS, *_PLUGIN, *files], environment, clock.is_over)
        seconds = time.monotonic() - started
        test = _read(folder / FAILED) if code is not None else _read(folder / RUNNING)
        return Run(code == 0, code is None, seconds, test)


def planted(mutant: Mutant, folder: Path) -> str:
    """Write the changed file into a folder; what the hook is told of it."""
    path = mutant.path.relative_to(ROOT)
    name = ".".join(part for part in path.with_suffix("").parts if part != "__init__")
    text = folder / "mutant.py"
    text.write_text(mutated(mutant), encoding="utf-8")
    return "\n".join((name, str(mutant.path), str(text)))


def _code(
    arguments: list[str], environment: dict[str, str], is_overdue: Callable[[], bool]
) -> int | None:
    """What pytest ended with; None if it had to be stopped."""
    if not hasattr(_OF_THREAD, "server"):
        _OF_THREAD.server = ForkServer()
    server: ForkServer = _OF_THREAD.server
    return server.run(arguments, environment, is_overdue)


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""
