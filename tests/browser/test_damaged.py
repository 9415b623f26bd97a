"""A table that cannot be read, as its host meets it: named, saved as it is, removed."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hub.settings import LOG_NAME
from tests.browser.watched import Watched
from tests.faults.corruption import nights, write
from tests.web.running import RunningHub, running


@pytest.fixture(scope="module")
def hub(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    """A hub with three nights, of which one lost its third record."""
    folder = tmp_path_factory.mktemp("damaged")
    log = folder / "state" / LOG_NAME
    log.parent.mkdir()
    write(log, dict(list(nights().items())[:3]))
    with closing(sqlite3.connect(log, isolation_level=None)) as connection:
        connection.execute("DELETE FROM record WHERE tbl = 'NIGHT1' AND version = 3")
    with running(folder, bot_pause=0) as hub:
        yield hub


def test_the_host_saves_and_removes_a_damaged_table(browser: Browser, hub: RunningHub) -> None:
    devices = Watched(browser, hub.url)
    page = devices.page(f"/host#{hub.host_key}", "phone")
    notice = page.locator(".damaged")
    expect(notice.locator("h2")).to_have_text("One table cannot be read")
    expect(notice.locator("[data-damaged]")).to_contain_text("NIGHT1")
    expect(notice).to_contain_text("records are left")
    with page.expect_download() as saving:
        notice.locator("[data-raw]").click()
    saved = json.loads(Path(saving.value.path()).read_text())
    assert saved["table"] == "NIGHT1"
    assert 3 not in [each["version"] for each in saved["records"]]
    notice.get_by_role("button", name="Delete the table").click()
    expect(page.get_by_text("What is left of NIGHT1 is gone for good.")).to_be_visible()
    page.get_by_role("button", name="Delete it").click()
    expect(notice).to_have_count(0)
    assert hub.as_host("GET", "/api/damaged") == []
    assert len(hub.as_host("GET", "/api/tables")) == 2
    devices.close()
