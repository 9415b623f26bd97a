"""A whole Companion game of seven phones, with everything that happens to phones on the way."""

from playwright.sync_api import Page

from tests.browser.evening import Evening
from tests.browser.watched import Watched
from tests.web.running import RunningHub


def _reload(evening: Evening) -> None:
    page = evening.phones[1].page
    page.reload()
    page.wait_for_selector(".playing")


def _sleep(evening: Evening) -> None:
    """Offline for a moment, as a phone in a pocket; it is back by itself."""
    page = evening.phones[2].page
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.wait_for_selector(".bar-link.linked")


def _second_tab(evening: Evening) -> None:
    """The newer page of a seat is the seat's; the older says so."""
    old = evening.phones[3].page
    new = old.context.new_page()
    new.goto(old.url)
    new.wait_for_selector(".playing")
    old.wait_for_selector("[role=alert]")
    old.close()
    evening.phones[3].page = new


def _restart(evening: Evening) -> None:
    evening.hub.restart()
    for page in evening.pages():
        page.wait_for_selector(".bar-link.linked", timeout=15_000)


def _shown_end(page: Page) -> list[str]:
    return page.locator(".team h2").all_inner_texts()


def test_seven_phones_play_a_whole_companion_game(hub: RunningHub, devices: Watched) -> None:
    devices.allow("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "ERR_CONNECTION_REFUSED")
    evening = Evening(hub, devices, seed="seven")
    evening.seat(7)
    evening.start()
    moves = evening.play({20: _reload, 30: _sleep, 40: _second_tab, 50: _restart})
    table = hub.as_host("GET", f"/api/tables/{evening.table}")
    assert table["over"]
    ends = {tuple(_shown_end(page)) for page in evening.pages()}
    assert len(ends) == 1, "everyone sees the same score"
    assert moves > 50
