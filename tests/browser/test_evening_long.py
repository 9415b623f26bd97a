"""Evenings on which something is different: another language, no phone, another phone, a host
with much to do, a table that plays itself.
"""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import spoken
from tests.browser.evening import NAMES, Evening, scanned
from tests.browser.hosting import HAND, ByHost, Host, letters_of
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub, running

pytestmark = pytest.mark.long

# Seconds that a bot thinks: slow enough to be read, quick enough for a test.
PACE = 0.3

_WATCH = re.compile(r"A table plays itself at (http\S+)")


def _assert_italian(pages: list[Page]) -> None:
    for page in pages:
        english = spoken.foreign(page, own="it", other="en")
        assert not english, f"{page.url} says {english}"
        assert any(spoken.is_in("it", line) for line in spoken.shown(page)), page.url


def test_a_whole_game_in_italian(hub: RunningHub, devices: Watched) -> None:
    host = Host(hub, devices, "it")
    table = host.open(level="companion")
    evening = Evening(hub, devices, seed="italian", table=table)
    screen = devices.page("/tv", "tv", "it")
    letters = letters_of(screen)
    _assert_italian([screen, host.page])
    host.page.locator(".bar-back").tap()
    host.let_in(letters, table)
    host.go_to(table)
    evening.seat(4, language="it", address=scanned(screen))
    _assert_italian([screen, host.page, *evening.pages()])
    host.start()
    evening.begin()
    for _ in range(6):
        evening.play(until=evening.moves + 5)
        lines = [page.locator(".status p").inner_text() for page in evening.pages()]
        assert all(spoken.is_in("it", line) for line in lines), lines
        _assert_italian([screen, host.page, *evening.pages()])
    evening.hurry()
    _assert_italian([screen, host.page, *evening.pages()])
    evening.see_the_end()
    _assert_italian([screen, host.page, *evening.pages()])


def test_someone_without_a_phone_plays_a_whole_game(hub: RunningHub, devices: Watched) -> None:
    host = Host(hub, devices)
    table = host.open(level="companion")
    evening = Evening(hub, devices, seed="without", table=table)
    evening.seat(3)
    host.page.fill(".without input", "Zoe")
    host.page.locator(".without button").tap()
    host.page.locator(".seat-row", has_text="Zoe").wait_for()
    host.start()
    evening.begin()
    zoe = ByHost(host.page, "Zoe", evening.chance, 3)
    assert zoe.look()["mine"]
    zoe.move([HAND])
    evening.phones.append(zoe)
    evening.hurry()
    host.page.wait_for_selector("main.over")
    assert zoe.taps > 3
    row = host.page.locator(".role-row", has_text="Zoe").inner_text()
    assert zoe.role in row, "the role that was shown is the one that is laid open"


def test_a_seat_moves_to_another_phone_by_its_owners_code(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="moved", players=3)
    evening.seat(3)
    evening.start()
    evening.play(until=5)
    carla = evening.phone("Carla")
    carla.tap(".bar button")
    fold = "dialog[open] [data-fold=menu-other-phone]"
    carla.page.locator(f"{fold} > summary").tap()
    carla.page.locator(f"{fold}[open] button").tap()
    _moved(evening, carla, carla.page.locator(".address").inner_text())
    evening.hurry()


def test_a_seat_moves_to_another_phone_with_the_hosts_yes(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="lost", players=3)
    evening.seat(3)
    evening.start()
    evening.play(until=5)
    host = Host(hub, devices)
    host.go_to(evening.table)
    bruno = evening.phone("Bruno")
    host.sheet(bruno.seat)
    host.page.locator("[data-seat-code]").tap()
    _moved(evening, bruno, host.page.locator(".shown-once .address").inner_text())
    evening.hurry()


def _moved(evening: Evening, phone: Tapper, address: str) -> None:
    """The address opened elsewhere: the seat is there, and the old phone is told."""
    old = phone.page
    figure = old.locator(".myself .figure-button").inner_text()
    new = evening.devices.page(address, device_scale_factor=1)
    new.locator(".button.main").tap()
    new.wait_for_selector(".playing")
    assert new.locator(".myself .figure-button").inner_text() == figure
    assert new.locator(".bar-name").inner_text() == phone.name
    old.wait_for_selector("main.middle [role=alert]")
    old.reload()
    old.wait_for_selector("main.middle, main.join")
    assert old.locator(".playing, .myself").count() == 0, "the old phone opens nothing any more"
    assert new.locator(".bar-link.linked").count() == 1
    phone.page = new


def test_the_host_pauses_takes_back_sets_straight_deals_again_and_plays_again(
    hub: RunningHub, devices: Watched
) -> None:
    host = Host(hub, devices)
    table = host.open(level="companion")
    evening = Evening(hub, devices, seed="host", table=table)
    evening.seat(3)
    host.start()
    evening.begin()
    evening.play(until=6)
    _pause(host, evening)
    _take_back(host, evening)
    _set_straight(host, evening)
    _deal_again(host, evening)
    evening.play(until=evening.moves + 5)
    evening.hurry()
    _again(host, evening)


def _pause(host: Host, evening: Evening) -> None:
    page, phones = host.page, evening.pages()
    page.locator("[data-rest]").tap()
    page.fill("dialog[open] input", "pizza")
    page.locator("dialog[open] button[type=submit]").tap()
    for each in phones:
        each.locator(".status", has_text="pizza").wait_for()
    page.locator("[data-wake]").tap()
    for each in phones:
        each.locator(".status", has_text="pizza").wait_for(state="detached")


def _take_back(host: Host, evening: Evening) -> None:
    """Any last move, by whomever it was; all the phones go back."""
    before = _piles(evening.phones[0].page)
    evening.play(until=evening.moves + 1)
    while _piles(evening.phones[0].page) == before:
        evening.play(until=evening.moves + 1)
    host.page.locator("[data-undo]").tap()
    host.page.locator("dialog[open] .button.main").tap()
    for page in evening.pages():
        page.wait_for_function(
            "before => document.querySelector('.piles')?.innerText.split(/\\s+/).filter(Boolean)"
            ".join(' ') === before",
            arg=before,
        )


def _piles(page: Page) -> str:
    return " ".join(page.locator(".piles").inner_text().split())


def _set_straight(host: Host, evening: Evening) -> None:
    """Anyone's honor, from the host's page; every phone shows it."""
    page, aya = host.page, evening.phone("Aya")
    page.locator("summary:has-text('Correct')").tap()
    page.locator(".standing [data-offer=correct-honor]").tap()
    page.locator(f".form [data-value='{aya.seat}']").tap()
    while page.locator(".form .stepper-value").inner_text() != "2":
        page.locator(".form .step").first.tap()
    page.locator(".form .main").tap()
    page.wait_for_selector(".form", state="detached")
    aya.page.wait_for_selector(".myself [data-counter=honor][data-value='2']")
    for phone in evening.phones:
        if phone is not aya:
            phone.page.wait_for_selector(
                f".place[data-seat='{aya.seat}'] [data-counter=honor][data-value='2']"
            )


def _deal_again(host: Host, evening: Evening) -> None:
    """A role slipped: void, and everyone looks at a new one."""
    host.page.locator(".standing [data-offer=deal-again]").tap()
    host.page.locator(".form .main").tap()
    for page in evening.pages():
        page.wait_for_selector(".cover.calling, .status:not(.mine)")


def _again(host: Host, evening: Evening) -> None:
    host.page.locator("[data-again]").tap()
    host.page.wait_for_url(lambda url: evening.table not in url)
    for page in evening.pages():
        page.wait_for_url(lambda url: evening.table not in url)
    names = {page.url.partition("?")[0].rpartition("/")[2] for page in evening.pages()}
    assert len(names) == 1
    evening.table = names.pop()
    assert host.page.url.endswith(evening.table)
    host.start()
    evening.begin()
    evening.play(until=evening.moves + 5)


def test_a_table_plays_itself_and_a_scan_takes_over_a_seat(
    built: None, browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path, bot_pause=PACE) as hub:
        devices = Watched(browser, hub.url)
        host = Host(hub, devices)
        host.page.locator("[data-watch=samurai]").tap()
        host.page.wait_for_url("**/watch/*")
        _assert_plays(host.page)
        phone = _scanned(devices, host.page)
        # Whoever took it over is awaited before long, and plays.
        for _ in range(3):
            phone.page.wait_for_selector(".status.mine", timeout=60_000)
            phone.move(phone.look()["offers"])
        devices.close()


def _assert_plays(screen: Page) -> None:
    screen.wait_for_selector(".playing:not(.hall)")
    assert "#" not in screen.url, "the key does not stay in the address"
    newest = screen.locator(".told .newest")
    first = newest.inner_text()
    newest.filter(has_not_text=first).wait_for(timeout=30_000)


def _scanned(devices: Watched, screen: Page) -> Tapper:
    """A phone that reads the code off the screen and takes the place of a bot."""
    page = devices.page(scanned(screen), device_scale_factor=1)
    page.fill("#name", NAMES[0])
    page.locator(".join button[type=submit]").tap()
    page.wait_for_selector(".playing")
    screen.get_by_text(NAMES[0]).first.wait_for()
    return Tapper(page, NAMES[0], Random("scan"))


def test_the_link_that_demo_prints_opens_the_table_screen(
    built: None, browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path, "demo", bot_pause=PACE) as hub:
        devices = Watched(browser, hub.url)
        found = _WATCH.search(hub.output())
        assert found is not None
        screen = devices.page(found[1], "tv")
        _assert_plays(screen)
        _scanned(devices, screen)
        devices.close()
