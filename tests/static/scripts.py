"""The front end's own text, as the tests of what it draws read it."""

import re
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "static" / "js"


def modules(folder: Path) -> list[Path]:
    """Every module below a folder, with markup or without; there is one at least."""
    found = sorted({*folder.rglob("*.ts"), *folder.rglob("*.tsx")})
    assert found, f"no module below {folder}"
    return found


def source(module: Path) -> str:
    """The text of a module that is named without its ending: whether it has markup is its own."""
    (path,) = (path for path in map(module.with_suffix, (".ts", ".tsx")) if path.is_file())
    return path.read_text(encoding="utf-8")


def drawn(module: Path) -> set[str]:
    """The codes that a module has a drawing for."""
    return set(re.findall(r'^  "?([\w-]+)"?: `', source(module), re.MULTILINE))
