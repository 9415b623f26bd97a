"""The smallest phone: what one needs for an answer, and the way back, without scrolling."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evening import Evening
from tests.browser.fed import FedPhone
from tests.browser.sights import moments
from tests.browser.survey import drawn, sized
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# Where each of these is on the glass: above, below, and whether it is what a finger would meet.
_PLACED = """selectors => selectors.map(selector => {
  const found = document.querySelector(selector);
  const box = found.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return { top: box.top, bottom: box.bottom, isMet: found.contains(hit) };
})"""


@pytest.fixture(scope="module")
def evening(browser: Browser, hub: RunningHub) -> Iterator[Evening]:
    devices = Watched(browser, hub.url)
    seated = Evening(hub, devices, seed="short", players=4)
    seated.seat(4, device="small-phone")
    seated.start()
    yield seated
    devices.close()


def _placed(page: Page, *selectors: str) -> list[dict[str, float]]:
    """As it lies there before anybody scrolls."""
    page.evaluate("() => scrollTo(0, 0)")
    drawn(page)
    placed: list[dict[str, float]] = page.evaluate(_PLACED, list(selectors))
    return placed


def _width(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["width"]


def _undo_beside(evening: Evening) -> Tapper:
    """Somebody who has just moved and may take it back."""
    for _ in range(40):
        evening.play(until=evening.moves + 1)
        for phone in evening.phones:
            if phone.page.locator(".thumb > .undo").count():
                return phone
    raise AssertionError("nobody ever could take anything back")


@pytest.mark.long
def test_take_back_lies_beside_what_is_said_and_under_a_finger(evening: Evening) -> None:
    page = _undo_beside(evening).page
    status, undo = _placed(page, ".thumb > .status", ".thumb > .undo")
    assert undo["isMet"], "nothing lies above it"
    assert undo["top"] < status["bottom"]
    assert status["top"] < undo["bottom"]
    assert _width(page, ".thumb > .status") > 0.75 * _width(page, ".thumb"), "it keeps its width"
    assert page.get_by_role("button", name="Take back").count() == 1, "a sign that has its name"
    with sized(page, 390, 844):
        status, undo, offers = _placed(
            page, ".thumb > .status", ".thumb > .undo", ".thumb > :is(.offers, .story)"
        )
        assert undo["top"] < status["bottom"], "on a longer one too: no button moves because of it"
        assert undo["bottom"] <= offers["top"]


def test_whoever_is_asked_has_their_own_row_first_and_the_answers_at_hand(
    evening: Evening,
) -> None:
    page = evening.until_offered("take").page
    mine, ring, take = _placed(page, ".myself", ".ring", ".thumb [data-offer=take]")
    assert mine["isMet"]
    assert take["isMet"]
    assert mine["bottom"] <= ring["top"]
    with sized(page, 390, 844):
        long_mine, long_ring = _placed(page, ".myself", ".ring")
        assert long_mine["top"] >= long_ring["bottom"], "a longer one has room for both"


@pytest.mark.long
def test_whoever_holds_cards_sees_them_and_what_they_may_do(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="cards", level="cards", players=4)
    evening.seat(4, device="small-phone")
    evening.start()
    page = evening.until_offered("end-turn").page
    end, hand, dock = _placed(page, "[data-offer=end-turn]", ".hand-card", ".dock")
    assert end["isMet"]
    assert hand["isMet"]
    assert hand["bottom"] <= dock["top"], "the reach and the wounds are written at its foot"
    with sized(page, 390, 940):
        ring, mine = _placed(page, ".ring", ".myself")
        assert mine["top"] >= ring["bottom"], "a longer one has room for both"


@pytest.mark.long
def test_what_is_asked_comes_into_sight_for_whoever_had_scrolled_away(
    hub: RunningHub, devices: Watched
) -> None:
    # So many that even on this phone the page is longer than its glass.
    evening = Evening(hub, devices, seed="away", level="cards", players=6)
    evening.seat(6, device="small-phone")
    evening.start()
    asked = _asked_while_scrolled_down(evening)
    drawn(asked)
    status, take = asked.evaluate(_PLACED, [".thumb > .status", ".thumb [data-offer=take]"])
    assert status["isMet"]
    assert take["isMet"]


def _asked_while_scrolled_down(evening: Evening) -> Page:
    for _ in range(80):
        for phone in evening.phones:
            phone.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        evening.play(until=evening.moves + 1)
        for phone in evening.phones:
            if phone.page.locator(".thumb [data-offer=take]").count():
                assert phone.page.evaluate("() => document.body.scrollHeight > innerHeight")
                return phone.page
    raise AssertionError("nobody was ever asked")


@pytest.mark.long
def test_the_way_in_and_the_four_places_of_a_line_up_are_in_sight(
    hub: RunningHub, devices: Watched
) -> None:
    full = Evening(hub, devices, seed="chairs", players=7)
    page = devices.page(full.invitation(), "small-phone", "it")
    page.wait_for_selector(".join")
    (sit,) = _placed(page, ".join button[type=submit]")
    assert sit["isMet"]
    assert sit["bottom"] <= page.evaluate("() => innerHeight"), "the button is whole"
    evening = Evening(hub, devices, seed="places", game="duel", players=2)
    evening.seat(2, device="small-phone", language="it")
    evening.start()
    lining = evening.until_offered("lineup").page
    for candidate in range(3):
        lining.locator(".candidate").nth(candidate).tap()
    with sized(lining, 320, 480):
        spots, button = _placed(lining, ".formation", ".lineup-foot .button")
        assert spots["isMet"]
        assert spots["bottom"] <= lining.evaluate("() => innerHeight")
        assert spots["top"] < button["bottom"], "beside the button"
        assert button["top"] < spots["bottom"], "beside the button"


_TWICE = """selector => {
  const button = document.querySelector(selector);
  button.click();
  button.click();
}"""


def test_a_button_that_is_pressed_twice_at_once_sends_one_move(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="twice", players=3)
    evening.seat(3)
    evening.start()
    phone = evening.until_offered("end-turn")
    sent: list[str] = []
    phone.page.on("websocket", lambda socket: socket.on("framesent", _noting(sent)))
    phone.page.reload()
    phone.page.locator(".thumb [data-offer=end-turn]").wait_for()
    phone.page.evaluate(_TWICE, ".thumb [data-offer=end-turn]")
    phone.page.locator(".thumb [data-offer=end-turn]").wait_for(state="detached")
    phone.page.wait_for_timeout(300)
    assert len(sent) == 1, sent
    assert phone.page.locator(".refusal-line").count() == 0, "and nobody is blamed"


def _noting(sent: list[str]) -> Callable[[str | bytes], None]:
    def note(frame: str | bytes) -> None:
        if '"move"' in str(frame):
            sent.append(str(frame))

    return note


def _put_away_by_touch(page: Page, opens: str) -> tuple[float, float]:
    """How far the page was scrolled before a sheet came up, and once it is put away again."""
    before: float = page.evaluate("() => scrollY")
    # A driver's own tap brings into sight what is there already; a finger does not.
    for touched in (opens, "dialog[open] .sheet-head .round"):
        box = page.locator(touched).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(400)
    page.wait_for_selector("dialog[open]", state="detached")
    drawn(page)
    after: float = page.evaluate("() => scrollY")
    return before, after


@pytest.mark.long
def test_a_sheet_that_is_put_away_leaves_the_page_where_it_was(devices: Watched) -> None:
    (turn,) = (each for each in moments("samurai", (6,), seeds=1)
               if each.name == "samurai-companion-6 play")  # fmt: skip
    phone = FedPhone(devices.context(device_scale_factor=1).new_page())
    phone.begin(turn)
    for width, height in ((320, 454), (360, 560)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.look([turn])
        assert phone.page.evaluate("() => document.body.scrollHeight > innerHeight + 40")
        opens = ".thumb > .offers > .offer:not(.closed)[data-shelf] >> nth=-1"
        before, after = _put_away_by_touch(phone.page, opens)
        assert before == after == 0, f"{width}x{height}"
