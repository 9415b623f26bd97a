"""Bring a program that a test needs, by apt, where that is allowed; nothing else is changed."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]


def brought(find: Callable[[], str | None], *packages: str) -> str | None:
    """What `find` finds, once the first of these that the distribution has is installed.

    One test process does it and the others wait; None: it cannot be had here.
    """
    found = find()
    if found is not None or shutil.which("apt-get") is None:
        return found
    with Path(tempfile.gettempdir(), f"honor-hub-apt-{os.geteuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            before = [] if os.geteuid() == 0 else ["sudo", "-n"]
            if before and shutil.which("sudo") is None:
                return None
            _install(before, packages)
    return find()


def _install(before: list[str], packages: tuple[str, ...]) -> None:
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for package in packages:
        command = [*before, *INSTALL, package]
        if subprocess.run(command, check=False, capture_output=True, env=env).returncode == 0:
            return
