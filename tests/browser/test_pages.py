"""Every page opens on every device, in both languages, with a clean console and for everyone."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import assert_accessible
from tests.browser.watched import Watched
from tests.web.running import RunningHub

PAGES = ["/", "/join/ABCDE", "/tv", "/host", "/desk/ABCDE"]


def _settled(page: Page) -> Page:
    """Drawn, with its words and its font."""
    page.locator("#app > *").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "it"])
def test_every_page_opens_and_is_accessible(devices: Watched, path: str, language: str) -> None:
    if path.startswith("/join/"):
        # There is no such table; the page says so, and the browser writes that down.
        devices.allow("404")
    for device in ("small-phone", "phone", "tablet", "tv"):
        page = _settled(devices.page(path, device, language))
        assert page.title() == "Honor Hub"
        assert page.get_attribute("html", "lang") == language
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} px too wide on a {device}"
        if device in ("small-phone", "tv"):
            assert_accessible(page)
        page.context.close()


def test_the_host_opens_with_the_key_and_the_address_forgets_it(
    devices: Watched, hub: RunningHub
) -> None:
    page = _settled(devices.page(f"/host#{hub.host_key}"))
    assert hub.host_key not in page.url
    assert_accessible(page)


def test_an_unknown_address_opens_a_friendly_page(devices: Watched) -> None:
    devices.allow("404")
    page = devices.page("/nowhere", language="it")
    assert page.get_by_role("link").get_attribute("href") == "/"
    assert_accessible(page)


@pytest.mark.parametrize("font", ['700 20px "Shippori Mincho"', '16px "Zen Kaku Gothic New"'])
def test_the_fonts_of_titles_and_of_text_are_there(devices: Watched, font: str) -> None:
    page = _settled(devices.page("/"))
    assert page.evaluate("font => document.fonts.load(font).then(f => f.length)", font)
    assert font.partition('"')[2] in page.evaluate(
        "() => getComputedStyle(document.body).fontFamily"
        " + getComputedStyle(document.querySelector('h1')).fontFamily"
    )


def _without_layers(route: Route) -> None:
    """A style as a browser reads it that knows no layers: it drops all that is in one."""
    style = re.sub("@layer [^;{]*;", "", route.fetch().text())
    route.fulfill(body=style.replace("@layer", "@unknown"), content_type="text/css")


@pytest.mark.parametrize(("language", "said"), [("en", "Safari 15.4"), ("it", "troppo vecchio")])
def test_a_browser_without_style_layers_is_told_so_and_no_other(
    devices: Watched, language: str, said: str
) -> None:
    page = _settled(devices.page("/", language=language))
    expect(page.locator(".old-browser")).to_be_hidden()
    page.route("**/*.css", _without_layers)
    page.reload()
    expect(page.locator(".old-browser")).to_be_visible()
    expect(page.locator(".old-browser")).to_contain_text(said)
