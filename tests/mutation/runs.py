"""Running some tests in a Python of their own, with a mutant planted in it or with none."""

import os
import tempfile
import threading
import time
from collections.abc import Sequence
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


class Run(NamedTuple):
    """How it ended: by itself or not, after how long, and at which test."""

    passed: bool
    overdue: bool
    seconds: float
    # The test that failed, or that was running when time was up. Empty if none had begun.
    test: str


def run(tests: Sequence[str], mutant: Mutant | None, limit: float) -> Run:
    """The tests in that order up to the first that fails, for at most so many seconds."""
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
        code = _code([*_ARGUMENTS, *_PLUGIN, *files], environment, limit)
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


def _code(arguments: list[str], environment: dict[str, str], limit: float) -> int | None:
    """What pytest ended with; None if it had to be stopped."""
    if not hasattr(_OF_THREAD, "server"):
        _OF_THREAD.server = ForkServer()
    server: ForkServer = _OF_THREAD.server
    return server.run(arguments, environment, limit)


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""
