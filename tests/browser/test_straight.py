"""Setting things straight on a phone: what is there now, what can be, and then it is done."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.watched import Watched
from tests.web.running import RunningHub


@pytest.mark.long
def test_a_correction_shows_what_is_there_and_why_no_more_and_leaves_no_sheet(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="straight", game="bang", players=3)
    evening.seat(3)
    evening.start()
    phone = evening.until_offered("bang")
    page, life = phone.page, phone.page.locator(".myself [data-counter=life]")
    full = int(life.get_attribute("data-value") or "")
    phone.tap(".set-straight")
    phone.tap(".standing [data-offer=correct-life]")
    page.wait_for_selector(".form .stepper-value")
    assert "what the player started with" in page.locator(".form .hint").inner_text()
    expect(page.locator(".form .stepper-value")).to_have_text(str(full))
    phone.step_to(full - 1)
    phone.tap(".form .main")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(life).to_have_attribute("data-value", str(full - 1))


def test_a_number_that_is_wrong_is_tapped_and_then_minus_or_plus(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="number", game="bang", players=3)
    evening.seat(3)
    evening.start()
    phone = evening.until_offered("bang")
    life = phone.page.locator(".myself [data-counter=life]")
    full = int(life.get_attribute("data-value") or "")
    phone.tap("[data-correct=life]")
    phone.tap("dialog[open] .step >> nth=0")
    expect(life).to_have_attribute("data-value", str(full - 1))
    phone.tap("dialog[open] .step >> nth=1")
    expect(life).to_have_attribute("data-value", str(full))
