"""The host's page through the first minutes of a table: people gather, look, and move."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.evening import Evening, read_code
from tests.browser.hosting import Host
from tests.browser.survey import sized
from tests.browser.watched import Watched
from tests.hardware.hand import soon
from tests.web.running import RunningHub


class First:
    """A host, the Shogun's phone and a table screen at a table of four; three have no phone."""

    def __init__(self, hub: RunningHub, devices: Watched) -> None:
        self.hub = hub
        self.evening = Evening(hub, devices, "first minutes", players=4, shogun=0, pace="taps")
        self.host = Host(hub, devices)
        key = self.evening.post("keys", {"kind": "table"})["key"]
        self.screen = devices.page(f"/watch/{self.evening.table}#{key}", "tv")
        self.host.go_to(self.evening.table)

    @property
    def page(self) -> Page:
        return self.host.page

    @property
    def version(self) -> int:
        return int(self.hub.as_host("GET", f"/api/tables/{self.evening.table}")["version"])

    @property
    def phone(self) -> Page:
        return self.evening.phones[0].page


@pytest.fixture(scope="module")
def table(browser: Browser, hub: RunningHub) -> Iterator[First]:
    """What any of its pages writes to the console fails the last of these tests."""
    devices = Watched(browser, hub.url)
    yield First(hub, devices)
    devices.close()


def test_the_way_in_is_there_until_the_last_seat_is_taken(table: First) -> None:
    picture = table.page.locator(".invitation .qr")
    picture.wait_for()
    picture.evaluate("each => each.decode()")
    address = read_code(picture.screenshot())
    assert address.endswith(f"/join/{table.evening.code}")
    table.evening.seat(1, address=address)
    for seat, name in ((1, "Bea"), (2, "Cleo"), (3, "Dora")):
        table.evening.post(f"seats/{seat}", {"name": name})
    expect(table.page.locator(".invitation h1")).to_have_text("Every seat is taken")
    expect(table.page.locator(".qr")).to_have_count(0)


def test_whoever_waits_finds_their_own_name_and_seat(table: First) -> None:
    own = table.phone.locator(".people .you")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Aya")
    expect(own.locator(".you-mark")).to_be_visible()
    expect(table.phone.locator(".bar-name")).to_have_text("Aya")


def test_everyone_reads_how_to_set_the_table_until_the_first_turn(table: First) -> None:
    expect(table.phone.locator(".set-steps")).to_contain_text("4, 5, 5 and 6 cards")
    expect(table.screen.locator(".set-steps")).to_contain_text("4, 5, 5 and 6 cards")
    expect(table.page.locator(".set-steps")).to_contain_text("Leave the role cards in the box")
    table.host.start()
    table.evening.begin()
    expect(table.page.locator(".at-play .set-steps")).to_contain_text("90 cards")
    expect(table.screen.locator(".playing:not(.hall) .set-steps")).to_contain_text("90 cards")
    table.phone.locator(".set-table summary").tap()
    expect(table.phone.locator(".set-steps li")).to_have_count(4)


def test_nobody_says_that_someone_has_looked_before_they_could(table: First) -> None:
    sheet = table.host.sheet(1)
    seen = sheet.locator("[data-offer=seen]")
    expect(sheet.locator("[data-nothing]")).to_contain_text("First hand this device to Bea")
    expect(seen).to_have_count(0)
    sheet.locator("[data-hand-over]").tap()
    table.page.locator(".handing .ink.main").tap()
    table.page.locator(".theirs .cover").wait_for()
    table.page.locator("[data-hand-done]").tap()
    table.page.locator(".handing .ink.main").tap()
    expect(seen).to_be_enabled()
    expect(sheet.locator("[data-nothing]")).to_have_count(0)


def test_the_sheet_of_a_seat_stays_open_from_move_to_move(table: First) -> None:
    sheet = table.page.locator("dialog[open]")
    sheet.locator("[data-offer=seen]").tap()
    expect(sheet.locator(".status")).to_contain_text("Waiting for Cleo and Dora")
    expect(sheet.locator(".hint").first).to_have_text("This seat has nothing to answer now.")
    expect(sheet.locator(".sheet-head h2")).to_have_text("Bea")
    sheet.locator(".sheet-head .round").tap()
    expect(sheet).to_have_count(0)


def test_the_own_row_says_who_is_the_shogun(table: First) -> None:
    expect(table.phone.locator(".myself .myself-role")).to_have_text("Shogun")
    # A role that lies open is explained with its seat; this one is covered.
    table.phone.locator(".place").first.tap()
    expect(table.phone.locator("dialog[open] .about-text")).to_have_count(1)
    table.phone.locator("dialog[open] .sheet-head .round").tap()


def test_the_move_that_is_taken_back_is_named_and_no_other_goes(table: First) -> None:
    _look_for(table, 3)
    _look_for(table, 2)
    expect(table.phone.locator(".status.mine")).to_be_visible()
    page = table.page
    newest = page.locator(".story li").last
    expect(newest).to_have_text("It is Aya’s turn.")
    table.evening.play(until=table.evening.moves + 1)
    expect(newest).not_to_have_text("It is Aya’s turn.")
    page.locator("[data-undo]").tap()
    meant = page.locator("dialog[open] .last-line")
    named = meant.inner_text()
    assert "Aya" in named
    assert "sits down" not in named
    version = table.version
    table.evening.play(until=table.evening.moves + 1)
    expect(page.locator("dialog[open] .refusal")).to_be_visible()
    expect(meant).to_have_text(named)
    expect(page.locator("dialog[open] .button.main")).to_have_count(0)
    page.locator("dialog[open] [data-look-again]").tap()
    expect(meant).not_to_have_text(named)
    page.locator("dialog[open] .button.main").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    # One move came in, and that one was taken back.
    soon(lambda: table.version == version + 2)


def test_the_hosts_page_asks_for_nothing_after_a_move(table: First) -> None:
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    version = table.version
    table.evening.play(until=table.evening.moves + 1)
    soon(lambda: table.version > version)
    newest = table.phone.locator(".story li").last.inner_text()
    expect(table.page.locator(".story li").last).to_have_text(newest)
    # What rests and goes on is drawn by the summary that is pushed.
    table.evening.post("pause", {"why": "tea"})
    table.page.locator("[data-wake]").wait_for()
    table.evening.post("resume")
    table.page.locator("[data-rest]").wait_for()
    assert [url for url in asked if "/api/" in url] == []


def _look_for(table: First, seat: int) -> None:
    """Someone without a phone is handed the device, and the host says that they have looked."""
    sheet = table.host.sheet(seat)
    sheet.locator("[data-hand-over]").tap()
    table.page.locator(".handing .ink.main").tap()
    table.page.locator(".theirs .cover").wait_for()
    table.page.locator("[data-hand-done]").tap()
    table.page.locator(".handing .ink.main").tap()
    sheet.locator("[data-offer=seen]").tap()
    expect(sheet.locator("[data-offer=seen]")).to_have_count(0)
    table.page.locator("dialog[open] .sheet-head .round").tap()


def test_a_new_table_says_how_many_can_play_and_one_number_where_there_is_one(
    hub: RunningHub, devices: Watched
) -> None:
    page = Host(hub, devices).page
    page.goto(f"{hub.url}/host#/new")
    said = page.locator(".option-choice:has([name=game])")
    said.first.wait_for()
    games = {
        each.locator("input").input_value(): each.locator(".option-text").inner_text()
        for each in said.all()
    }
    assert (games["duel"], games["samurai"]) == ("2 players", "3 to 7 players")
    said.filter(has=page.locator("[value=duel]")).tap()
    expect(page.locator(".empty-table .hint")).to_have_text("2 players")


@pytest.mark.parametrize("page", ["new", "tournament"])
def test_at_a_new_table_only_the_button_stays_above_the_options(
    hub: RunningHub, devices: Watched, page: str
) -> None:
    host = Host(hub, devices).page
    host.evaluate("to => { location.hash = `#/${to}`; }", page)
    button = host.locator(".new-table .ink.main")
    button.wait_for()
    with sized(host, 390, 640):
        host.evaluate("() => scrollTo(0, 0)")
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640, "it is at the thumb before anybody scrolls"
        stuck = host.evaluate(
            "() => [...document.querySelectorAll('.new-table *')]"
            ".filter(each => getComputedStyle(each).position === 'sticky')"
            ".map(each => each.className)"
        )
        assert stuck == ["button ink main"]


def test_what_comes_late_moves_nothing_that_can_be_tapped(
    hub: RunningHub, devices: Watched
) -> None:
    """A finger on its way to a button must not land on another."""
    page = devices.context("small-phone", "en").new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for late in ("tournament.*", "api/tables*", "api/history*", "api/tournaments"):
        page.route(f"**/{late}", hold)
    page.goto(f"/host#{hub.host_key}")
    page.locator(".first-choices").wait_for()
    before = _places(page)
    page.wait_for_timeout(500)
    assert len(held) >= 3, "nothing of this comes late"
    for each in held:
        each.continue_()
    page.unroute_all()
    page.locator(".home-rest .hint, .home-rest .table-card").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert _places(page) == before


def _places(page: Page) -> list[list[float]]:
    found: list[list[float]] = page.locator(".first-choices > *, .screen-in").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(({ y, height }) => [y, height])"
    )
    return found


def test_an_address_that_changes_right_after_the_first_drawing_is_gone_to(
    devices: Watched, hub: RunningHub
) -> None:
    context = devices.context("tablet")
    # Its effects wait for the frame that it asks for after its first drawing.
    context.add_init_script(
        "const frame = requestAnimationFrame;"
        " window.requestAnimationFrame = (done) => {"
        " window.requestAnimationFrame = frame; location.hash = '#/nights'; return frame(done); }"
    )
    page = context.new_page()
    page.goto(f"/host#{hub.host_key}")
    expect(page).to_have_url(f"{hub.url}/host#/nights")
    expect(page.locator("h1")).to_have_text("Past nights")
