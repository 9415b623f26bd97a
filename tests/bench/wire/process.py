"""A server's process: started in a group of its own, read until it is ready, ended by its id."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tests.bench.wire.phone import Lost

ROOT = Path(__file__).resolve().parents[3]

_LONGEST_START = 30.0
_LONGEST_STOP = 10.0


def end_servers_too() -> None:
    """Let whoever ends the benchmark end its servers with it: a plain TERM would leave them."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


class Process:
    """A program that prints something once it serves."""

    def __init__(self, words: list[str], folder: Path, environ: Mapping[str, str]) -> None:
        self._output = folder / "output.txt"
        with self._output.open("wb") as output:
            self._process = subprocess.Popen(
                words,
                cwd=ROOT,
                env=dict(environ),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                # A group of its own, so that ending it meets its worker too and nobody else.
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    def printed(self, pattern: str) -> re.Match[str]:
        """What it says about where it is, once it says so."""
        until = time.monotonic() + _LONGEST_START
        while True:
            text = self._output.read_text(encoding="utf-8")
            if (found := re.search(pattern, text)) is not None:
                return found
            if self._process.poll() is not None or time.monotonic() > until:
                raise Lost(f"the server does not start:\n{text}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask it to end; whatever of its group is left then is killed."""
        self._process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LONGEST_STOP)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
