"""Who sits where, before the start: chosen, put right by the players, gone round by the host."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import read_code
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

SMALL = {"width": 390, "height": 664}


class Gathering:
    """Ada and Bruno with phones, Nonna without; the host's page and a table screen."""

    def __init__(self, hub: RunningHub, browser: Browser) -> None:
        self.hub = hub
        self.devices = Watched(browser, hub.url)
        wish = {"game": "samurai", "options": {"players": 5, "level": "companion"}}
        self.name: str = hub.as_host("POST", "/api/tables", wish)["table"]
        self.ada, self.bruno = (self._sits_down(name) for name in ("Ada", "Bruno"))
        hub.as_host("POST", f"/api/tables/{self.name}/seats/2", {"name": "Nonna"})
        key = hub.as_host("POST", f"/api/tables/{self.name}/keys", {"kind": "table"})["key"]
        self.screen = self.devices.page(f"/watch/{self.name}#{key}", "tv")
        self.host = self.devices.page(f"/host#{hub.host_key}", "laptop")
        self.host.wait_for_selector(".home")
        self.host.goto(f"/host#/table/{self.name}")
        self.host.wait_for_selector(".gather")

    def _sits_down(self, name: str) -> Page:
        page = self.devices.page(f"/join/{self.name}", viewport=SMALL)
        page.fill("#name", name)
        page.locator(".join button[type=submit]").tap()
        page.wait_for_selector(".waiting")
        return page

    def names(self) -> list[str]:
        seats = self.hub.as_host("GET", f"/api/tables/{self.name}")["seats"]
        return [each["name"] for each in seats]


@pytest.fixture
def table(hub: RunningHub, browser: Browser) -> Iterator[Gathering]:
    gathering = Gathering(hub, browser)
    yield gathering
    gathering.devices.close()


def test_a_phone_is_chosen_for_a_guest_before_the_start(table: Gathering) -> None:
    fold = table.host.locator("details:has([data-proxy])")
    fold.locator("summary").click()
    fold.get_by_role("button", name="Bruno").click()
    expect(fold.locator("summary")).to_contain_text("Bruno")
    assert table.hub.as_host("GET", f"/api/tables/{table.name}")["proxies"] == [
        {"seat": 2, "proxy": 1}
    ]


def test_the_host_goes_round_and_not_me_stops_it_and_offers_a_swap(table: Gathering) -> None:
    table.host.locator("[data-go-round]").click()
    expect(table.ada.locator(".going-round.mine")).to_contain_text("Ada, is this you?")
    expect(table.bruno.locator(".going-round:not(.mine)")).to_be_visible()
    expect(table.screen.locator(".chair.lit")).to_be_visible()
    expect(table.ada.locator("[data-not-me]")).to_have_text("Not me")
    expect(table.bruno.locator("[data-not-me]")).to_have_text("That is my seat")
    table.bruno.locator("[data-not-me]").tap()
    expect(table.ada.locator(".going-round")).to_have_count(0)
    expect(table.host.locator("[data-go-round]")).to_be_enabled()
    table.bruno.locator("dialog[open] [data-chair='0']").tap()
    expect(table.bruno.locator("dialog[open]")).to_have_count(0)
    assert table.names()[:3] == ["Bruno", "Ada", "Nonna"]


# Every seat that lights up on a screen, in its order; a look now and then would miss some.
_NOTE_LIT = """() => {
  window.lit = [];
  const note = () => {
    const seat = document.querySelector('.chair.lit')?.dataset.seat;
    if (seat !== undefined && window.lit.at(-1) !== seat) window.lit.push(seat);
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['class'],
  });
}"""


def test_the_round_lights_every_seat_in_its_order_and_ends_by_itself(table: Gathering) -> None:
    table.screen.evaluate(_NOTE_LIT)
    table.host.locator("[data-go-round]").click()
    expect(table.host.locator("[data-go-round]")).to_be_disabled()
    expect(table.host.locator("[data-go-round]")).to_be_enabled()
    expect(table.screen.locator(".chair.lit")).to_have_count(0)
    assert table.screen.evaluate("window.lit") == ["0", "1", "2"]


def test_a_player_moves_renames_and_stands_up(table: Gathering) -> None:
    page = table.ada
    page.locator("[data-change-seat]").tap()
    page.locator("dialog[open] [data-chair='4']").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-change-seat]").tap()
    page.fill("#own-name", "Adele")
    page.locator("[data-rename]").tap()
    expect(page.locator(".bar-name")).to_have_text("Adele")
    assert table.names() == ["", "Bruno", "Nonna", "", "Adele"]
    page.locator("[data-change-seat]").tap()
    page.locator("[data-stand-up]").tap()
    page.wait_for_selector(".join")
    assert table.names() == ["", "Bruno", "Nonna", "", ""]


def test_the_host_drags_one_chair_onto_another_or_taps_both(table: Gathering) -> None:
    chair = table.host.locator
    chair("[data-host-chair='0']").drag_to(chair("[data-host-chair='3']"))
    expect(chair("[data-host-chair='3']")).to_contain_text("Ada")
    assert table.names() == ["", "Bruno", "Nonna", "Ada", ""]
    chair("[data-host-chair='1']").click()
    expect(chair("[data-host-chair='1']")).to_have_attribute("aria-pressed", "true")
    chair("[data-host-chair='2']").click()
    expect(chair("[data-host-chair='1']")).to_contain_text("Nonna")
    assert table.names() == ["", "Nonna", "Bruno", "Ada", ""]


def test_the_chair_that_is_being_chosen_lights_up_at_the_table(table: Gathering) -> None:
    page = table.devices.page(f"/join/{table.name}", viewport=SMALL)
    page.locator(".seat-chair", has=page.locator("input[value='4']")).tap()
    expect(table.screen.locator(".chair.lit")).to_have_attribute("data-seat", "4")
    expect(table.screen.locator(".chair.lit")).to_have_count(0)


def test_whoever_scans_a_full_table_is_asked_who_they_are_or_plays_the_next_game(
    hub: RunningHub, browser: Browser
) -> None:
    devices = Watched(browser, hub.url)
    wish = {"game": "samurai", "options": {"players": 3, "level": "companion"}}
    table = hub.as_host("POST", "/api/tables", wish)["table"]
    for seat, name in enumerate(("Ada", "Bruno", "Nonna")):
        hub.as_host("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})
    hub.as_host("POST", f"/api/tables/{table}/start")
    page = devices.page(f"/join/{table}", viewport=SMALL)
    expect(page.locator(".entrance-head p")).to_have_text("Every seat is taken.")
    page.locator("[data-one-of='1']").tap()
    expect(page.locator(".full-table")).to_contain_text("from the host, who taps Bruno")
    expect(page.locator("[data-type-code]")).to_have_attribute("href", "/")
    page.locator("[data-one-of='1']").tap()
    page.fill("#name", "Dee")
    page.locator("[data-watch]").tap()
    expect(page.locator(".watching-next")).to_contain_text("You play in the next game")
    following = hub.as_host("POST", f"/api/tables/{table}/again")["table"]
    page.wait_for_url(f"**/play/{following}")
    expect(page.locator(".bar-name")).to_have_text("Dee")
    devices.close()


def test_a_seat_goes_to_a_second_phone_by_scanning_and_the_spent_code_is_gone(
    table: Gathering,
) -> None:
    page = table.ada
    page.locator(".bar button").tap()
    page.locator("[data-fold=menu-other-phone] summary").tap()
    page.locator("[data-fold=menu-other-phone] button").tap()
    picture = page.locator(".seat-code .qr")
    picture.evaluate("each => each.decode()")
    picture.scroll_into_view_if_needed()
    address = read_code(picture.screenshot())
    second = table.devices.page(address, viewport=SMALL)
    second.locator(".middle .main").tap()
    expect(second.locator(".bar-name")).to_have_text("Ada")
    expect(page.locator(".seat-code")).to_have_count(0)
