"""The hub's own page: what it finds, a copy out and in again, who is host, its name."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hub.storage.hosts import HostKeys
from tests.browser.axe import assert_accessible
from tests.browser.survey import dressed
from tests.browser.watched import Watched
from tests.web.running import RunningHub, running


@pytest.fixture(scope="module")
def own(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    """It is started again from its page."""
    with running(tmp_path_factory.mktemp("own"), bot_pause=0) as hub:
        yield hub


@pytest.fixture
def around(browser: Browser, own: RunningHub) -> Iterator[Watched]:
    watched = Watched(browser, own.url)
    # While the hub starts again the page asks in vain.
    watched.allow("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    yield watched
    watched.close()


def shown(around: Watched, own: RunningHub, device: str = "phone", language: str = "en") -> Page:
    page = around.page(f"/host#{own.host_key}", device, language)
    page.locator("[data-hub-page]").click()
    page.locator(".finding").first.wait_for(state="attached")
    return page


def opened(own: RunningHub) -> str:
    wished = {"game": "samurai", "options": {"players": 3, "level": "cards"}}
    return str(own.as_host("POST", "/api/tables", wished)["table"])


def tables(own: RunningHub) -> set[str]:
    return {each["table"] for each in own.as_host("GET", "/api/tables")}


def test_a_copy_is_saved_and_brought_back_and_so_is_what_was_there(
    around: Watched, own: RunningHub, tmp_path: Path
) -> None:
    first, file = opened(own), tmp_path / "copy.sqlite"
    page = shown(around, own)
    with page.expect_download() as download:
        page.locator("[data-copy]").click()
    download.value.save_as(file)
    second = opened(own)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".found-copy")).to_contain_text("A copy with")
    page.locator(".found-copy .button").click()
    page.locator("dialog .button.seal").click()
    expect(page.locator(".copies [role=alert]")).to_have_text("The copy is in its place.")
    assert first in tables(own)
    assert second not in tables(own)
    page.locator(".copies .host-keys .button").first.click()
    page.locator("dialog .button.seal").click()
    expect(page.locator(".copies .host-keys li")).to_have_count(2)
    assert {first, second} <= tables(own)


def test_a_wrong_file_is_said_in_a_sentence(
    around: Watched, own: RunningHub, tmp_path: Path
) -> None:
    around.allow("409")
    wrong = tmp_path / "holiday.jpg"
    wrong.write_bytes(b"\xff\xd8" * 300_000)
    page = shown(around, own, language="it")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".trouble")).to_contain_text("non è la copia di un hub")
    assert page.locator(".found-copy").count() == 0


def test_others_are_host_no_more(around: Watched, own: RunningHub) -> None:
    other = HostKeys(own.state).give()
    page = shown(around, own)
    rows = page.locator(".host-keys li", has_text="Since")
    expect(rows).to_have_count(2)
    rows.first.locator(".button").click()
    page.locator("dialog .button.seal").click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("this browser")
    assert own.ask("GET", "/api/games", key=other).status == 403


def test_the_hub_is_given_another_name(around: Watched, own: RunningHub) -> None:
    page = shown(around, own)
    page.locator("form input.text").fill("La Tana")
    page.get_by_role("button", name="Italiano").click()
    page.locator("form button[type=submit]").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    tv = around.page("/tv", "tv")
    expect(tv.locator(".letters-brand")).to_contain_text("La Tana")
    assert tv.get_attribute("html", "lang") == "it"
    again = shown(around, own)
    expect(again.get_by_role("button", name="Italiano")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_page_is_for_everyone(around: Watched, own: RunningHub, language: str) -> None:
    HostKeys(own.state).give()
    page = shown(around, own, "small-phone", language)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for dress in ("dark", "light"):
        dressed(page, dress)
        assert_accessible(page)
