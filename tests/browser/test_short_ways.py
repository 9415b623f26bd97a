"""The smallest glass before and after a game: every way on is in sight, and nothing is cut."""

import pytest
from playwright.sync_api import Page

from tests.browser.duelling import begun
from tests.browser.survey import drawn
from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long

# Which of these does not lie whole on the glass before anybody scrolls, or is under something.
_CUT = """selector => [...document.querySelectorAll(selector)].flatMap(each => {
  const box = each.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isCut = box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
  return isCut || !each.contains(hit) ? [`${each.innerText}: ${box.top} to ${box.bottom}`] : [];
})"""


def _cut(page: Page, selector: str, count: int) -> list[str]:
    page.set_viewport_size({"width": 320, "height": 454})
    page.evaluate("() => scrollTo(0, 0)")
    drawn(page)
    assert page.locator(selector).count() == count
    cut: list[str] = page.evaluate(_CUT, selector)
    return cut


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_way_in_is_in_sight_on_the_first_page(
    hub: RunningHub, devices: Watched, language: str
) -> None:
    page = devices.page("/", "small-phone", language)
    page.wait_for_selector(".home-ways")
    ways = ".home :is(.button, .text, .language-button)"
    assert _cut(page, ways, 5) == []
    # Whoever is the host can also play alone from there.
    page.goto(f"/host#{hub.host_key}")
    page.wait_for_selector("[data-alone]")
    page.goto("/")
    page.wait_for_selector(".home-ways")
    assert _cut(page, ways, 6) == []
    name, language_button = (
        page.locator(each).bounding_box() for each in (".home h1", ".home > .language-button")
    )
    assert name is not None
    assert language_button is not None
    assert name["x"] + name["width"] <= language_button["x"], "the name lies under a button"


@pytest.mark.parametrize("language", ["en", "it"])
def test_once_more_is_in_sight_at_the_end_of_a_duel_alone(
    hub: RunningHub, devices: Watched, language: str
) -> None:
    duel = begun(hub, devices, level="rolled", language=language)
    duel.move(".take-one[data-value='3']")
    page = duel.page
    page.locator(".bar button").tap()
    page.locator("dialog[open] summary").first.tap()
    page.locator(".standing [data-offer=give-up]").tap()
    page.locator(".form .main").tap()
    page.wait_for_selector(".duel-end")
    assert _cut(page, ".duel-end .row .button", 2) == []
