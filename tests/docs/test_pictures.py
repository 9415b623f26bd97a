"""Every picture of the README and of docs/ is one that `make pictures` makes, in its size."""

import re
from pathlib import Path

import pytest

from tests.browser import webp
from tests.browser.pictures import SIZES, WIRINGS

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))

MADE = {ROOT / "docs/images" / f"{name}.webp" for name in SIZES} | {
    ROOT / "docs/pictures" / f"wiring-{name}.svg" for name in WIRINGS
}


def shown() -> set[Path]:
    """Every picture that a page shows or links to."""
    return {
        (page.parent / link).resolve()
        for page in PAGES
        for link in re.findall(r"\]\(([^)]+\.(?:webp|png|svg|jpg))\)", page.read_text("utf-8"))
    }


def test_every_picture_that_is_shown_can_be_made_anew() -> None:
    assert shown() - MADE == set()


def test_no_picture_is_made_that_no_page_shows() -> None:
    assert MADE - shown() == set()


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_has_its_size(name: str) -> None:
    assert webp.size((ROOT / "docs/images" / f"{name}.webp").read_bytes()) == SIZES[name]


def test_what_is_no_picture_has_no_size() -> None:
    with pytest.raises(ValueError, match="not a WebP picture"):
        webp.size(b"<svg/>")
    with pytest.raises(ValueError, match="not a lossy WebP picture"):
        webp.size(b"RIFF\x0c\0\0\0WEBPVP8L\0\0\0\0")
