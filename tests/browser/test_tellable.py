"""What could not be told before: on a phone of 390 × 664 and on the host's page, tap by tap."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watched import Watched
from tests.hardware.hand import soon
from tests.web.phone import Phone, joined, new_id
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

PEOPLE = ("Aya", "Bruno", "Carla", "Dino")
SIZE = {"width": 390, "height": 664}
SHEET = "dialog[open]"


class Table:
    """Tokens alone; Bruno's phone and the host's are pages, the others speak by themselves."""

    def __init__(self, hub: RunningHub, devices: Watched, album: Path) -> None:
        options = {"level": "tokens", "players": 4, "confirm": False, "shogun": 0}
        wish = {"game": "samurai", "options": options}
        self.hub, self.album = hub, album
        self.name: str = hub.as_host("POST", "/api/tables", wish)["table"]
        phones = [joined(hub, self.name, name) for name in PEOPLE]
        hub.as_host("POST", f"/api/tables/{self.name}/start")
        self.speaker = Phone(hub.url, self.name, hub.host_key)
        self.speaker.connect()
        self.speaker.wait(0)
        self.bruno = devices.page("/", "phone", viewport=SIZE)
        keep = "([name, kept]) => localStorage.setItem(`honor-hub.seat.${name}`, kept)"
        self.bruno.evaluate(keep, [self.name, json.dumps({"key": phones[1].key})])
        self.bruno.goto(f"/play/{self.name}")
        self.bruno.locator(".playing").wait_for()
        self.host = devices.page(f"/host#{hub.host_key}", "tablet", viewport=SIZE)
        self.host.wait_for_selector(".home")
        self.host.goto(f"/host#/table/{self.name}")
        self.host.wait_for_selector(".at-play")

    def say(self, seat: int, key: str, **values: Any) -> None:
        """Somebody else's tap."""
        asked = {"for_seat": seat}

        def questions() -> list[int]:
            offers = self.speaker.call("look", asked)["sight"]["offers"]
            return [each["question"] for each in offers if each["key"] == key]

        # What a tap on a page brought about may be on its way to the hub.
        (question,) = soon(questions)
        move = {"id": new_id(), "offer": key, "question": question, "values": values, **asked}
        made = self.speaker.call("move", move)
        assert made["ok"], made

    def keep(self, page: Page, name: str) -> None:
        page.screenshot(path=self.album / f"{name}.png")

    def straighten(self, page: Page, key: str) -> None:
        """By the small button in one's own row, or the host's fold."""
        if page is self.bruno:
            page.locator(".set-straight").tap()
        elif not page.locator(".fold .standing").is_visible():
            page.locator("summary", has_text="Correct something").tap()
        page.locator(f".standing [data-offer={key}]").tap()
        page.locator(".form").wait_for()

    def pick(self, page: Page, value: object) -> None:
        page.locator(f".form .choice[data-value='{value}']").tap()


@pytest.fixture
def table(hub: RunningHub, devices: Watched, tmp_path: Path) -> Table:
    return Table(hub, devices, tmp_path)


def test_what_hits_everyone_is_two_buttons_and_falls_together(table: Table) -> None:
    page = table.bruno
    table.say(0, "everyone")
    hit = page.locator("[data-offer=was-hit]")
    expect(hit).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-offer=not-hit]")).to_be_in_viewport(ratio=1)
    table.keep(page, "everyone")
    full = page.locator(".myself [data-counter=resilience]").get_attribute("data-value")
    hit.tap()
    for seat in (3, 2):
        table.say(seat, "not-hit")
    left = page.locator(f".myself [data-counter=resilience][data-value='{int(full or 0) - 1}']")
    left.wait_for()


def test_a_blow_told_late_names_who_struck(table: Table) -> None:
    table.say(0, "end-turn")
    page = table.bruno
    table.straighten(page, "late-wound")
    first = page.locator(".form .choice").first
    expect(first).to_contain_text("Aya")
    table.keep(page, "late-wound")
    table.pick(page, 0)
    expect(page.locator(".form .stepper-value")).to_have_text("1")
    page.locator(".form .main").tap()
    page.locator(".form").wait_for(state="detached")
    expect(page.locator(".told, .story").first).to_contain_text("Aya")


def test_a_character_is_set_straight_by_its_own_phone(table: Table) -> None:
    page = table.bruno
    table.straighten(page, "correct-character")
    table.keep(page, "correct-character")
    free = page.locator(".form .choice:not(.closed)").first
    name = free.locator(".choice-name").inner_text()
    free.tap()
    expect(page.locator(".myself-who")).to_contain_text(name)


def test_an_ending_by_correction_asks_whose_blow_it_was(table: Table) -> None:
    page = table.bruno
    page.locator("[data-correct=honor]").tap()
    less = page.locator(f"{SHEET} .step").first
    for left in (2, 1):
        less.tap()
        page.locator(f".myself [data-counter=honor][data-value='{left}']").wait_for()
    less.tap()
    expect(page.locator(".form .choice")).to_have_count(4)
    table.keep(page, "last-blow")
    table.pick(page, 2)
    page.locator("[data-offer=daimyo-held]").first.wait_for()


def test_the_host_lets_two_change_places_and_the_ring_is_drawn_so(table: Table) -> None:
    seats = "() => [...document.querySelectorAll('.ring .place')].map(each => each.dataset.seat)"
    assert table.bruno.evaluate(seats) == ["2", "3", "0"]
    table.straighten(table.host, "swap-places")
    table.keep(table.host, "swap-places")
    table.pick(table.host, 2)
    table.pick(table.host, 3)
    table.host.locator(".form").wait_for(state="detached")
    table.bruno.wait_for_function(f"() => ({seats})().join() === '3,2,0'")
    table.keep(table.bruno, "swapped")


def test_the_host_brings_somebody_back_and_stops_early(table: Table) -> None:
    table.say(3, "leave")
    host = table.host
    table.straighten(host, "come-back")
    table.keep(host, "come-back")
    host.locator(".form .main, .form .choice").last.tap()
    host.locator(".form").wait_for(state="detached")
    # It is no correction: it stands where a table is closed, and asks.
    expect(host.locator(".fold .standing [data-offer=stop-early]")).to_have_count(0)
    host.locator(".ending [data-offer=stop-early]").tap()
    host.locator(".form").wait_for()
    table.keep(host, "stop-early")
    host.locator(".form .main").tap()
    for seat in range(4):
        table.say(seat, "daimyo-held", count=0)
    table.bruno.locator(".the-end").wait_for()
    expect(table.bruno.locator(".the-end")).to_contain_text(re.compile("Stopped early"))
    table.keep(table.bruno, "stopped")


def test_the_host_taps_a_seat_and_the_number_that_is_wrong(table: Table) -> None:
    host = table.host
    honor = table.bruno.locator(".myself [data-counter=honor]")
    was = int(honor.get_attribute("data-value") or "")
    host.locator(".place-row[data-seat='1']").tap()
    host.locator(f"{SHEET} [data-correct=honor]").tap()
    table.keep(host, "host-number")
    more = host.locator(f"{SHEET} .step").last
    expect(more).to_be_in_viewport(ratio=1)
    more.tap()
    expect(honor).to_have_attribute("data-value", str(was + 1))
    host.locator(f"{SHEET} .step").first.tap()
    expect(honor).to_have_attribute("data-value", str(was))
    # On a phone nobody taps another's numbers.
    table.bruno.locator(".ring .place[data-seat='2']").tap()
    table.bruno.locator(f"{SHEET} [data-counter=honor]").wait_for()
    expect(table.bruno.locator(f"{SHEET} [data-correct]")).to_have_count(0)
