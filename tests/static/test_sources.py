"""The pages' sources themselves: typed throughout, and lines that fit a screen."""

from tests.static.scripts import SCRIPTS, modules

LONGEST_LINE = 100
STATIC = SCRIPTS.parent


def test_every_module_of_the_pages_is_typed() -> None:
    untyped = {".js", ".jsx", ".mjs"}
    assert [path.name for path in SCRIPTS.rglob("*") if path.suffix in untyped] == []


def test_no_line_is_longer_than_the_formatter_allows() -> None:
    """It breaks code and markup by itself, but no text, drawing or comment."""
    making = [*(STATIC / "making").glob("*.mjs"), STATIC / "build.mjs"]
    long = [
        f"{path.relative_to(STATIC)}:{number}"
        for path in (*modules(SCRIPTS), *making)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert long == []
