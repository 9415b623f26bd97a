"""A whole Companion game of seven phones and a table screen, with everything that happens to
phones on the way.
"""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.evening import Evening, scanned
from tests.browser.hosting import Host, letters_of
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# A second on a phone; here eight browsers share few processors, and what must not be is that the
# hub's and the socket's own limits for a silent line, most of a minute, had to run out first.
AT_ONCE = 20.0

_HONOR = ".ring .place[data-seat='{}'] [data-counter=honor][data-value='{}']"


def _missing(evening: Evening, name: str, away: Callable[[Page], object]) -> tuple[Page, str]:
    """Something happens while this phone is away; the phone and where it must show."""
    page, other = evening.phone(name).page, evening.phone("Gaia")
    away(page)
    mine = other.page.locator(".myself [data-counter=honor]")
    honor = int(mine.get_attribute("data-value") or "")
    honor += 1 if honor == 1 else -1
    assert other.straighten("correct-honor", honor)
    assert mine.get_attribute("data-value") == str(honor)
    return page, _HONOR.format(other.seat, honor)


def _reload(evening: Evening) -> None:
    page, shown = _missing(evening, "Bruno", lambda page: None)
    page.reload()
    page.wait_for_selector(shown)


def _offline(evening: Evening) -> None:
    """As in a cellar; it is back by itself."""
    page, shown = _missing(evening, "Carla", lambda page: page.context.set_offline(True))
    page.context.set_offline(False)
    page.wait_for_selector(f"{shown} >> nth=0")
    page.wait_for_selector(".bar-link.linked")


def _sleep(evening: Evening) -> None:
    """Locked and in a pocket: all its scripts stand still, and then it is looked at again.

    A page that a test drives is never hidden by the browser itself, so it is halted instead.
    """
    phone = evening.phone("Emi")
    session = phone.page.context.new_cdp_session(phone.page)
    halted: list[object] = []

    def halt(event: object) -> None:
        halted.append(event)

    session.on("Debugger.paused", halt)
    session.send("Debugger.enable")
    evening.asleep = phone
    page, shown = _missing(evening, "Emi", lambda _: session.send("Debugger.pause"))
    while not halted:
        evening.phone("Gaia").page.wait_for_timeout(20)
    began = time.monotonic()
    session.send("Debugger.resume")
    session.send("Debugger.disable")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector(shown)
    assert time.monotonic() - began < AT_ONCE
    page.wait_for_selector(".bar-link.linked")
    evening.asleep = None


def _second_tab(evening: Evening) -> None:
    """The newer page of a seat is the seat's; the older says so."""
    phone = evening.phone("Dino")
    old = phone.page
    new = old.context.new_page()
    new.goto(old.url)
    new.wait_for_selector(".playing")
    old.wait_for_selector("[role=alert]")
    old.close()
    phone.page = new


def _restart(evening: Evening) -> None:
    evening.hub.restart()
    for page in evening.pages():
        page.wait_for_selector(".bar-link.linked")


def _phone_scores(page: Page) -> dict[str, int]:
    said = page.locator(".team h2").all_inner_texts()
    rows = (text.split(". ", 1)[1].split() for text in said)
    return {" ".join(row[:-1]): int(row[-1]) for row in rows}


def _screen_scores(screen: Page) -> dict[str, int]:
    """The ceremony, act by act, until what stays."""
    screen.wait_for_selector(".ceremony")
    while screen.locator(".looking").count() == 0:
        screen.locator(".skip, .looking").first.click()
    rows = (text.split() for text in screen.locator(".team-sum h3").all_inner_texts())
    return {" ".join(row[:-1]): int(row[-1]) for row in rows}


# Its parts are looked at by the files of each; the whole evening takes eight pages for a minute.
@pytest.mark.long
def test_seven_phones_and_a_screen_play_a_whole_companion_game(
    hub: RunningHub, devices: Watched
) -> None:
    devices.allow("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "ERR_CONNECTION_")
    evening = Evening(hub, devices, seed="seven")
    screen = devices.page("/tv", "tv")
    host = Host(hub, devices)
    host.let_in(letters_of(screen), evening.table)
    evening.seat(7, address=scanned(screen))
    host.go_to(evening.table)
    host.start()
    host.page.context.close()
    evening.begin()
    screen.wait_for_selector(".playing:not(.hall)")
    evening.play({9: _reload, 12: _offline, 15: _sleep, 18: _second_tab, 21: _restart}, until=24)
    evening.hurry()
    assert hub.as_host("GET", f"/api/tables/{evening.table}")["over"]
    evening.see_the_end()
    scores = [_phone_scores(page) for page in evening.pages()]
    assert len(scores[0]) == 3, "the Shogun's side, the Ninja and the Ronin"
    assert all(each == scores[0] for each in scores), "everyone sees the same score"
    assert _screen_scores(screen) == scores[0]
