"""A tournament's table is put right: from the desk with a reason, and by players."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.watched import Watched
from tests.web.phone import Phone
from tests.web.running import running
from tests.web.tournament import Tournament

NAMES = ["Aya", "Bruno", "Carla", "Dino"]
LAPTOP: Any = {"viewport": {"width": 1366, "height": 768}}
PHONE: Any = {"viewport": {"width": 390, "height": 664}}


def _first(field: Any) -> Any:
    """Something that fits: nothing of a number, the first choice of a list."""
    return field["choices"][0]["value"] if "choices" in field else field["low"]


class Round:
    """A table of four in its first turn, everybody with a phone; `seated` are they by seat."""

    def __init__(self, cup: Tournament) -> None:
        self.cup = cup
        cup.desk.connect()
        for seat in range(4):
            cup.join("x", seat)
        cup.referee("draw")
        phones = [cup.at_table(phone) for phone in cup.phones]
        self.seated: dict[int, Phone] = {phone.seat: phone for phone in phones}
        self.table: str = phones[0].table
        self.referee = Phone(cup.hub.url, self.table, cup.key)
        self.referee.connect()
        while not phones[0].wait(0)["view"]["round"]:
            for phone in phones:
                self._choose(phone)

    def _choose(self, phone: Phone) -> None:
        sight = phone.call("look")["sight"]
        asked = [each["question"] for each in sight["view"]["asked"]]
        for offer in sight["offers"]:
            if offer["question"] in asked and not offer["standing"]:
                values = {each["name"]: _first(each) for each in offer["fields"]}
                made = {"offer": offer["key"], "question": offer["question"], "values": values}
                answer = phone.move(made)
                assert answer["ok"], answer
                phone.wait(answer["version"])
                return

    def honor(self, seat: int) -> int:
        places = self.referee.call("look")["sight"]["view"]["places"]
        counters = {each["key"]: each["value"] for each in places[seat]["counters"]}
        return int(counters["honor"])

    def says(self, seat: int, honor: int) -> None:
        """A player corrects their own honor."""
        game = "goes-on" if honor else "ends"
        values = {"seat": seat, "value": honor, "game": game}
        answer = self.seated[seat].move({"offer": "correct-honor", "values": values})
        assert answer["ok"], answer


@pytest.fixture
def round_of_four(built: None, tmp_path: Path) -> Iterator[Round]:
    with running(tmp_path, joins_a_minute=1000) as hub:
        yield Round(Tournament(hub, level="companion", rounds=1, entries=NAMES))


def desk_of(devices: Watched, cup: Tournament) -> Page:
    page = devices.page(f"/desk/{cup.name}#{cup.key}", "laptop", **LAPTOP)
    page.locator("[data-table]").first.wait_for()
    return page


def phone_of(devices: Watched, game: Round, seat: int) -> Page:
    page = devices.page("/", "phone", **PHONE)
    kept = {"table": game.table, "key": game.seated[seat].key}
    page.evaluate(
        "({table, key}) => localStorage.setItem(`honor-hub.seat.${table}`, JSON.stringify({key}))",
        kept,
    )
    page.goto(f"/play/{game.table}")
    page.locator(".playing").wait_for()
    return page


def test_the_referee_puts_a_table_right_from_the_desk_and_says_why(
    browser: Browser, round_of_four: Round
) -> None:
    game = round_of_four
    devices = Watched(browser, game.cup.hub.url)
    desk = desk_of(devices, game.cup)
    was = game.honor(1)
    desk.locator("[data-put-right-here]").click()
    sheet = desk.locator(".put-right")
    sheet.locator("[data-row]").first.wait_for()
    correct = sheet.locator("[data-offer=correct-honor]")
    expect(correct).to_be_disabled()
    sheet.locator("[data-why=counted]").click()
    expect(correct).to_be_enabled()
    assert_accessible(desk)
    desk.screenshot(path="test-output/put-right-desk.png")
    correct.click()
    form = desk.locator("dialog[open]").last
    form.locator("[data-value='1']").first.click()
    form.locator(".step").last.click()
    form.locator("button.main").click()
    expect(desk.locator(".desk-made")).to_contain_text(f"{was} → {was + 1}")
    assert game.honor(1) == was + 1
    sheet.locator("[data-undo]").click()
    expect(desk.locator(".desk-made li")).to_have_count(2)
    assert game.honor(1) == was
    sheet.locator("[data-act-for='0']").click()
    acting = desk.locator("dialog[open]").last
    acting.locator("[data-offer=end-turn]").wait_for()
    desk.screenshot(path="test-output/put-right-act.png")
    acting.locator(".sheet-head .round").click()
    sheet.locator("xpath=ancestor::dialog").locator(".sheet-head .round").first.click()
    desk.locator("[data-part=record]").click()
    lines = desk.locator(".desk-record li")
    expect(lines).to_have_count(2)
    expect(lines.last).to_contain_text(f"{was} → {was + 1}")
    expect(lines.last).to_contain_text("Counted at the table")
    desk.screenshot(path="test-output/put-right-record.png")
    devices.close()


@pytest.mark.long
def test_a_player_who_gives_themselves_tokens_is_confirmed_by_two_phones(
    browser: Browser, round_of_four: Round
) -> None:
    game = round_of_four
    devices = Watched(browser, game.cup.hub.url)
    desk = desk_of(devices, game.cup)
    was = game.honor(2)
    game.says(2, was + 2)
    one, two, mine = (phone_of(devices, game, seat) for seat in (0, 3, 2))
    expect(desk.locator("[data-waiting]")).to_contain_text(f"{was} → {was + 2}")
    expect(mine.locator("[data-asked]")).to_contain_text(f"{was + 2}, not {was}")
    expect(mine.locator("[data-asked] button")).to_have_count(0)
    notice = one.locator("[data-asked]")
    expect(notice).to_contain_text(re.compile("Right"))
    assert_accessible(one)
    one.screenshot(path="test-output/confirm-phone.png")
    mine.screenshot(path="test-output/confirm-mine.png")
    desk.screenshot(path="test-output/confirm-desk.png")
    notice.locator(".seat-yes").tap()
    expect(desk.locator("[data-waiting]")).to_contain_text("one says")
    assert game.honor(2) == was
    two.locator("[data-asked] .seat-yes").tap()
    expect(one.locator("[data-asked]")).to_have_count(0)
    expect(desk.locator("[data-waiting]")).to_have_count(0)
    expect(desk.locator(".desk-made")).to_contain_text(f"{was} → {was + 2}")
    assert game.honor(2) == was + 2
    devices.close()


@pytest.mark.long
def test_a_no_calls_the_referee_who_overturns_it(browser: Browser, round_of_four: Round) -> None:
    game = round_of_four
    devices = Watched(browser, game.cup.hub.url)
    desk, one = desk_of(devices, game.cup), phone_of(devices, game, 0)
    was = game.honor(2)
    game.says(2, was + 2)
    one.locator("[data-asked] .seat-no").tap()
    expect(desk.locator("[data-waiting]")).to_contain_text("not right")
    expect(desk.locator(".desk-calls[role=alert]")).to_contain_text("calls you")
    desk.locator("[data-overturn]").click()
    desk.locator("[data-why=dispute]").click()
    desk.screenshot(path="test-output/overturn-desk.png")
    desk.locator("[data-rule]").click()
    expect(desk.locator("[data-waiting]")).to_have_count(0)
    expect(one.locator("[data-asked]")).to_have_count(0)
    assert game.honor(2) == was
    devices.close()


@pytest.mark.long
def test_the_referee_taps_the_number_that_is_wrong(browser: Browser, round_of_four: Round) -> None:
    game = round_of_four
    devices = Watched(browser, game.cup.hub.url)
    desk = desk_of(devices, game.cup)
    was = game.honor(1)
    desk.locator("[data-put-right-here]").click()
    row = desk.locator(".put-right [data-row='1']")
    row.locator("[data-counter=honor]").wait_for()
    expect(row.locator("[data-correct]")).to_have_count(0)
    desk.locator("[data-why=counted]").click()
    row.locator("[data-correct=honor]").click()
    desk.locator("dialog[open]").last.locator(".step").first.click()
    expect(row.locator("[data-counter=honor]")).to_have_attribute("data-value", str(was - 1))
    desk.screenshot(path="test-output/put-right-number.png")
    expect(desk.locator(".desk-made")).to_contain_text(f"{was} → {was - 1}")
    devices.close()


@pytest.mark.long
def test_a_game_that_ended_by_a_slip_is_let_play_on_from_the_desk(
    browser: Browser, round_of_four: Round
) -> None:
    game = round_of_four
    devices = Watched(browser, game.cup.hub.url)
    desk = desk_of(devices, game.cup)
    game.says(1, 0)
    while not desk.locator(".desk-table.over").count():
        for phone in game.seated.values():
            game._choose(phone)
    desk.locator("[data-offer=reopen]").click()
    form = desk.locator("[data-form=reopen]")
    form.locator("#field-reopen-why").fill("It was one, not none")
    desk.screenshot(path="test-output/reopen-desk.png")
    form.locator("button[type=submit]").click()
    expect(desk.locator(".desk-table.over")).to_have_count(0)
    phone_of(devices, game, 0)
    assert game.honor(1) > 0
    devices.close()
