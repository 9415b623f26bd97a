"""Where disks that were cut off or damaged are laid out again."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def bench() -> Iterator[Path]:
    """A folder in memory if possible, as thousands of logs are opened in it."""
    memory = Path("/dev/shm")
    usable = memory.is_dir() and os.access(memory, os.W_OK)
    with tempfile.TemporaryDirectory(dir=memory if usable else None) as path:
        yield Path(path)
