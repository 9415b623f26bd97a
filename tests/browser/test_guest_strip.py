"""Guests without a phone: what they are asked is pinned where somebody can answer, in one tap."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.watched import Watched
from tests.web.phone import joined
from tests.web.running import RunningHub

NONNA, ZIO = 1, 2


class Table:
    """Ada's phone speaks by itself; Nonna and Zio have none; Bruno's is a page, the host's too."""

    def __init__(self, hub: RunningHub, browser: Browser, *, confirm: bool) -> None:
        self.hub = hub
        self.devices = Watched(browser, hub.url)
        options = {"players": 4, "level": "companion", "pace": "flow", "shogun": 0}
        wish = {"game": "samurai", "options": options | {"confirm": confirm}}
        self.name: str = hub.as_host("POST", "/api/tables", wish)["table"]
        self.ada = joined(hub, self.name, "Ada", 0)
        for seat, name in ((NONNA, "Nonna"), (ZIO, "Zio")):
            hub.as_host("POST", f"/api/tables/{self.name}/seats/{seat}", {"name": name})
        self.bruno = self._sits_down("Bruno")
        hub.as_host("POST", f"/api/tables/{self.name}/start")
        self.ada.connect()
        self.host = self.devices.page(
            f"/host#{hub.host_key}", "tablet", viewport={"width": 390, "height": 664}
        )
        self.host.wait_for_selector(".home")
        self.host.goto(f"/host#/table/{self.name}")
        self.host.wait_for_selector(".at-play")

    def _sits_down(self, name: str) -> Page:
        page = self.devices.page(f"/join/{self.name}", viewport={"width": 390, "height": 664})
        page.fill("#name", name)
        page.locator(".join button[type=submit]").tap()
        page.wait_for_selector(".waiting")
        return page

    def strike(self, target: int) -> None:
        """Ada strikes with the first weapon that reaches."""
        sight = self.ada.wait(self.hub.as_host("GET", f"/api/tables/{self.name}")["version"])
        offer = next(each for each in sight["offers"] if each["key"] == "attack")
        weapons = offer["fields"][1]["by"][str(target)]
        weapon = next(each["value"] for each in weapons if each["closed"] is None)
        values = {"target": target, "weapon": weapon}
        move = {"offer": "attack", "question": offer["question"], "values": values}
        assert self.ada.move(move)["ok"]

    def play(self, key: str) -> None:
        """A card of Ada's that asks for nothing."""
        sight = self.ada.wait(self.hub.as_host("GET", f"/api/tables/{self.name}")["version"])
        offer = next(each for each in sight["offers"] if each["key"] == key)
        answer = self.ada.move({"offer": key, "question": offer["question"], "values": {}})
        assert answer["ok"], answer

    def end_turn(self) -> None:
        """Ada's, whatever she has to do before."""
        for _ in range(8):
            sight = self.ada.wait(self.hub.as_host("GET", f"/api/tables/{self.name}")["version"])
            if sight["view"]["turn"] != 0:
                return
            offers = {each["key"]: each for each in sight["offers"] if each["closed"] is None}
            key = next(
                each for each in ("end-turn", "discard", "draw", "recover") if each in offers
            )
            values = {field["name"]: field["start"] for field in offers[key]["fields"]}
            question = offers[key]["question"]
            answer = self.ada.move({"offer": key, "question": question, "values": values})
            assert answer["ok"], answer
        raise AssertionError("the turn has no end")

    def close(self) -> None:
        self.ada.drop()
        self.devices.close()


@pytest.fixture
def table(hub: RunningHub, browser: Browser) -> Iterator[Table]:
    table = Table(hub, browser, confirm=False)
    yield table
    table.close()


def test_the_host_reads_what_a_guest_is_asked_and_answers_with_one_tap(table: Table) -> None:
    strip = table.host.locator(f"[data-strip='{NONNA}']")
    expect(strip).to_have_count(0)
    table.strike(NONNA)
    expect(strip.locator(".strip-asked")).to_contain_text("Nonna is asked: “Ada attacks you with")
    take = strip.locator("[data-offer=take]")
    box, height = take.bounding_box(), table.host.evaluate("innerHeight")
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    table.host.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(take).to_be_in_viewport(ratio=1)
    take.tap()
    expect(strip).to_have_count(0)


def test_a_phone_that_the_host_chose_answers_too_and_targets_say_how_hard_they_are(
    table: Table,
) -> None:
    path = f"/api/tables/{table.name}/seats/{NONNA}/proxy"
    table.hub.as_host("POST", path, {"proxy": 3})
    expect(table.bruno.locator(".answers-for")).to_have_text("You answer for Nonna.")
    table.strike(NONNA)
    strip = table.bruno.locator(f"[data-strip='{NONNA}']")
    expect(strip.locator(".strip-asked")).to_contain_text("Nonna is asked")
    expect(strip.locator("[data-offer=take]")).to_be_in_viewport(ratio=1)
    strip.locator("[data-offer=take]").tap()
    expect(strip).to_have_count(0)
    table.end_turn()
    # It is Nonna's turn now: whom she can strike says how hard that is.
    guest = table.host.locator(f"[data-strip='{NONNA}']")
    for shown in (guest, strip):
        expect(shown.locator(".strip-asked")).to_contain_text(re.compile(r"turn · Draw \d cards"))
    guest.locator("[data-offer=attack]").tap()
    notes = table.host.locator("dialog[open] .choice.of-seat .note")
    expect(notes.first).to_have_text("Difficulty 1")


# Buttons of words that are alone in their row, and how much narrower than it they are.
_HALF = """() => [...document.querySelectorAll('.offers:has(> .tiles)')].flatMap(row => {
  const boxes = [...row.querySelectorAll(':scope > .offer')]
    .map(each => [each.innerText, each.getBoundingClientRect()]);
  return boxes.filter(([, box]) =>
    boxes.filter(([, other]) => other.top < box.bottom && other.bottom > box.top).length === 1
    && box.width < row.getBoundingClientRect().width - 1).map(([said]) => said);
})"""


@pytest.mark.long
def test_a_button_that_is_alone_above_a_guests_cards_fills_its_row(table: Table) -> None:
    path = f"/api/tables/{table.name}/seats/{NONNA}/proxy"
    table.hub.as_host("POST", path, {"proxy": 3})
    table.end_turn()
    table.bruno.locator(f"[data-strip='{NONNA}'] .tiles").wait_for()
    table.host.locator(f".place-row[data-seat='{NONNA}']").tap()
    table.host.locator("dialog[open] .tiles").wait_for()
    assert [page.evaluate(_HALF) for page in (table.bruno, table.host)] == [[], []]


@pytest.mark.long
def test_several_guests_look_at_their_role_in_one_round_of_the_device(
    hub: RunningHub, browser: Browser
) -> None:
    table = Table(hub, browser, confirm=True)
    page = table.host
    look = page.locator("[data-strip-look]")
    expect(look).to_contain_text("Only Nonna and Zio may look")
    look.locator("[data-hand-round]").tap()
    for name in ("Nonna", "Zio"):
        expect(page.locator(".handing h1")).to_have_text(f"For {name}")
        page.locator(".handing .ink.main").tap()
        page.locator(".theirs .cover").wait_for()
        page.locator("[data-hand-done]").tap()
    expect(page.locator(".handing h1")).to_have_text("Back to the host")
    page.locator(".handing .ink.main").tap()
    expect(page.locator(".handing")).to_have_count(0)
    table.close()


def test_the_host_is_told_what_anothers_card_does_to_a_guests_hand(table: Table) -> None:
    table.play("tea-ceremony")
    news = table.host.locator(".strip-news")
    expect(news).to_have_text("Nonna draws 1 card. Zio draws 1 card.")
    expect(news).to_be_in_viewport(ratio=1)
    table.host.screenshot(path="test-output/guest-news.png")
    table.end_turn()
    expect(news).to_have_count(0)


# Far from where it was: as when a line above it goes, because somebody else has looked.
_SHOVE = "() => { document.querySelector('.theirs .cover-place').style.marginTop = '12rem'; }"


def test_a_guest_who_looked_too_briefly_gets_the_device_again_and_a_mouse_holds_on(
    hub: RunningHub, browser: Browser
) -> None:
    table = Table(hub, browser, confirm=True)
    page = table.host
    page.locator("[data-strip-look] [data-hand-round]").tap()
    for _ in range(2):
        page.locator(".handing .ink.main").tap()
        page.locator(".theirs .cover").wait_for()
        page.locator("[data-hand-done]").tap()
    page.locator(".handing .ink.main").tap()
    strip = page.locator(f"[data-strip='{NONNA}']")
    expect(strip.locator("[data-offer=seen]")).to_have_count(1)
    strip.locator("[data-hand-round]").tap()
    page.locator(".handing .ink.main").tap()
    page.locator(".theirs .cover").hover()
    page.mouse.down()
    page.locator(".uncovered-frame h2").wait_for()
    page.evaluate(_SHOVE)
    page.mouse.move(20, 20)
    expect(strip).to_have_count(0)
    expect(page.locator(".uncovered-frame h2")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".uncovered-frame")).to_have_count(0)
    table.close()
