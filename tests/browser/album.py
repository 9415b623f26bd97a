"""Pictures of screens and states, kept for people to look at; see test-output/screens/.

Which states there are is not known here.
"""

import html
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.survey import dressed, sized, twice_the_text
from tests.browser.tour import Shown
from tests.web.running import ROOT

KEPT = ROOT / "test-output" / "screens"

Sizes = dict[str, dict[str, tuple[int, int]]]

# What people have: phones less what a browser's bars take, projectors, a TV, laptops.
ALL: Sizes = {
    "phone": {"320": (320, 454), "360": (360, 560), "390": (390, 664)},
    "screen": {"1024": (1024, 768), "1366": (1366, 768), "1920": (1920, 1080)},
    "host": {"390": (390, 664), "1366": (1366, 768)},
    "desk": {"1280": (1280, 800), "1366": (1366, 768)},
}


class Album:
    """A folder of pictures with a page to leaf through them."""

    def __init__(self, name: str) -> None:
        self.folder = KEPT / name
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink(missing_ok=True)
        self._count = 0

    def take(self, page: Page, name: str) -> None:
        file = self.folder / f"{self._count:03d}-{name}.png"
        self._count += 1
        page.screenshot(path=file, scale="css")
        assert file.stat().st_size > 3000, f"there is nothing on {file.name}"

    def bind(self) -> int:
        """Write the page; how many pictures there are."""
        pictures = sorted(self.folder.glob("*.png"))
        figures = "".join(
            f'<figure><a href="{each.name}"><img loading="lazy" src="{each.name}" alt=""></a>'
            f"<figcaption>{html.escape(each.stem)}</figcaption></figure>"
            for each in pictures
        )
        style = (
            "body{margin:1rem;background:#333;color:#eee;font:12px sans-serif;display:flex;"
            "flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:24rem}"
        )
        title = html.escape(self.folder.name)
        (self.folder / "index.html").write_text(
            f"<!doctype html><meta charset=utf-8><title>{title}</title>"
            f"<style>{style}</style>{figures}",
            encoding="utf-8",
        )
        return len(pictures)


def portray(album: Album, shown: Shown, sizes: Sizes, dresses: tuple[str, ...]) -> None:
    for size, (width, height) in sizes[shown.kind].items():
        with sized(shown.page, width, height):
            for dress in dresses:
                dressed(shown.page, dress)
                album.take(shown.page, f"{shown.kind}-{shown.name}-{size}-{dress}")
            if "320" in sizes["phone"] and size == "390":
                with twice_the_text(shown.page):
                    album.take(shown.page, f"{shown.kind}-{shown.name}-{size}-200")


def index() -> Path:
    links = "".join(
        f'<li><a href="{each.parent.name}/index.html">{each.parent.name}</a></li>'
        for each in sorted(KEPT.glob("*/index.html"))
    )
    index = KEPT / "index.html"
    index.write_text(f"<!doctype html><meta charset=utf-8><ul>{links}</ul>", encoding="utf-8")
    return index
