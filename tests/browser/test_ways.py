"""From one page to the next: nobody is left before a table that is over, full or not theirs."""

from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.evening import Evening
from tests.browser.hosting import letters_of
from tests.browser.watched import Watched
from tests.web.running import RunningHub


def _let_in(hub: RunningHub, screen: Page, table: str) -> None:
    hub.as_host("POST", f"/api/screens/{letters_of(screen)}", {"table": table})
    expect(screen.locator(".stage-head h1")).to_contain_text(table)


def test_a_screen_goes_from_one_table_to_another(hub: RunningHub, devices: Watched) -> None:
    first, second = (Evening(hub, devices, seed=seed).table for seed in ("first", "second"))
    screen = devices.page("/tv", "tv")
    _let_in(hub, screen, first)
    screen.locator(".tools .tool").last.click()
    assert_accessible(screen)
    screen.locator("dialog[open] [data-other-table]").click()
    _let_in(hub, screen, second)
    screen.reload()
    expect(screen.locator(".stage-head h1")).to_contain_text(second)


def test_a_screen_of_a_closed_table_shows_letters_when_it_is_wanted_again(
    hub: RunningHub, devices: Watched
) -> None:
    evenings = [Evening(hub, devices, seed=seed) for seed in ("reloaded", "tapped")]
    screens = [devices.page("/tv", "tv", language) for language in ("en", "it")]
    for evening, screen in zip(evenings, screens, strict=True):
        _let_in(hub, screen, evening.table)
        evening.post("end")
        # Whoever is looking sees that it was closed.
        expect(screen.locator(".banner.ended [data-other-table]")).to_be_visible()
        assert_accessible(screen)
    reloaded, tapped = screens
    reloaded.reload()
    assert len(letters_of(reloaded)) == 4
    tapped.locator(".banner.ended [data-other-table]").click()
    assert len(letters_of(tapped)) == 4
