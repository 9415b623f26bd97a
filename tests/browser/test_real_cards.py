"""Real cards that the hub has wrong: told on a phone of 390 × 664 while asked, and by the host."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watched import Watched
from tests.hardware.evening import Evening
from tests.web.running import RunningHub

SMALL: dict[str, Any] = {"viewport": {"width": 390, "height": 664}}
ATTACKER, TARGET = 1, 2


@pytest.fixture
def attacked(hub: RunningHub) -> Iterator[Evening]:
    """A weapon that reaches a neighbour without Armor and no further; its target is asked."""
    evening = Evening(hub)
    evening.begin()
    evening.made(evening.host, "correct-character", seat=TARGET, character="ginchiyo")
    evening.made(evening.host, "correct-character", seat=ATTACKER, character="hideyoshi")
    evening.give_turn(ATTACKER)
    evening.made(evening.phones[ATTACKER], "attack", target=TARGET, weapon="bokken")
    yield evening
    evening.end()


def phone_of(devices: Watched, evening: Evening, seat: int) -> Page:
    context = devices.context(**SMALL)
    kept = {f"honor-hub.seat.{evening.table}": json.dumps({"key": evening.phones[seat].key})}
    context.add_init_script(f"if (location.host) Object.assign(localStorage, {json.dumps(kept)})")
    page = context.new_page()
    page.goto(f"/play/{evening.table}")
    page.locator(".myself").wait_for()
    return page


def counted(evening: Evening, seat: int, key: str) -> int:
    counters = evening.screen.view["places"][seat]["counters"]
    return int(next(each["value"] for each in counters if each["key"] == key))


def pick(page: Page, value: str) -> None:
    choice = page.locator(f".form .choice[data-value='{value}']")
    choice.scroll_into_view_if_needed()
    choice.click()


def test_armor_that_was_forgotten_is_told_while_asked_and_the_attacker_agrees(
    devices: Watched, attacked: Evening
) -> None:
    hands = [counted(attacked, seat, "hand") for seat in (ATTACKER, TARGET)]
    target, attacker = (phone_of(devices, attacked, seat) for seat in (TARGET, ATTACKER))
    version = attacked.screen.sight["version"]
    target.locator(".set-straight").click()
    target.locator(".standing [data-offer=correct-laid]").click()
    pick(target, "+armor")
    target.screenshot(path="test-output/forgotten-armor.png")
    pick(target, "own-hand")
    attacked.screen.wait(version + 1)
    assert counted(attacked, TARGET, "hand") == hands[1] - 1
    expect(target.locator(".myself [data-mark=armor]")).to_have_count(1)
    # The attack stands as it was declared, until its attacker says that this is right.
    expect(target.locator("[data-offer=parry]").first).to_be_visible()
    right = attacker.locator("[data-offer=judge-anew]")
    expect(right).to_be_in_viewport(ratio=1)
    attacker.screenshot(path="test-output/attack-judged-anew.png")
    right.click()
    attacked.screen.wait(version + 2)
    assert "attack-voided" in [line["code"] for line in attacked.screen.sight["lines"]]
    # The weapon is in the hand again.
    assert counted(attacked, ATTACKER, "hand") == hands[0] + 1
    expect(target.locator("[data-offer=parry]")).to_have_count(0)


def test_the_host_begins_a_turn_with_its_draw(
    devices: Watched, attacked: Evening, hub: RunningHub
) -> None:
    page = devices.page(f"/host#{hub.host_key}", "tablet", **SMALL)
    page.goto(f"/host#/table/{attacked.table}")
    version = attacked.screen.sight["version"]
    page.locator("summary", has_text="Correct something").click()
    page.locator(".standing [data-offer=correct-turn]").click()
    pick(page, "3")
    expect(page.locator(".form .choice")).to_have_count(2)
    page.screenshot(path="test-output/turn-from-its-beginning.png")
    pick(page, "draw")
    attacked.screen.wait(version + 1)
    view = attacked.screen.view
    assert (view["turn"], view["asked"]) == (3, [])
    assert [due["key"] for due in view["due"]] == ["draw"]
