"""Where the benchmark keeps what it needs: on a disk, because /tmp is often none."""

import os
from pathlib import Path


def cache() -> Path:
    """A folder outside the repository; XDG_CACHE_HOME moves it to the disk that is meant."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "honor-hub" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
