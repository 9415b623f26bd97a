"""From one page to the next: nobody is left before a table that is over, full or not theirs."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.evening import Evening
from tests.browser.hosting import letters_of
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long


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


def _sit(hub: RunningHub, evening: Evening, name: str, seat: int) -> None:
    reply = hub.ask("POST", "/api/join", {"code": evening.code, "name": name, "seat": seat})
    assert reply.status == 201, reply.status


# Before anybody scrolls: whether all of it is on the glass, and nothing lies above it.
_IN_SIGHT = """found => {
  scrollTo(0, 0);
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return y >= 0 && y + height <= innerHeight && found.contains(hit);
}"""


def test_whoever_is_about_to_sit_down_sees_who_came_before_them(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="doors")
    page = devices.page(evening.invitation(), "small-phone", "it")
    chairs, button = page.locator(".seat-chair input"), page.locator(".join button[type=submit]")
    page.fill("#name", "Gaia")
    expect(chairs.nth(0)).to_be_checked()
    _sit(hub, evening, "Aya", 0)
    # Who has not chosen gets what is free; who has is told, and chooses anew.
    expect(chairs.nth(1)).to_be_checked()
    page.locator(".seat-chair").nth(1).tap()
    _sit(hub, evening, "Bruno", 1)
    expect(page.locator(".seat-chair").nth(1)).to_contain_text("Bruno")
    lost = page.locator(".join-foot .refusal")
    expect(lost).to_be_visible()
    assert page.locator(".seat-chair input:checked").count() == 0
    expect(button).to_be_disabled()
    assert lost.evaluate(_IN_SIGHT)
    assert button.evaluate(_IN_SIGHT)
    assert_accessible(page)
    page.locator(".seat-chair").nth(2).tap()
    expect(lost).to_be_hidden()
    expect(button).to_be_enabled()


def test_a_seat_that_becomes_free_is_offered_to_whoever_found_the_table_full(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="full", players=3)
    for seat, name in enumerate(("Aya", "Bruno", "Carla")):
        _sit(hub, evening, name, seat)
    page = devices.page(f"/join/{evening.code}", "small-phone")
    expect(page.locator("[data-one-of]")).to_have_count(3)
    hub.as_host("DELETE", f"/api/tables/{evening.table}/seats/1")
    expect(page.locator("[data-one-of]")).to_have_count(0)
    page.fill("#name", "Gaia")
    page.locator(".join button[type=submit]").tap()
    page.wait_for_selector(".waiting")


def test_whoever_is_the_host_on_this_device_finds_the_way_back(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="both")
    page = devices.page(f"/host#{hub.host_key}", "phone", "it")
    page.wait_for_selector(".home")
    page.goto(f"/join/{evening.code}")
    evening.sit(page, "Gaia")
    page.locator(".bar button").tap()
    assert_accessible(page)
    evening.seat(1)
    (guest,) = evening.pages()
    guest.locator(".bar button").tap()
    guest.wait_for_selector("dialog[open] .fold")
    assert guest.locator("[data-to-host]").count() == 0
    page.locator("dialog[open] [data-to-host]").tap()
    page.wait_for_selector(".gather")
    assert page.url.endswith(f"/host#/table/{evening.table}")
    page.goto("/host#/")
    page.locator("[data-watch=samurai]").tap()
    page.wait_for_url("**/watch/*")
    page.locator(".tools .tool").last.tap()
    page.locator("dialog[open] [data-to-host]").tap()
    page.wait_for_selector(".home")


def test_a_code_that_was_used_already_leads_to_where_another_can_be_typed(
    hub: RunningHub, devices: Watched
) -> None:
    devices.allow(r"\b404\b.*/api/move")
    evening = Evening(hub, devices, seed="moved")
    joined = hub.ask("POST", "/api/join", {"code": evening.code, "name": "Aya", "seat": 0}).said
    path = f"/api/tables/{evening.table}/code"
    code = hub.ask("POST", path, key=joined["key"]).said["code"]
    hub.ask("POST", "/api/move", {"code": code})
    page = devices.page(f"/move/{code}", "small-phone")
    page.locator(".middle .button.main").tap()
    page.wait_for_selector(".middle .refusal")
    assert_accessible(page)
    page.locator(".middle a.button").tap()
    expect(page.locator("#code")).to_be_editable()
