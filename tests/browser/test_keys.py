"""A link with a wrong key throws nobody out; and whoever has to wait a moment is not sent away."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.evening import Evening
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

WRONG = "#this-opens-nothing"


def _kept(page: Page, name: str) -> str | None:
    found: str | None = page.evaluate(f"() => localStorage.getItem('honor-hub.{name}')")
    return found


def _goes_on(page: Page, path: str, shown: str, name: str) -> None:
    """By a wrong link in the same window, by one in an open page, and when loaded again."""
    page.locator(shown).first.wait_for()
    page.wait_for_function(f"() => localStorage.getItem('honor-hub.{name}')")
    before = _kept(page, name)
    page.goto("about:blank")
    page.goto(f"{path}{WRONG}")
    page.locator(shown).first.wait_for()
    page.evaluate(f"() => {{ location.hash = '{WRONG}-either'; }}")
    page.wait_for_function("() => !location.hash.includes('nothing')")
    page.reload()
    page.locator(shown).first.wait_for()
    assert _kept(page, name) == before
    assert "nothing" not in page.url


def test_a_wrong_key_does_not_throw_the_host_out(hub: RunningHub, devices: Watched) -> None:
    devices.allow("40[13]")
    page = devices.page(f"/host#{hub.host_key}", "tablet")
    _goes_on(page, "/host", ".bar", "host")
    expect(page.locator(".no-key")).to_have_count(0)


def test_a_wrong_key_does_not_throw_the_referee_out(hub: RunningHub, devices: Watched) -> None:
    made = hub.as_host("POST", "/api/tournaments", {"options": {}})
    table, key = made["table"], made["key"]
    page = devices.page(f"/desk/{table}#{key}", "tablet")
    _goes_on(page, f"/desk/{table}", ".desk", f"desk.{table}")
    # Nor does one that opens the tournament, but not as its referee.
    joined = hub.ask("POST", "/api/join", {"code": made["code"], "name": "Ann"}).said
    page.goto("about:blank")
    page.goto(f"/desk/{table}#{joined['key']}")
    page.locator(".desk").first.wait_for()
    assert key in (_kept(page, f"desk.{table}") or "")


@pytest.mark.parametrize("kind", ["watcher", "panel"])
def test_a_wrong_key_does_not_put_a_screen_out(
    hub: RunningHub, devices: Watched, kind: str
) -> None:
    table = Evening(hub, devices, seed=kind).table
    key = hub.as_host("POST", f"/api/tables/{table}/keys", {"kind": kind})["key"]
    path, name, shown = {
        "watcher": (f"/watch/{table}", f"watch.{table}", ".stage-head h1"),
        "panel": (f"/panel/{table}", f"panel.{table}", ".panel .lamps"),
    }[kind]
    page = devices.page(f"{path}#{key}", "tablet")
    _goes_on(page, path, shown, name)


def test_a_wrong_key_does_not_take_a_seat_away(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, seed="seat")
    page = devices.page(evening.invitation())
    page.fill("#name", "Aya")
    page.locator(".join button[type=submit]").tap()
    page.locator(".waiting").wait_for()
    before = _kept(page, f"seat.{evening.table}")
    page.goto("about:blank")
    page.goto(f"/play/{evening.table}{WRONG}")
    page.locator(".waiting").wait_for()
    assert _kept(page, f"seat.{evening.table}") == before


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_wrong_key_alone_is_told(hub: RunningHub, devices: Watched, language: str) -> None:
    devices.allow("40[13]")
    table = Evening(hub, devices, seed=language).table
    for path, kept in (("/host", "host"), (f"/desk/{table}", f"desk.{table}")):
        page = devices.page(f"{path}{WRONG}", "phone", language)
        page.locator(".no-key h1").wait_for()
        assert _kept(page, kept) is None
        assert_accessible(page)
    for path in (f"/watch/{table}", f"/panel/{table}"):
        page = devices.page(f"{path}{WRONG}", "phone", language)
        page.locator("[role=alert]").wait_for()


@pytest.mark.parametrize(
    ("language", "again"),
    [pytest.param("en", "Try again", marks=pytest.mark.long), ("it", "Riprova")],
)
def test_whoever_has_to_wait_is_let_in_by_itself(
    hub: RunningHub, devices: Watched, language: str, again: str
) -> None:
    devices.allow("429")
    evening = Evening(hub, devices, seed=f"wait-{language}")
    context = devices.context("phone", language)
    waits = [True]

    def answer(route: Any) -> None:
        if waits[0]:
            route.fulfill(status=429, json={"refusal": {"code": "too-fast", "params": {}}})
        else:
            route.continue_()

    context.route("**/api/join/*", answer)
    page = context.new_page()
    page.goto(evening.invitation())
    button = page.get_by_role("button", name=again)
    button.wait_for()
    assert_accessible(page)
    button.tap()
    expect(button).to_be_visible()
    waits[0] = False
    page.locator(".join #name").wait_for()
