"""Every state of a night looked at for what a machine can find. The tests say what must not be."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.browser import axe, measuring
from tests.browser.tour import Shown

# Where people hold each of them, by width and height; the first is how it was opened.
SIZES: dict[str, tuple[tuple[int, int], ...]] = {
    "phone": ((390, 844), (320, 568)),
    "screen": ((1920, 1080), (820, 1180)),
    "host": ((820, 1180), (390, 844), (320, 568)),
    "desk": ((1280, 800), (820, 1180)),
}

# Twice the text is for phones, the smallest too, and for a laptop.
_PHONES = ((390, 844), (320, 568))
TWICE: dict[str, tuple[tuple[int, int], ...]] = {
    "phone": _PHONES,
    "screen": (),
    "host": _PHONES,
    "desk": ((1280, 800),),
}

Found = dict[str, list[str]]

_DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def drawn(page: Page) -> None:
    """What was changed is on the glass, and nothing moves any more that comes to an end."""
    page.evaluate(_DRAWN)
    page.evaluate(
        "() => Promise.allSettled(document.getAnimations()"
        ".filter(each => each.effect.getComputedTiming().endTime < 3000)"
        ".map(each => each.finished)).then(() => true)"
    )


@contextmanager
def sized(page: Page, width: int, height: int) -> Iterator[None]:
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": width, "height": height})
    drawn(page)
    yield
    page.set_viewport_size(before)


@contextmanager
def twice_the_text(page: Page) -> Iterator[None]:
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    drawn(page)
    yield
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")


def dressed(page: Page, dress: str) -> None:
    page.evaluate("dress => { document.documentElement.dataset.dress = dress; }", dress)
    drawn(page)


def look(shown: Shown, dresses: tuple[str, ...]) -> Found:
    """All that is wrong with one state, by the kind of wrong."""
    page, name = shown.page, f"{shown.kind}/{shown.name}"
    found: Found = {"axe": [], "small": [], "outside": [], "twice": []}
    for dress in dresses:
        dressed(page, dress)
        found["axe"] += [f"{name} {dress}: {each}" for each in axe.violations(page)]
    for width, height in SIZES[shown.kind]:
        with sized(page, width, height):
            at = f"{name} at {width} px"
            found["outside"] += [f"{at}: {each}" for each in measuring.outside(page)]
            if shown.kind != "screen":
                found["small"] += [f"{at}: {each}" for each in measuring.small_targets(page)]
    for width, height in TWICE[shown.kind]:
        with sized(page, width, height), twice_the_text(page):
            at = f"{name} at {width} px"
            found["twice"] += [f"{at}: {each}" for each in measuring.outside(page)]
    return found
