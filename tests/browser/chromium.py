"""Where a Chromium is on this machine, and how one is brought; it starts none.

Debian's is used by its path, because a test tool's own download is another browser from
another place.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.not_tested import not_tested

# The shell has the same engine and draws no window: a phone is open in half the processor time.
NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
    "google-chrome-stable",
)  # fmt: skip

# Tests run in an empty profile as whoever runs them; nothing is asked of the outside.
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

_INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]
# The first that the distribution has.
_PACKAGES = ("chromium-headless-shell", "chromium")


def flags() -> list[str]:
    """Root has no sandbox to give."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS


def path() -> str:
    """Chromium's path; without one, what it would have tested is not tested, and that is said."""
    found = _found() or _installed()
    if found is None:
        why = f"there is no Chromium here; bring it with: sudo {' '.join(_INSTALL)} {_PACKAGES[0]}"
        not_tested("no page was opened in a browser", why)
    return found


def _found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _installed() -> str | None:
    """Brought by apt if that is allowed; one test process does it and the others wait."""
    if shutil.which("apt-get") is None:
        return None
    with Path(tempfile.gettempdir(), f"honor-hub-chromium-{os.geteuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _found() is None:
            before = [] if os.geteuid() == 0 else ["sudo", "-n"]
            if before and shutil.which("sudo") is None:
                return None
            _install(before)
    return _found()


def _install(before: list[str]) -> None:
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for package in _PACKAGES:
        command = [*before, *_INSTALL, package]
        if subprocess.run(command, check=False, capture_output=True, env=env).returncode == 0:
            return
