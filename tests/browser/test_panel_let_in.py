"""A panel is let in by its letters on the host's page, and shut out there again."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest
from playwright.sync_api import Page, expect

from hardware import key_exchange
from hardware.key_exchange import KeyRequest, TableAccess
from tests.browser.axe import assert_accessible
from tests.browser.watched import Watched
from tests.hardware.evening import Evening
from tests.hardware.hand import PATIENCE, Hand, soon
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long


@pytest.fixture
def evening(hub: RunningHub) -> Iterator[Evening]:
    evening = Evening(hub)
    evening.begin()
    yield evening
    evening.end()


class Knocker:
    """A panel without a key, at the door."""

    def __init__(self, hub: RunningHub, file: Path) -> None:
        self.said: list[str] = []
        self._found: list[TableAccess] = []
        self._thread = Thread(target=lambda: self._ask(hub.url, file), daemon=True)
        self._thread.start()
        self.letters = soon(lambda: self.said)[0].rstrip(".").rpartition(" ")[2]

    def _ask(self, url: str, file: Path) -> None:
        request = KeyRequest(file, self.said.append)
        found = request.answered(url, Event(), lambda *_: None)
        self._found += [found] if found is not None else []

    def where(self) -> TableAccess:
        self._thread.join(PATIENCE)
        return self._found[0]


def host_at(devices: Watched, hub: RunningHub, table: str, language: str) -> Page:
    page = devices.page(f"/host#{hub.host_key}", "tablet", language)
    page.locator(f".table-card[data-table={table}]").click()
    page.locator(".fold:has([data-let-in=panel]) summary").click()
    return page


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_panel_is_let_in_by_its_letters_and_shut_out_again(
    devices: Watched,
    hub: RunningHub,
    evening: Evening,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
) -> None:
    monkeypatch.setattr(key_exchange, "ASK_EVERY", 0.05)
    page = host_at(devices, hub, evening.table, language)
    expect(page.locator("[data-panels]")).to_have_count(0)
    panel = Knocker(hub, tmp_path / "key")
    page.locator("[data-let-in=panel]").click()
    page.fill("dialog[open] .letters", panel.letters.lower())
    assert_accessible(page)
    page.locator("dialog[open] button[type=submit]").click()
    page.locator("dialog[open] [role=status]").wait_for()
    page.locator("dialog[open] .button.main").click()
    expect(page.locator("[data-panels='1']")).to_be_visible()
    hand = Hand(panel.where())
    soon(lambda: hand.panel.link.state == "linked")
    assert_accessible(page)
    page.locator("[data-panels] + .danger").click()
    page.locator("dialog[open] .seal").click()
    expect(page.locator("[data-panels]")).to_have_count(0)
    soon(lambda: hand.panel.link.state == "closed")
    hand.heard("key-revoked")
    hand.panel.close()
