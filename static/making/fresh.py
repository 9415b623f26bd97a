"""Whether the built files still fit their sources; it reads both and changes neither."""

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
ASSETS = ROOT / "hub" / "web" / "assets"
MANIFEST = ASSETS / "manifest.json"

# Checks and the protocol's types change nothing in what is built; tsconfig.json says how JSX is.
_NOT_BUILT = {"__pycache__", "biome.json", "node_modules", "wire"}


def sources() -> Iterator[Path]:
    """Every file the build reads."""
    for folder, inside, names in os.walk(STATIC):
        inside[:] = sorted(name for name in inside if name not in _NOT_BUILT)
        yield from (Path(folder, name) for name in sorted(names) if name not in _NOT_BUILT)
    yield from sorted((ROOT / "hub" / "words").glob("*.ftl"))
    yield from sorted((ROOT / "hub" / "rules").glob("*/words/*.ftl"))


def digest() -> str:
    """One number for all of them: times of files lie after a checkout."""
    total = hashlib.sha256()
    for path in sources():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_built() -> bool:
    return MANIFEST.is_file()


def is_fresh() -> bool:
    """Built from exactly these sources."""
    if not is_built():
        return False
    try:
        return bool(json.loads(MANIFEST.read_text("utf-8"))["sources"] == digest())
    except (ValueError, KeyError, TypeError):
        return False
