"""A Python that has imported what tests need besides the hub, and forks for every run of some.

To begin a run costs as much as many tests take, and most of that is importing what no mutant
changes. The hub itself is imported by each run for itself, with its mutant planted or with none.
Asked by lines on stdin (arguments for pytest, environment), it answers with the number of the
process, and with its exit code when it has ended.
"""

import contextlib
import importlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from tests.mutation.hook.sitecustomize import VARIABLE, plant

ROOT = Path(__file__).parents[2]
# None of these imports the hub; who is missing here is imported by each run.
_READY = (
    *("asyncio", "concurrent.futures", "email.parser", "http.client", "sqlite3", "tomllib"),
    *(
        "_pytest.junitxml",
        "_pytest.pytester",
        "_pytest.faulthandler",
        "_pytest.unraisableexception",
    ),
    *("msgspec", "msgspec.json", "click", "click.testing", "rich.table", "rich.console"),
    *("flask", "flask.testing", "werkzeug.test", "gunicorn.app.base", "gunicorn.workers.gthread"),
    *("socketio", "engineio", "simple_websocket", "wsproto", "fluent.runtime", "babel", "segno"),
)
_KILLED = -signal.SIGKILL
# Seconds between two looks at a run.
LOOK = 0.5


class ForkServer:
    """The other end, one for each thread that runs tests."""

    def __init__(self) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", "tests.mutation.fork_server"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        is_overdue: Callable[[], bool],
    ) -> int | None:
        """What pytest ended with; None if it had to be stopped, which is asked every LOOK."""
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        print(json.dumps([list(arguments), dict(environment)]), file=self._child.stdin, flush=True)
        run = int(self._child.stdout.readline())
        ended = threading.Event()
        watch = threading.Thread(target=_stop_when, args=(is_overdue, run, ended))
        watch.start()
        code = int(self._child.stdout.readline())
        ended.set()
        watch.join()
        # The hubs that its tests have left behind, which a broken one may do.
        _end(run)
        return None if code == _KILLED else code


def _stop_when(is_overdue: Callable[[], bool], run: int, ended: threading.Event) -> None:
    while not is_overdue():
        if ended.wait(LOOK):
            return
    _stop(run)


def _stop(run: int) -> None:
    """Even one that has not come to make a group of its own."""
    _end(run)
    with contextlib.suppress(ProcessLookupError):
        os.kill(run, signal.SIGKILL)


def _end(run: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(run, signal.SIGKILL)


def _serve() -> None:
    for name in _READY:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    assert not any(name.partition(".")[0] in ("hub", "hardware") for name in sys.modules)
    for line in sys.stdin:
        arguments, environment = json.loads(line)
        run = os.fork()
        if run == 0:
            _be_a_run(arguments, environment)
        print(run, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(run, 0)[1]), flush=True)


def _be_a_run(arguments: list[str], environment: dict[str, str]) -> None:
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.environ.clear()
    os.environ.update(environment)
    if VARIABLE in environment:
        plant(environment[VARIABLE])
    code = 3
    try:
        code = int(pytest.main(arguments))
    finally:
        os._exit(code)


if __name__ == "__main__":
    _serve()
