"""Where a Chromium is on this machine, and how one is brought; it starts none.

Debian's is used by its path, because a test tool's own download is another browser from
another place.
"""

import os
import shutil

from tests.apt import INSTALL, brought
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

# The first that the distribution has.
_PACKAGES = ("chromium-headless-shell", "chromium")


def flags() -> list[str]:
    """Root has no sandbox to give."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS


def path() -> str:
    """Chromium's path; without one, what it would have tested is not tested, and that is said."""
    found = brought(_found, *_PACKAGES)
    if found is None:
        why = f"there is no Chromium here; bring it with: sudo {' '.join(INSTALL)} {_PACKAGES[0]}"
        not_tested("no page was opened in a browser", why)
    return found


def _found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
