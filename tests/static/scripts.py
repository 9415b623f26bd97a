"""The front end's own text, as the tests of what it draws read it."""

import re
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "static" / "js"


def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def drawn(path: Path) -> set[str]:
    """The codes that a module has a drawing for."""
    return set(re.findall(r'^  "?([\w-]+)"?: `', source(path), re.MULTILINE))
