"""What is asked is in sight: every game, level and phase, every size of glass, large letters too.

The sights are made beforehand and fed to one page; see tests/browser/sights.py.
"""

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.fed import FedPhone
from tests.browser.in_sight import Size, hidden
from tests.browser.sights import GAMES, Moment, moments
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# What browsers leave of phones that people have, and two on their side.
SIZES: tuple[Size, ...] = (
    (320, 454), (360, 560), (375, 553), (390, 664), (393, 727), (412, 785), (390, 844),
    (664, 330), (844, 390),
)  # fmt: skip
TEXTS = (100, 130, 200)
# The most players of each game, where there is the least room; the sizes that were worst.
FULL = {"samurai": (7,), "duel": (2,), "bang": (8,), "solo": (1,)}
WORST: tuple[tuple[Size, int], ...] = (
    ((320, 454), 100), ((390, 664), 100), ((664, 330), 100), ((390, 664), 200), ((320, 454), 200),
)  # fmt: skip


@pytest.fixture
def devices(browser: Browser, hub: RunningHub) -> Iterator[Watched]:
    watched = Watched(browser, hub.url)
    yield watched
    watched.close()


def fed(devices: Watched, first: Moment, language: str) -> FedPhone:
    phone = FedPhone(devices.context(device_scale_factor=1).new_page(), language)
    phone.begin(first)
    return phone


def unseen(
    phone: FedPhone, shown: list[Moment], looks: Iterable[tuple[Size, int]]
) -> Iterator[str]:
    """Each state, size and size of letters in which something that is offered is not in sight."""
    for (width, height), text in looks:
        phone.page.set_viewport_size({"width": width, "height": height})
        for moment, wrong in zip(shown, phone.look(shown, text), strict=True):
            for each in wrong:
                yield f"{moment.name} at {width}x{height}, {text} %: {each}"


def in_sheets(
    phone: FedPhone, shown: list[Moment], looks: Iterable[tuple[Size, int]]
) -> Iterator[str]:
    """So for each button of each sheet that can be opened there."""
    for (width, height), text in looks:
        phone.page.set_viewport_size({"width": width, "height": height})
        for moment in shown:
            for sheet, wrong in phone.sheets(moment, text):
                for each in wrong:
                    yield f"{moment.name} {sheet} at {width}x{height}, {text} %: {each}"


# The fullest phones; all of them are looked at in the long run.
@pytest.mark.parametrize(
    "game", [pytest.param(each, marks=[pytest.mark.long] * (each != "samurai")) for each in GAMES]
)
def test_every_answer_of_a_full_table_is_in_sight(devices: Watched, game: str) -> None:
    shown = moments(game, FULL[game], seeds=1)
    assert len(shown) > 4, "a night with its phases"
    assert list(unseen(fed(devices, shown[0], "it"), shown, WORST)) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_in_sight_at_every_table_and_size(
    devices: Watched, game: str, language: str
) -> None:
    shown = moments(game)
    looks = [(size, text) for size in SIZES for text in TEXTS]
    assert list(unseen(fed(devices, shown[0], language), shown, looks)) == []


def _turns(game: str, players: tuple[int, ...]) -> list[Moment]:
    return [each for each in moments(game, players, seeds=1) if each.phase == "play"]


@pytest.mark.long
@pytest.mark.parametrize("game", ["samurai", "bang"])
def test_every_button_of_a_sheet_is_in_sight(devices: Watched, game: str) -> None:
    shown = _turns(game, FULL[game])
    looks: list[tuple[Size, int]] = [((390, 664), 100), ((320, 454), 100)]
    assert list(in_sheets(fed(devices, shown[0], "it"), shown, looks)) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["samurai", "bang", "duel"])
def test_every_button_of_every_sheet_is_in_sight(
    devices: Watched, game: str, language: str
) -> None:
    shown = _turns(game, ())
    looks = [(size, text) for size in SIZES for text in TEXTS]
    assert list(in_sheets(fed(devices, shown[0], language), shown, looks)) == []


_STYLE = "([what, style]) => { document.querySelector(what).style.cssText = style; }"


def test_what_lies_over_an_answer_or_pushes_it_out_is_found(devices: Watched) -> None:
    (asked,) = (each for each in moments("samurai", (7,), seeds=1) if each.name.endswith("7 weapon")
                and "companion" in each.name)  # fmt: skip
    phone = fed(devices, asked, "en")
    phone.page.set_viewport_size({"width": 390, "height": 664})
    assert phone.show(asked) == []
    phone.page.evaluate(_STYLE, [".bar", "position: fixed; inset: 60% 0 0; z-index: 9"])
    over = hidden(phone.page, [(390, 664)])
    phone.page.evaluate(_STYLE, [".bar", ""])
    phone.page.evaluate(_STYLE, [".dock", "position: static; margin-top: 40rem"])
    below = hidden(phone.page, [(390, 664)])
    assert [each for each in over if "is under bar" in each]
    assert [each for each in below if "goes from" in each]
