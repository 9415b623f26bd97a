"""The pages' sources themselves: typed throughout, and lines that fit a screen."""

from pathlib import Path

from tests.static.scripts import SCRIPTS, modules
from tests.static.stylesheets import sheets

LONGEST_LINE = 100
STATIC = SCRIPTS.parent


def test_every_module_of_the_pages_is_typed() -> None:
    untyped = {".js", ".jsx", ".mjs"}
    assert [path.name for path in SCRIPTS.rglob("*") if path.suffix in untyped] == []


def test_no_line_is_longer_than_the_formatter_allows() -> None:
    """It breaks code and markup by itself, but no text, drawing or comment."""
    making = [*(STATIC / "making").glob("*.mjs"), STATIC / "build.mjs"]
    assert [each for path in (*modules(SCRIPTS), *making) for each in _long(path)] == []


def test_no_line_of_a_style_is_longer_but_a_drawing() -> None:
    assert [each for path in sheets() for each in _long(path)] == []


def _long(path: Path) -> list[str]:
    """What is drawn in a style is one string, which cannot be broken."""
    return [
        f"{path.relative_to(STATIC)}:{number}"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE and 'url("data:' not in line
    ]
