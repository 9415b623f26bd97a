"""Building journal.c and running a Python program under it; what it wrote is read by disk.

Without a C compiler nothing of this is tested, and that must not look like success.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hub
from tests.not_tested import not_tested

_SOURCE = Path(__file__).with_name("journal.c")
_ROOT = Path(hub.__file__).parents[1]


def build(folder: Path) -> Path:
    """The shim, compiled; without gcc the test is skipped, and on CI it fails."""
    compiler = shutil.which("gcc")
    if compiler is None:
        not_tested("power cuts", "gcc is missing: sudo apt install gcc libc6-dev")
    shim = folder / "journal.so"
    flags = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", str(shim)]
    subprocess.run([compiler, *flags, str(_SOURCE), "-ldl", "-lpthread"], check=True)
    return shim


def run(shim: Path, journal: Path, folder: Path, module: str, *arguments: str) -> str:
    """Run a module of ours over a new folder while the shim writes down what it does there."""
    folder.mkdir()
    environment = {
        **os.environ,
        "LD_PRELOAD": str(shim),
        "JOURNAL_FILE": str(journal),
        "JOURNAL_FOLDER": str(folder),
        "PYTHONPATH": str(_ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-m", module, str(folder), *arguments],
        env=environment,
        cwd=_ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
