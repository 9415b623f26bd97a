"""The hub is killed in the middle of a round: desk, hall and phones say that it waits."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.watched import Watched
from tests.web.running import RunningHub, running
from tests.web.tournament import Tournament

NAMES = ["Aya", "Bruno", "Carla", "Dino"]
LEFT = re.compile(r"^30:00$")


@pytest.fixture
def killed(built: None, tmp_path: Path) -> Iterator[Tournament]:
    """A round of half an hour, on a hub that was killed and is up again."""
    with running(tmp_path, joins_a_minute=1000) as hub:
        cup = Tournament(hub, level="tokens", minutes=30, entries=NAMES)
        cup.desk.connect()
        cup.join("x", 0)
        cup.referee("draw")
        cup.referee("start-round")
        cup.desk.drop()
        hub.restart()
        yield cup


@pytest.mark.long
def test_a_round_waits_after_a_restart_until_the_referee_taps(
    browser: Browser, killed: Tournament
) -> None:
    hub: RunningHub = killed.hub
    devices = Watched(browser, hub.url)
    given = killed.ask("POST", "/keys", {"kind": "hall"}).said["key"]
    hall = devices.page(f"/watch/{killed.name}#{given}", "tv")
    desk = devices.page(f"/desk/{killed.name}#{killed.key}", "laptop")
    notice = desk.locator(".desk-calls", has_text="The hub was restarted: 30:00 left. Resume?")
    notice.wait_for()
    for page in (hall, desk):
        expect(page.locator(".t-clock-time")).to_have_text(LEFT)
        expect(page.locator(".t-clock-state")).to_contain_text("Hub restarted")
    assert_accessible(desk)
    assert_accessible(hall)
    notice.locator("[data-go-on]").click()
    expect(notice).to_have_count(0)
    for page in (hall, desk):
        expect(page.locator(".t-clock-state")).to_have_text("left in this round")
    devices.close()
